import { useId } from 'react';
import { ExternalLink, Link } from '#ui/link/link.tsx';

interface PriceQuestionProps {
  question: string;
  answers: readonly { label: string; price: string; detail: string; chosen: string }[];
  rule: string;
  source: { text: string; href: string };
  /** The day on which the rule was last checked, in words. */
  asAt: string;
  /** Where a reader works out a sum of their own. */
  checker: { label: string; href: string };
  className?: string;
}

/** One question, two answers, two prices of one size: both stand there before anything is pressed, and without script. */
export function PriceQuestion({ question, answers, rule, source, asAt, checker, className = '' }: PriceQuestionProps) {
  const name = useId();
  const link = { href: checker.href, className: 'text-link', children: checker.label };
  return (
    <fieldset className={`min-w-0 text-ink ${className}`}>
      <legend className="text-h4 font-bold">{question}</legend>
      <div className="mt-3 grid grid-cols-1 gap-3 xs:grid-cols-2">
        {answers.map(({ label, price, detail, chosen }) => (
          <label
            key={label}
            className="group block cursor-pointer rounded-card border-2 border-edge bg-surface p-4 hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <span className="flex items-center gap-2.5 font-semibold">
              <input type="radio" name={name} className="size-5 accent-brand" />
              {label}
            </span>
            <strong className="mt-2 block text-h2 leading-none font-extrabold tracking-tight">{price}</strong>
            <span className="mt-2 block text-sm">{detail}</span>
            <span className="mt-2 hidden text-sm font-semibold group-has-checked:block">{chosen}</span>
          </label>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {rule} As at {asAt}:{' '}
        <ExternalLink href={source.href} className="text-link">
          {source.text}
        </ExternalLink>
        . {checker.href.startsWith('/') ? <Link {...link} /> : <a {...link}>{checker.label}</a>}
      </p>
    </fieldset>
  );
}
