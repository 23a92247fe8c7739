import { Link } from '../link/link.tsx';

interface BylineProps {
  author: Person;
  review: { by: Person; on: string; shown: string } | null;
  isDemo: boolean;
  className?: string;
}

interface Person {
  name: string;
  id?: string | undefined;
  role?: string | undefined;
  postNominals?: string | undefined;
}

/** The author of a text, and the clinical reviewer with the date, where a review took place. */
export function Byline({ author, review, isDemo, className = '' }: BylineProps) {
  return (
    <div className={`text-sm ${className}`}>
      <p className="font-semibold">
        By <Name person={author} />
      </p>
      {review && (
        <p className="text-ink-soft">
          Clinically reviewed by <Name person={review.by} />
          {review.by.postNominals && `, ${review.by.postNominals}`}
          {review.by.role && `, ${review.by.role}`}, <time dateTime={review.on}>{review.shown}</time>
          {isDemo && ' (demonstration value)'}
        </p>
      )}
    </div>
  );
}

function Name({ person: { name, id } }: { person: Person }) {
  if (!id) return name;
  return (
    <Link href={`/about#person-${id}`} className="text-link">
      {name}
    </Link>
  );
}
