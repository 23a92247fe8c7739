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
  /** Below what can be done with the result. */
  children?: ReactNode;
}

/** Where the number of a result stands. */
export function scoreId(resultId: string): string {
  return `${resultId}-score`;
}

/** The result: the sentence first, the number second, what to do third. */
export function ResultPanel({ id, assessment, completedAt, settings, children }: ResultPanelProps) {
  const { instrument, result, responses } = assessment;
  const { severity, text: whatToDo } = result.recommendation;
  const { word, text } = severityLooks[severity];
  const ofScore = instrument.scale.bands.find(({ id: band }) => band === result.band)?.severity;
  const titleId = `${id}-title`;
  // What everybody is shown stands below the questions already.
  const notices = calledFor(assessment);
  // On a slow phone the answer is painted before what can be done with it.
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
              // Nobody is pressed to book on a result that asks for nothing.
              look={severity === 'good' ? 'secondary' : 'primary'}
              className="mt-5"
            >
              Book Consultation
            </ButtonLink>
          </div>
        </div>
        {isWhole && instrument.id === 'epworth' && (
          // A changed answer makes it another analysis: the old one goes, and a request on its way is given up.
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
      {/* Says the title again, which stands above in large type. */}
      <span className="sr-only">{after.join(figure)}</span>
    </p>
  );
}
