import { Prose } from '#ui/prose/prose.tsx';
import type { HomePage } from '#wire/home.ts';

/** Two numbers and a line between them. No photograph, no promise. */
export function Change({ text }: { text: HomePage['home']['change'] }) {
  return (
    <section className="bg-sand py-16 md:py-24">
      <div className="wrap">
        <h2 className="text-h3 text-ink-soft">{text.title}</h2>
        <div className="mt-6 grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr_auto]">
          <Figure {...text.before} />
          <svg
            aria-hidden="true"
            focusable="false"
            width="100%"
            height="80"
            viewBox="0 0 600 120"
            fill="none"
            strokeWidth="2"
            className="h-20 w-full text-brand sm:h-28"
            preserveAspectRatio="none"
            stroke="currentColor"
          >
            <path vectorEffect="non-scaling-stroke" d="M4 24c90 0 110 34 190 30s110 40 200 32 120 14 202 14" />
            <path
              vectorEffect="non-scaling-stroke"
              opacity="0.45"
              d="M4 40c90 0 110 34 190 30s110 36 200 28 120 10 202 10"
            />
            <path
              vectorEffect="non-scaling-stroke"
              opacity="0.2"
              d="M4 56c90 0 110 32 190 28s110 30 200 24 120 8 202 8"
            />
          </svg>
          <Figure {...text.after} />
        </div>
        <Prose text={text.caption} className="measure mt-8 text-ink-soft" />
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <p>
      <span className="block text-figure font-extrabold tracking-[-0.04em]">{value}</span>
      <span className="text-sm font-semibold text-ink-soft">{label}</span>
    </p>
  );
}
