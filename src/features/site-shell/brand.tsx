import { Drawing } from '#ui/drawing/drawing.tsx';
import { Link } from '#ui/link/link.tsx';
import type { Shell } from '#wire/shell.ts';

/** The clinic's mark and name, linked to the home page. */
export function Brand({ shell, onDeep = false }: { shell: Shell; onDeep?: boolean }) {
  return (
    <Link
      href="/"
      className="inline-flex min-h-12 min-w-0 items-center gap-2.5 text-h4 font-bold leading-none tracking-tight"
    >
      <Drawing
        drawing={onDeep ? shell.drawings.markLight : shell.drawings.mark}
        alt=""
        priority={onDeep ? 'low' : true}
        className={`size-9 ${onDeep ? '' : 'mark'}`}
      />
      <span className="max-w-[9rem] min-w-0 text-balance sm:max-w-none sm:whitespace-nowrap">{shell.clinic.name}</span>
    </Link>
  );
}
