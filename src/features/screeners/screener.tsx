import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Assessment, assess, progressOf } from '#domain/screeners/answers.ts';
import type { Instrument, InstrumentId } from '#domain/screeners/instrument.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Part } from '#ui/part/part.tsx';
import { PartFailed } from '#ui/part/part-failed.tsx';
import type { ToolSettings } from '#wire/tools.ts';
import { AboutTool } from './about-tool.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { Question } from './question.tsx';
import { ResultPanel, scoreId } from './result-panel.tsx';
import { ScreenerHead } from './screener-head.tsx';
import { StillToAnswer } from './still-to-answer.tsx';
import { topics } from './topics.ts';
import { useAnswers } from './use-answers.ts';

/** Callbacks of the page for results. */
export interface WithResults {
  /** Shown below a displayed result. */
  renderNext?: (assessment: Assessment, completedAt: Date) => ReactNode;
  /** Called when the answers were cleared. */
  onClear?: (id: InstrumentId) => void;
}

interface ScreenerProps extends WithResults {
  instrument: Instrument;
  settings: ToolSettings;
}

/**
 * One questionnaire with its result. It is not in a form, so that nothing can be submitted, with or without script, and
 * answers cannot end up in an address or on a server.
 */
export function Screener({ instrument, settings, renderNext, onClear }: ScreenerProps) {
  const { id, items, instruction, notices, about } = instrument;
  const { reveal, layout } = topics[id];
  const place = useRef<HTMLElement>(null);
  const { answers, completedAt, choose, clear } = useAnswers();
  const [requested, setRequested] = useState(false);

  const { answered, total, complete } = progressOf(instrument, answers);
  const assessment = assess(instrument, answers);
  const shown = reveal === 'live' || requested ? assessment : null;
  const resultId = `${id}-result`;

  // The number scrolls into view after an answer or a press of the button, not after restored answers. It scrolls as little as
  // possible: the last question is still being answered.
  const acted = useRef(false);
  const hasResult = shown !== null;
  useEffect(() => {
    if (hasResult && acted.current) document.getElementById(scoreId(resultId))?.scrollIntoView({ block: 'nearest' });
  }, [hasResult, resultId]);

  function clearAnswers(): void {
    clear();
    onClear?.(id);
    setRequested(false);
    // The pressed button is removed, so the focus moves to the first question.
    place.current?.querySelector('input')?.focus();
  }

  return (
    <article
      ref={place}
      id={id}
      aria-labelledby={`${id}-title`}
      className="@container scroll-mt-4 overflow-clip rounded-large border border-line bg-surface shadow-card forced-border"
    >
      <ScreenerHead instrument={instrument} answers={answers} />
      <div>
        <p className="measure px-5 pt-6 @2xl:px-8">{instruction}</p>
        <div className="hidden noscript:block">
          <Notice tone="information" className="mx-5 mt-4 text-sm @2xl:mx-8">
            Working out a result needs JavaScript, which does not work here. You can still read the questions, and take
            your answers to a GP, or ask us on{' '}
            <a href={`tel:${settings.phone.dial}`} className="font-semibold whitespace-nowrap underline">
              {settings.phone.display}
            </a>
            .
          </Notice>
        </div>
        {/* A form only for autoComplete: some browsers restore choices on the next visit. It is never sent: with this method,
           and outside a dialog, it submits nothing, with or without script. */}
        <form method="dialog" autoComplete="off">
          <ol className="px-5 pt-2 @2xl:px-8">
            {items.map((item, index) => (
              <Question
                key={item.id}
                instrumentId={id}
                item={item}
                number={index + 1}
                layout={layout}
                answer={answers[item.id]}
                onChoose={(value) => {
                  acted.current = true;
                  choose(item.id, value);
                }}
              />
            ))}
          </ol>
        </form>
        <div className="mx-5 flex min-h-20 flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 @2xl:mx-8 noscript:hidden">
          <div className="grow">
            <Announcement className="font-semibold">{`${answered} of ${total} answered`}</Announcement>
            {answered > 0 && !complete && <StillToAnswer instrument={instrument} answers={answers} />}
          </div>
          {answered > 0 && (
            <button
              type="button"
              onClick={clearAnswers}
              className="text-link -mx-1 min-h-11 cursor-pointer px-1 text-sm"
              aria-describedby={`${id}-title`}
            >
              Clear answers
            </button>
          )}
          {reveal === 'on-request' && complete && (
            <Button
              icon={requested ? undefined : 'chart'}
              onClick={() => {
                acted.current = true;
                setRequested(!requested);
              }}
              aria-expanded={requested}
              aria-controls={requested ? resultId : undefined}
              aria-describedby={`${id}-title`}
            >
              {requested ? 'Hide My Results' : 'Show My Results'}
            </Button>
          )}
        </div>
        <Announcement>{shown && resultAnnouncement(shown)}</Announcement>
        {shown && (
          <Part attempt={shown} instead={<PartFailed what="The result">{resultAnnouncement(shown)}</PartFailed>}>
            <ResultPanel id={resultId} assessment={shown} completedAt={completedAt} settings={settings}>
              {renderNext?.(shown, completedAt)}
            </ResultPanel>
          </Part>
        )}
        <div className="px-5 pb-4 @2xl:px-8">
          {notices.length > 0 && (
            <div className="grid gap-3 pt-5">
              {notices.map((notice) => (
                <NoticePanel key={notice.id} notice={notice} />
              ))}
            </div>
          )}
          <AboutTool about={about} />
        </div>
      </div>
    </article>
  );
}

/** The announcement of a result: never the title alone, which may sound calmer than the advice. */
function resultAnnouncement({ instrument, result }: Assessment): string {
  const { title, score, max, recommendation } = result;
  return `Your ${instrument.name} result: ${title}. ${score} out of ${max}. ${recommendation.text}`;
}
