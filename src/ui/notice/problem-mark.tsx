/** The shape of a problem beside its words. An SVG, so that it is neither copied nor announced. */
export function ProblemMark() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      className="mt-0.5 size-5.5 shrink-0"
    >
      <circle cx="12" cy="12" r="12" className="fill-severe" />
      <path d="M12 6v7.5M12 17.4v.1" strokeWidth="2.6" strokeLinecap="round" className="stroke-on-strong" />
    </svg>
  );
}
