import { type ReactNode, useDeferredValue } from 'react';
import type { Assessment } from '#domain/screeners/answers.ts';
import { calledFor } from '#domain/screeners/recommendation.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Part } from '#ui/part/part.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { ToolSettings } from '#wire/tools.ts';
import { Analysis } from './analysis.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { ScreenerResultActions } from './result-actions.tsx';
import { ResultScale } from './result-scale.tsx';
import { SeverityMark, severityLooks } from './severity.tsx';

interface ResultPanelProps {
  id: string;
  assessment: Assessment;
  completedAt: Date;
  settings: ToolSettings;
  /** Shown below the actions of the result. */
  children?: ReactNode;
}

/** Id of the element with the score. */
export function scoreId(resultId: string): string {
  return `${resultId}-score`;
}

/** The result: the sentence first, the number second, the advice third. */
export function ResultPanel({ id, assessment, completedAt, settings, children }: ResultPanelProps) {
  const { instrument, result, responses } = assessment;
  const { severity, text: whatToDo } = result.recommendation;
  const { word, text } = severityLooks[severity];
  const ofScore = instrument.scale.bands.find(({ id: band }) => band === result.band)?.severity;
  const titleId = `${id}-title`;
  // The notices for every visitor are below the questions already.
  const notices = calledFor(assessment);
  // A slow phone paints the answer before the actions.
  const isWhole = useDeferredValue(true, false);
  return (
    <section id={id} aria-labelledby={titleId} aria-busy={!isWhole || undefined}>
      <TideEdge colour="sand" />
      <div className="bg-sand px-5 max-xs:px-3 pt-3 pb-7 @2xl:px-8">
        <div className="grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div>
            <p className={`flex items-center gap-2 font-bold ${text}`}>
              <SeverityMark severity={severity} />
              {/* Above a title that may sound calmer. */}
              {severity === ofScore ? word : `${word}, whatever the score`}
            </p>
            <h4 id={titleId} className="mt-1.5 text-h3">
              {result.title}
            </h4>
            <p className="measure mt-2 text-lead">{result.message}</p>
          </div>
          <div className="@3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">
            <ScoreLine id={scoreId(id)} display={result.display} figure={`${result.score}/${result.max}`} />
            <Part>
              <ResultScale assessment={assessment} />
            </Part>
          </div>
          <div className="@3xl:col-start-1">
            <h5 className="font-bold">What to do</h5>
            <p className="measure mt-1">{whatToDo}</p>
            {notices.length > 0 && (
              <div className="mt-4 grid gap-3">
                {notices.map((notice) => (
                  <NoticePanel key={notice.title} notice={notice} level={5} />
                ))}
              </div>
            )}
            <ButtonLink
              href={settings.bookingHref}
              external
              icon="calendar"
              // A result without advice to act has no booking button.
              look={severity === 'good' ? 'secondary' : 'primary'}
              className="mt-5"
            >
              Book Consultation
            </ButtonLink>
          </div>
        </div>
        {isWhole && instrument.id === 'epworth' && (
          // A changed answer invalidates the analysis: the old one is removed and a running request is aborted.
          <Analysis
            key={responses.map(({ option }) => option.value).join()}
            assessment={assessment}
            clinicName={settings.clinicName}
            provider={settings.analysisProvider}
          />
        )}
        {isWhole && <ScreenerResultActions assessment={assessment} completedAt={completedAt} settings={settings} />}
        {isWhole && children}
      </div>
    </section>
  );
}

/** 'Positive Responses: 4/6 - ADHD Assessment Recommended', with the number set large. */
function ScoreLine({ id, display, figure }: { id: string; display: string; figure: string }) {
  const [before, ...after] = display.split(figure);
  return (
    <p id={id} className="mb-4 text-sm font-semibold">
      {before}
      <span className="text-h2 font-extrabold tracking-tight">{figure}</span>
      {/* Repeats the title, which is above in large type. */}
      <span className="sr-only">{after.join(figure)}</span>
    </p>
  );
}
