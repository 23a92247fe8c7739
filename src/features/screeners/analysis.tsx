import { useEffect, useRef, useState } from 'react';
import type { Assessment } from '#domain/screeners/answers.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { useAnnouncer } from '#ui/announcement/use-announcer.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { analysisUnavailable, requestAnalysis } from './request-analysis.ts';

interface AnalysisProps {
  assessment: Assessment;
  clinicName: string;
  /** The company of the model, or null where the clinic's own server answers by rule. */
  provider: string | null;
}

type State = 'idle' | 'analysing' | 'unavailable' | { text: string };

/** The only request of a self-check that holds answers, sent only when this button is pressed. */
export function Analysis({ assessment, clinicName, provider }: AnalysisProps) {
  const [state, setState] = useState<State>('idle');
  const [said, say] = useAnnouncer();
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function analyse(): Promise<void> {
    const request = new AbortController();
    running.current = request;
    setState('analysing');
    const text = await requestAnalysis(assessment, request.signal);
    if (request.signal.aborted) return;
    setState(text === null ? 'unavailable' : { text });
    // Not the whole text, which takes minutes to read aloud.
    say(text === null ? analysisUnavailable : 'The longer explanation is ready, below the button.');
  }

  // Browsers move the focus from a disabled button. It returns unless the visitor has moved it.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (state !== 'idle' && state !== 'analysing' && lost) button.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <section aria-labelledby="analysis-title" className="mt-7 rounded-card bg-surface p-5 forced-border">
      <h5 id="analysis-title" className="font-bold">
        A longer explanation, if you want one
      </h5>
      <p id="analysis-recipient" className="measure mt-1.5 text-sm">
        {recipient(clinicName, provider)}{' '}
        <Link href="/privacy" className="text-link">
          Privacy policy
        </Link>
      </p>
      <Button
        ref={button}
        icon="sparkles"
        onClick={analyse}
        disabled={state === 'analysing'}
        aria-describedby="analysis-recipient"
        className="mt-4 disabled:cursor-progress disabled:border-line disabled:bg-mist disabled:text-ink-soft"
      >
        {state === 'analysing' ? 'Analysing…' : 'Get AI analysis'}
      </Button>
      <Announcement {...said} />
      <div>
        {typeof state === 'object' && (
          <div className="measure mt-4 grid gap-3 border-t border-line pt-4">
            {state.text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph.trim()}
              </p>
            ))}
            <p className="text-sm text-ink-soft">
              General information about your score. It is not a diagnosis, and no clinician has seen it.
              {provider === null && ' Written by fixed rules, not by an AI model.'}
            </p>
          </div>
        )}
        {state === 'unavailable' && (
          <Notice tone="problem" className="measure mt-4">
            {analysisUnavailable}
          </Notice>
        )}
      </div>
    </section>
  );
}

/** The recipient of the answers, named before the button is pressed. */
function recipient(clinicName: string, provider: string | null): string {
  const sent = 'Pressing this sends your eight answers and your score, without your name, to';
  return provider === null
    ? `${sent} ${clinicName}'s own server, which explains them by fixed rules, without an AI model. No other company receives them, and nothing is stored. Nothing is sent unless you press.`
    : `${sent} ${clinicName}'s server and on to ${provider}, whose AI model writes the explanation, perhaps outside Australia. Nothing is sent unless you press.`;
}
