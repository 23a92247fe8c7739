import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/button/button.tsx';

interface InlineToolProps {
  title: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A tool opened inside the list. */
export function InlineTool({ title, titleRef, onClose, children }: InlineToolProps) {
  return (
    <section aria-labelledby="inline-title" className="pt-10 pb-14">
      <div className="mb-10 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h3 id="inline-title" ref={titleRef} tabIndex={-1} className="text-h2">
            {title}
          </h3>
          <p className="mt-1 text-sm font-semibold text-ink-soft">
            General information for adults 18 and over. Not a diagnosis, not medical advice.
          </p>
        </div>
        <Button onClick={onClose}>Close the calculator</Button>
      </div>
      {children}
    </section>
  );
}
