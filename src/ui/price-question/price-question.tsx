import { useId } from 'react';
import { ExternalLink, Link } from '#ui/link/link.tsx';

interface PriceQuestionProps {
  question: string;
  answers: readonly { label: string; price: string; detail: string; chosen: string }[];
  rule: string;
  source: { text: string; href: string };
  /** The day on which the rule was last checked, in words. */
  asAt: string;
  /** Address of the out-of-pocket checker. */
  checker: { label: string; href: string };
  className?: string;
}

/**
 * One question, two answers, and two prices of equal size, visible before any press and without script. On a phone it is
 * low, so that it fits the first screen below the heading.
 */
export function PriceQuestion({ question, answers, rule, source, asAt, checker, className = '' }: PriceQuestionProps) {
  const name = useId();
  const link = { href: checker.href, className: 'text-link', children: checker.label };
  return (
    <fieldset className={`min-w-0 text-ink ${className}`}>
      <legend className="leading-snug font-bold text-balance sm:text-h4">{question}</legend>
      <div className="mt-2 grid grid-cols-1 gap-2.5 xs:grid-cols-2 sm:mt-3 sm:gap-3">
        {answers.map(({ label, price, detail, chosen }) => (
          <label
            key={label}
            className="group block cursor-pointer rounded-card border-2 border-edge bg-surface p-2.5 hover:border-brand sm:p-4 has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:block">
              <span className="flex items-center gap-2 font-semibold sm:gap-2.5">
                <input type="radio" name={name} className="size-5 accent-brand" />
                {label}
              </span>
              <strong
                className={`text-h3 leading-none font-extrabold tracking-tight sm:mt-2 sm:block sm:text-h2 ${/\d/.test(price) ? '' : 'basis-full'}`}
              >
                {price}
              </strong>
            </span>
            <span className="mt-1.5 block text-xs sm:mt-2 sm:text-sm">{detail}</span>
            <span className="mt-1.5 hidden text-sm font-semibold group-has-checked:block not-supports-[selector(:has(a))]:block sm:mt-2">
              {chosen}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-soft sm:mt-3 sm:text-sm">
        {rule} As at {asAt}:{' '}
        <ExternalLink href={source.href} className="text-link">
          {source.text}
        </ExternalLink>
        . {checker.href.startsWith('/') ? <Link {...link} /> : <a {...link}>{checker.label}</a>}
      </p>
    </fieldset>
  );
}
