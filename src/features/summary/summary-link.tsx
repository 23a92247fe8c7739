import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';

/** Links a result to the summary of all results. */
export function SummaryLink({ count }: { count: number }) {
  return (
    <p className="my-5 flex items-start gap-2.5 text-sm noscript:hidden print:hidden">
      <Icon name="clipboard" className="mt-0.5 size-5 text-brand" />
      <span className="measure">
        {count > 1 ? `You have ${count} results in this tab. ` : 'For your GP, or beside what you find next: '}
        <Link href="/tools/summary" className="text-link font-semibold">
          {count > 1 ? 'See them together on one page' : 'this result on one page'}
        </Link>
      </span>
    </p>
  );
}
