import { TideEdge } from '#ui/tide/tide.tsx';

/** The page washing over the opening above it: the tide's edge, with the lines that the last waves left. */
export function Shore({ className = '' }: { className?: string }) {
  return (
    <div className={`pointer-events-none ${className}`}>
      <svg
        aria-hidden="true"
        focusable="false"
        width="100%"
        height="32"
        viewBox="0 0 1440 72"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="1.5"
        className="absolute inset-x-0 bottom-0 h-8 w-full overflow-visible stroke-surface md:h-14"
      >
        {/* The edge's own curve, higher up. */}
        <path
          vectorEffect="non-scaling-stroke"
          opacity="0.9"
          d="M0 26C150-6 300-12 470 8s300 42 470 30S1260-12 1440 12"
        />
        <path
          vectorEffect="non-scaling-stroke"
          opacity="0.6"
          d="M0 6C150-26 300-32 470-12s300 42 470 30S1260-32 1440-8"
        />
      </svg>
      <TideEdge colour="surface" />
    </div>
  );
}
