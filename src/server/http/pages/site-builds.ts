import type { ServerBuild } from 'react-router';

/** The id of the route that sub-sites show; see src/routes.ts. */
const subSiteRoute = 'sub-site';

/**
 * Splits the build into the main site and the sub-sites.
 *
 * On a sub-site's host every path shows the sub-site. Its build therefore holds one page that matches every path, and the browser
 * gets the same routes, so that it hydrates the page that the server matched. See docs/decisions/0004-sub-sites-by-build.md.
 *
 * The root loses its empty path there: with it, only the root would match '/', before the page that matches everything.
 */
export function siteBuilds(build: ServerBuild): { main: ServerBuild; subSite: ServerBuild } {
  return {
    main: withRoutes(build, (id) => id !== subSiteRoute),
    subSite: withRoutes(build, (id) => id === subSiteRoute || id === 'root', {
      root: undefined,
      [subSiteRoute]: '*',
    }),
  };
}

function withRoutes(
  build: ServerBuild,
  isSelected: (id: string) => boolean,
  paths: Record<string, string | undefined> = {},
): ServerBuild {
  return {
    ...build,
    routes: select(build.routes, isSelected, paths),
    assets: { ...build.assets, routes: select(build.assets.routes, isSelected, paths) },
  };
}

function select<T extends Record<string, { path?: string } | undefined>>(
  routes: T,
  isSelected: (id: string) => boolean,
  paths: Record<string, string | undefined>,
): T {
  const selected = Object.entries(routes).filter(([id]) => isSelected(id));
  return Object.fromEntries(
    selected.map(([id, route]) => [id, id in paths ? { ...route, path: paths[id] } : route]),
  ) as T;
}
