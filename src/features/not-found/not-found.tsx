import type { NotFoundView } from '#wire/pages.ts';

export function NotFound(_: NotFoundView) {
  return <h1 className="wrap text-h1">Oops! Page not found</h1>;
}
