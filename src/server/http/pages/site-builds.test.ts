import { matchRoutes, type ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { siteBuilds } from './site-builds.ts';

/** The parts of a build under test. */
function buildOf(routes: Record<string, { path?: string; parentId?: string }>): ServerBuild {
  const entries = Object.entries(routes).map(([id, route]) => [id, { id, ...route }]);
  return {
    routes: Object.fromEntries(entries),
    assets: { version: '1', routes: Object.fromEntries(entries) },
  } as unknown as ServerBuild;
}

const build = buildOf({
  root: { path: '' },
  home: { parentId: 'root' },
  faq: { path: 'faq', parentId: 'root' },
  'sub-site': { path: 'sub-site', parentId: 'root' },
  'not-found': { path: '*', parentId: 'root' },
});

describe('[SUB-02] one build, two sites', () => {
  test('the main site has every route but the sub-site', () => {
    expect(Object.keys(siteBuilds(build).main.routes)).toEqual(['root', 'home', 'faq', 'not-found']);
  });

  test('a sub-site has the sub-site on every path', () => {
    const { subSite } = siteBuilds(build);
    expect(Object.keys(subSite.routes)).toEqual(['root', 'sub-site']);
    expect(subSite.routes['sub-site']?.path).toBe('*');
  });

  test("a sub-site's root address shows its page, not the empty root", () => {
    const { root, 'sub-site': page } = siteBuilds(build).subSite.routes;
    const tree = [{ id: 'root', path: root?.path, children: [{ id: 'sub-site', path: page?.path }] }];
    for (const address of ['/', '/faq', '/any/depth']) {
      expect(matchRoutes(tree, address)?.map(({ route }) => route.id)).toEqual(['root', 'sub-site']);
    }
  });

  test('the browser gets the routes that the server matched', () => {
    for (const site of Object.values(siteBuilds(build))) {
      expect(Object.keys(site.assets.routes)).toEqual(Object.keys(site.routes));
      for (const [id, route] of Object.entries(site.routes)) expect(site.assets.routes[id]?.path).toBe(route?.path);
    }
  });

  test('the build itself is not changed', () => {
    siteBuilds(build);
    expect(build.routes['sub-site']?.path).toBe('sub-site');
    expect(Object.keys(build.routes)).toHaveLength(5);
  });
});
