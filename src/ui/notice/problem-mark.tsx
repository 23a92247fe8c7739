/** The shape of a problem, beside its words. */
export function ProblemMark() {
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-pill bg-severe text-sm leading-none font-bold text-on-strong"
    >
      !
    </span>
  );
}
