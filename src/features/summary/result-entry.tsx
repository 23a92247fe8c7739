import type { SummarySection } from '#domain/handover/summary.ts';
import { ContactText } from '#ui/contact-text/contact-text.tsx';
import { ExternalLink } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';

interface ResultEntryProps {
  section: SummarySection;
  timeZone: string;
  onForget: () => void;
}

/** One result in full: figures with formula and source, advice, and the answers. */
export function ResultEntry({ section, timeZone, onForget }: ResultEntryProps) {
  const { id, title, at, headline, facts, advice, notices, answers, about, sources } = section;
  const time = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
  return (
    <section aria-labelledby={`summary-${id}`} className="border-t-2 border-ink py-8 md:py-10 print:py-3">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[14rem_1fr]">
        <div>
          <h2 id={`summary-${id}`} className="text-h3">
            {title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{time}</p>
          <button
            type="button"
            onClick={onForget}
            aria-describedby={`summary-${id}`}
            className="text-link min-h-11 cursor-pointer text-sm print:hidden"
          >
            Forget this result
          </button>
        </div>
        <div className="min-w-0">
          <p className="text-lead font-bold">{headline}</p>
          {facts.length > 0 && (
            <dl className="mt-4 grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
              {facts.map(({ name, value, formula, sources: from }) => (
                <div key={name} className="border-t border-line py-3">
                  <dt className="text-sm text-ink-soft">{name}</dt>
                  <dd>
                    <strong>{value}</strong>
                    {formula && <span className="mt-1 block text-sm text-ink-soft print:hidden">{formula}.</span>}
                    {from?.map(({ text, href }) => (
                      <span key={text} className="mt-1 block text-sm text-ink-soft print:hidden">
                        {href ? (
                          <ExternalLink href={href} className="text-link font-normal">
                            {text}
                          </ExternalLink>
                        ) : (
                          text
                        )}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {advice && (
            <p className="measure mt-3">
              <strong>What to do:</strong> <ContactText text={advice} />
            </p>
          )}
          {notices.map((notice) => (
            <Notice key={notice} tone="warning" className="measure mt-3">
              <ContactText text={notice} />
            </Notice>
          ))}
          {answers.length > 0 && (
            <details className="group mt-4">
              <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:text-brand-deep print:min-h-0">
                <span aria-hidden="true" className="eased group-open:rotate-90 print:hidden">
                  ›
                </span>
                <span className="underline decoration-1 underline-offset-4">
                  Your answers<span className="sr-only"> to {title}</span>
                </span>
              </summary>
              <ol className="mt-2 grid list-decimal gap-1.5 pl-6 text-sm">
                {answers.map(({ question, answer }) => (
                  <li key={question}>
                    {question} <strong>{answer}</strong>
                  </li>
                ))}
              </ol>
            </details>
          )}
          <div className="measure mt-4 grid gap-1.5 text-sm text-ink-soft">
            {about.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {id !== 'body' &&
              sources.map(({ text, href }) => (
                <p key={text}>
                  {href ? (
                    <ExternalLink href={href} className="text-link font-normal">
                      {text}
                    </ExternalLink>
                  ) : (
                    text
                  )}
                </p>
              ))}
          </div>
        </div>
      </div>
    </section>
  );
}
