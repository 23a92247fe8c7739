import { redirect } from 'react-router';
import { canonicalPath, permanentRedirects } from '#domain/site/addresses.ts';
import type { Route } from './+types/permanent-redirect';

/** An address that moved for good. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(permanentRedirects[canonicalPath(url.pathname)] ?? '/', 301);
}
