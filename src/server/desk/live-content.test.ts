import { expect, onTestFinished, test } from 'vitest';
import { type ContentEdits, noEdits } from '#content/edits.ts';
import type { SiteContent } from '#content/load.ts';
import type { Release } from '#domain/desk/releases.ts';
import { createLiveContent, editsAt } from './live-content.ts';

const start = Date.parse('2026-12-01T00:00:00Z');
const hour = 3_600_000;

function release(version: number, from: number, to: number | null = null): Release {
  return {
    id: `release-${version}`,
    from,
    to,
    title: 'Opening hours',
    publishedBy: 'owner@clinic.example',
    publishedAt: start + version,
    undoneAt: null,
    items: [{ key: 'site.yaml#hours', version }],
  };
}

/** A site with a clock and releases that a test sets. */
function played(load?: (edits: ContentEdits) => Promise<SiteContent>) {
  const state = { releases: [] as Release[], now: start, isAway: false, reports: [] as string[], loads: 0 };
  const shown: unknown[] = [];
  const store = {
    revision: async () => {
      if (state.isAway) throw new Error('away');
      return JSON.stringify(state.releases);
    },
    releases: async () => state.releases,
    values: async (items: Iterable<{ key: `${string}.yaml#${string}`; version: number }>) =>
      new Map([...items].map(({ key, version }) => [key, `hours ${version}`] as const)),
  };
  const content = (edits: ContentEdits) => ({ setAside: [], hours: edits.get('site.yaml#hours') ?? 'of the file' });
  const live = createLiveContent(
    {
      store,
      thread: {
        load: async (edits) => {
          state.loads += 1;
          return load ? await load(edits) : (content(edits) as unknown as SiteContent);
        },
      },
      report: (what) => state.reports.push(what),
      now: () => state.now,
    },
    { name: '', edits: noEdits },
  );
  // A poll that goes on would run in the fake clocks of later tests.
  onTestFinished(() => live.stop());
  live.follow(async (next) => void shown.push((next as unknown as { hours: unknown }).hours));
  return { state, shown, live, store };
}

test('[DESK-02] a release is shown at its start and the file again at its end, whatever the clock does', async () => {
  const { state, shown, live } = played();
  state.releases = [release(1, start + hour, start + 2 * hour)];
  await live.refresh();
  expect(shown).toEqual([]);
  state.now = start + hour;
  await live.refresh();
  expect(shown).toEqual(['hours 1']);
  // A clock that jumps over the end, and back.
  state.now = start + 48 * hour;
  await live.refresh();
  state.now = start + 1.5 * hour;
  await live.refresh();
  expect(shown).toEqual(['hours 1', 'of the file', 'hours 1']);
});

test('[DESK-02] nothing is built while nothing changes', async () => {
  const { state, live } = played();
  await live.refresh();
  state.releases = [release(1, start)];
  await live.refresh();
  await live.refresh();
  // A change of a later release changes the revision and not the site.
  state.releases = [release(1, start), release(2, start + hour)];
  await live.refresh();
  expect(state.loads).toBe(1);
});

test('[DESK-02] while the database is away the site stays as it is, and follows afterwards', async () => {
  const { state, shown, live } = played();
  state.releases = [release(1, start)];
  state.isAway = true;
  await expect(live.refresh()).rejects.toThrow('away');
  expect(shown).toEqual([]);
  state.isAway = false;
  await live.refresh();
  expect(shown).toEqual(['hours 1']);
});

test('[DESK-02] a build that fails leaves the site as it is, and a later publication is built', async () => {
  const { state, shown, live } = played(async (edits) => {
    if (edits.get('site.yaml#hours') === 'hours 1') throw new Error('the thread ended');
    return { setAside: [], hours: edits.get('site.yaml#hours') } as unknown as SiteContent;
  });
  state.releases = [release(1, start)];
  await expect(live.refresh()).rejects.toThrow('the thread ended');
  state.releases = [release(1, start), release(2, start)];
  await live.refresh();
  expect(shown).toEqual(['hours 2']);
});

test('[DESK-02] a start shows what is live at its moment', async () => {
  const { store } = played();
  const releases = [release(1, start), release(2, start + hour)];
  expect((await editsAt(store, releases, start)).edits.get('site.yaml#hours')).toBe('hours 1');
  expect((await editsAt(store, releases, start + hour)).edits.get('site.yaml#hours')).toBe('hours 2');
  expect((await editsAt(store, [], start)).edits).toBe(noEdits);
});
