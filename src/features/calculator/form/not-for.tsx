import { butterfly } from '#domain/calculator/help-lines.ts';
import { notFor } from '#domain/calculator/safety-notices.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** Whom the calculator is not for, before anything is asked. */
export function NotFor() {
  return (
    <Notice
      tone="information"
      className="mb-8 max-w-3xl text-sm in-[.opens-values]:hidden in-[body:has(#answer)]:print:hidden"
    >
      <p>
        <strong>Before you begin.</strong> These figures are for adults of 18 and over. They are {notFor} If eating or
        your body is on your mind a lot, {butterfly.name} listens:{' '}
        <a href={`tel:${butterfly.dial}`} className="font-semibold whitespace-nowrap underline">
          {butterfly.number}
        </a>
        .
      </p>
    </Notice>
  );
}
