import type { Notice, Severity } from '#domain/calculator/safety-notices.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';

const looks: Record<Severity, { panel: string; title: string; icon: IconName }> = {
  stop: { panel: 'border-2 border-severe bg-severe-tint', title: 'text-severe', icon: 'phone' },
  caution: { panel: 'border-2 border-caution bg-caution-tint', title: 'text-caution', icon: 'shield' },
  information: { panel: 'border border-line bg-surface', title: 'text-ink', icon: 'lightbulb' },
};

/** What a person has to know before the numbers are used, with who to call. */
export function Notices({ notices, className = '' }: { notices: readonly Notice[]; className?: string }) {
  if (notices.length === 0) return null;
  return (
    <ul className={`grid gap-4 ${className}`}>
      {notices.map(({ name, severity, title, text, helpLines }) => {
        const look = looks[severity];
        return (
          <li key={name} className={`rounded-card p-5 break-inside-avoid forced-border md:p-6 ${look.panel}`}>
            <h3 className={`flex items-start gap-3 text-h4 ${look.title}`}>
              <Icon name={look.icon} className="mt-0.5 size-6" />
              <span>{title}</span>
            </h3>
            <div className="measure mt-2 grid gap-2">
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
          </li>
        );
      })}
    </ul>
  );
}
