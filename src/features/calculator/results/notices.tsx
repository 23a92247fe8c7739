import type { SafetyNotice, SafetySeverity } from '#domain/calculator/safety-notices.ts';
import { Notice, type NoticeTone } from '#ui/notice/notice.tsx';

const tones: Record<SafetySeverity, NoticeTone> = { stop: 'crisis', caution: 'warning', information: 'information' };

/** Safety notices with their help lines. */
export function Notices({ notices, className = '' }: { notices: readonly SafetyNotice[]; className?: string }) {
  if (notices.length === 0) return null;
  return (
    <ul className={`grid gap-4 ${className}`}>
      {notices.map(({ name, severity, title, text, helpLines }) => (
        <li key={name}>
          <Notice tone={tones[severity]} title={title} level={3}>
            <div className="measure grid gap-2">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {helpLines.length > 0 && (
              <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
                {helpLines.map((line) => (
                  <li key={line.dial}>
                    <a
                      href={`tel:${line.dial}`}
                      className="inline-block py-1 text-h3 font-extrabold whitespace-nowrap underline decoration-2 underline-offset-4"
                    >
                      {line.number}
                      <span className="sr-only"> {line.name}</span>
                    </a>
                    <p className="text-sm">
                      <span aria-hidden="true" className="font-semibold">
                        {line.name}.{' '}
                      </span>
                      {line.about}.
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
