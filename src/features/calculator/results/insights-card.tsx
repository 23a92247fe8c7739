import { useEffect, useRef, useState } from 'react';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { useAnnouncer } from '#ui/announcement/use-announcer.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { notify } from '#ui/toast/toasts.ts';
import type { CalculatorSettings } from '../calculator-settings.ts';
import type { Interpretation } from '../calculator-state.ts';
import { interpretationUnavailable, requestInterpretation } from '../request-interpretation.ts';
import { ResultSection } from './result-section.tsx';

interface InsightsCardProps {
  plan: SafePlan;
  units: ResultUnits;
  interpretation: Interpretation | null;
  settings: CalculatorSettings;
  onInterpretation: (interpretation: Interpretation) => void;
}

/** The only request that holds the numbers, sent only when this button is pressed. Remounted for each calculation. */
export function InsightsCard({ plan, units, interpretation, settings, onInterpretation }: InsightsCardProps) {
  const [waiting, setWaiting] = useState(false);
  const [said, say] = useAnnouncer();
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function ask(): Promise<void> {
    // Not `disabled`, which would take the focus from keyboard users.
    if (waiting) return;
    const request = new AbortController();
    running.current = request;
    setWaiting(true);
    const text = await requestInterpretation(plan, units, request.signal);
    if (request.signal.aborted) return;
    setWaiting(false);
    if (text === null) notify({ ...interpretationUnavailable, tone: 'problem' });
    else {
      onInterpretation({ text, units });
      // Not the whole text, which takes minutes to read aloud.
      say('Your AI health insights are ready, below the button.');
    }
  }

  const label = interpretation === null ? 'Get My AI Health Insights' : 'Get Updated Analysis';
  return (
    <ResultSection id="result-insights" title="AI insights" className="noscript:hidden print:hidden">
      <p id="insights-recipient" className="measure">
        {recipient(settings)}{' '}
        <Link href="/privacy" className="text-link">
          Privacy policy
        </Link>
      </p>
      <Button
        ref={button}
        icon="sparkles"
        onClick={ask}
        aria-disabled={waiting}
        aria-describedby="insights-recipient"
        className="mt-4 aria-disabled:cursor-progress aria-disabled:bg-mist aria-disabled:text-ink-soft"
      >
        {waiting ? 'Analysing Your Results…' : label}
      </Button>
      <Announcement {...said} />
      {interpretation !== null && (
        <div className="measure mt-6 rounded-card bg-mist p-5 forced-border md:p-6">
          <p data-interpretation className="whitespace-pre-line">
            {interpretation.text}
          </p>
          {JSON.stringify(interpretation.units) !== JSON.stringify(units) && (
            <p className="mt-4 font-semibold">
              This was written before you changed the units. ‘Get Updated Analysis’ writes it anew.
            </p>
          )}
          <p className="mt-4 text-sm text-ink-soft">
            General information about your figures. It is not a diagnosis, and no clinician has seen it.
            {settings.analysisProvider === null && ' Written by fixed rules, not by an AI model.'}
          </p>
        </div>
      )}
    </ResultSection>
  );
}

/** The recipient of the numbers, named before the button is pressed. */
function recipient({ clinicName, analysisProvider }: CalculatorSettings): string {
  const sent = 'Pressing this sends the numbers that you entered and the results above, without your name, to';
  return analysisProvider === null
    ? `${sent} ${clinicName}'s own server, which explains them by fixed rules, without an AI model. No other company receives them, and nothing is stored. It is optional.`
    : `${sent} ${clinicName}'s server and on to ${analysisProvider}, whose AI model writes the explanation, perhaps outside Australia. It is optional.`;
}
