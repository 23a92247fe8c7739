import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ConsentAnswer } from '#domain/analytics/consent.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';

interface ConsentPanelProps {
  /** 'closed': the browser has no storage for an answer. 'objected': the browser's do-not-track setting says no. */
  answer: ConsentAnswer | 'closed' | 'objected' | undefined;
  /** Opened by the visitor's own press, so it takes the focus. */
  takesFocus: boolean;
  onAnswer: (answer: ConsentAnswer) => void;
  /** Set when the question can be dismissed without an answer. */
  onClose: (() => void) | undefined;
}

const standing: Record<NonNullable<ConsentPanelProps['answer']>, string> = {
  allowed: 'Measuring is on, because you allowed it.',
  refused: 'Measuring is off, because you said no thanks.',
  closed: 'Your browser keeps nothing for this site, so measuring is off and there is nothing to choose.',
  objected: 'Your browser asks every site not to track you, so measuring is off and there is nothing to choose.',
};

const textButton = 'rounded-sm font-semibold text-brand underline underline-offset-4 hover:text-brand-deep';

/**
 * The consent question, in a strip along the bottom edge. It does not block the page, which reserves room for the strip at
 * its end. On very low screens it is part of the page itself.
 */
export function ConsentPanel({ answer, takesFocus, onAnswer, onClose }: ConsentPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [explains, setExplains] = useState(false);
  const explanationId = useId();
  useRoom(panel);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const canChoose = answer !== 'closed' && answer !== 'objected';

  return (
    <section
      ref={panel}
      aria-labelledby="privacy-choices-title"
      className="no-print fixed inset-x-0 bottom-(--dock-height) z-20 max-h-[calc(100dvh-var(--header-height)-var(--dock-height)-1rem)] overflow-y-auto border-t border-line bg-surface text-sm shadow-float forced-border low:static low:max-h-none"
    >
      <div className="wrap grid gap-x-8 gap-y-3 py-3 md:grid-cols-[1fr_auto] md:items-center md:py-4">
        <div className="max-w-4xl">
          <h2 id="privacy-choices-title" ref={title} tabIndex={-1} className="text-base outline-none">
            {canChoose ? 'May we measure how fast our pages are?' : 'Privacy choices'}
          </h2>
          {answer && <p className="font-semibold">{standing[answer]}</p>}
          {canChoose && (
            <p>
              Five timings would go to Google Analytics. Never which page you read, and never an answer you give.{' '}
              <button
                type="button"
                aria-expanded={explains}
                aria-controls={explanationId}
                onClick={() => setExplains(!explains)}
                className={textButton}
              >
                {explains ? 'Show less' : 'What is sent?'}
              </button>
            </p>
          )}
        </div>
        {/* Both answers have equal weight: the same button twice, the one that changes nothing first. */}
        <div className="flex flex-wrap gap-3">
          {canChoose && (
            <>
              <Button
                onClick={() => onAnswer('refused')}
                className="flex-1 max-xs:basis-full whitespace-nowrap md:w-32 lg:w-36"
              >
                No thanks
              </Button>
              <Button onClick={() => onAnswer('allowed')} className="flex-1 max-xs:basis-full md:w-32 lg:w-36">
                Allow
              </Button>
            </>
          )}
          {onClose && (
            <button type="button" onClick={onClose} className={`min-h-12 px-3 max-sm:w-full ${textButton}`}>
              Close
            </button>
          )}
        </div>
        <div id={explanationId} hidden={!explains} className="md:col-span-2">
          <WhatIsSent />
        </div>
      </div>
    </section>
  );
}

function WhatIsSent() {
  return (
    <ul className="grid list-disc gap-x-10 gap-y-1.5 pb-2 pl-5 marker:text-brand md:grid-cols-2">
      <li>How soon a page answered, appeared and reacted to you, and whether it jumped.</li>
      <li>
        That a visit took place, with a random number kept in a cookie for six months, so that a second visit is known
        as one.
      </li>
      <li>
        What Google sees of any visitor: IP address, browser, language and screen size. It may handle this outside
        Australia.
      </li>
      <li>
        Not sent: page addresses and titles, where you came from, what you type. Everything for advertising is off.
      </li>
      <li className="md:col-span-2">
        You can change your answer at the foot of every page. More in our{' '}
        <Link href="/privacy" className="text-link">
          privacy policy
        </Link>
        .
      </li>
    </ul>
  );
}

/** Publishes the height of the strip, so that the page's end and a focused element can be scrolled clear of it. */
function useRoom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const floats = getComputedStyle(element).position === 'fixed';
      style.setProperty('--notice-height', floats ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-height');
    };
  }, [panel]);
}
