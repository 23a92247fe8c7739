import { butterfly } from '#domain/calculator/help-lines.ts';
import { notFor } from '#domain/calculator/safety-notices.ts';

/** Whom the calculator is not for, before its first question. That it is for adults is above it on every page. */
export function NotFor() {
  return (
    <p className="mb-8 rounded-card bg-mist p-5 in-[.opens-values]:hidden in-[body:has(#answer)]:print:hidden">
      {`Not ${notFor} ${butterfly.name}: `}
      <a href={`tel:${butterfly.dial}`} className="font-bold whitespace-nowrap underline">
        {butterfly.number}
      </a>
    </p>
  );
}
