const heights = [1.5, 4, 6.5, 9, 11.5] as const;

/** A tide line that runs higher, the more active the week. Decoration beside words that say the same. */
export function ActivityWave({ level }: { level: number }) {
  const height = heights[level] ?? 1;
  const wave = `M2 14C8 ${14 - height} 12 ${14 - height} 18 14S28 ${14 + height} 34 14 44 ${14 - height} 50 14 60 ${14 + height} 62 14`;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="64"
      height="28"
      viewBox="0 0 64 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="hidden h-7 w-16 shrink-0 text-brand min-[24rem]:block"
    >
      <path d={wave} />
    </svg>
  );
}
