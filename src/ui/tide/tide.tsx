const fills = { surface: 'fill-surface', sand: 'fill-sand', mist: 'fill-mist', ocean: 'fill-ocean' } as const;

export type BandColour = keyof typeof fills;

/** The tide's edge: where one band of the page overlaps the one above it. */
export function TideEdge({ colour, className = '' }: { colour: BandColour; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="32"
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      className={`-mb-px block h-8 w-full md:h-14 ${fills[colour]} ${className}`}
    >
      <path d="M0 44C150 12 300 6 470 26s300 42 470 30S1260 6 1440 30V72H0Z" />
    </svg>
  );
}

/** Fine contour lines behind a heading or a band. Decoration only; the colour is the text's. */
export function TideLines({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="80"
      viewBox="0 0 1440 160"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`pointer-events-none ${className}`}
    >
      <path vectorEffect="non-scaling-stroke" d="M0 70C170 20 330 14 520 48s330 66 520 44 280-62 400-50" />
      <path vectorEffect="non-scaling-stroke" d="M0 98C170 50 330 44 520 76s330 62 520 42 280-58 400-48" />
      <path vectorEffect="non-scaling-stroke" d="M0 126C170 80 330 74 520 104s330 56 520 40 280-54 400-46" />
    </svg>
  );
}
