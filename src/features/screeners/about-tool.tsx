import type { InstrumentDetails } from '#domain/screeners/instrument.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ExternalLink } from '#ui/link/link.tsx';

/** The source of a questionnaire, its differences from ours, and its limits. */
export function AboutTool({ about }: { about: InstrumentDetails }) {
  return (
    <div className="mt-3 [&>details]:border-b-0">
      <Disclosure question="About this tool">
        <div className="grid gap-3 text-sm">
          <p className="font-semibold">{about.statement}</p>
          {about.differences.map((difference) => (
            <p key={difference}>{difference}</p>
          ))}
          <ul className="grid gap-2 text-ink-soft">
            {about.references.map(({ text, href }) => (
              <li key={text}>
                {href ? (
                  <ExternalLink href={href} className="underline underline-offset-3 hover:text-brand-deep">
                    {text}
                  </ExternalLink>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
          <p className="text-ink-soft">{about.licence}</p>
        </div>
      </Disclosure>
    </div>
  );
}
