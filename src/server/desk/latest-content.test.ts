import { expect, test } from 'vitest';
import type { ContentEdits } from '#content/edits.ts';
import type { SiteContent } from '#content/load.ts';
import { withLatestContent } from './latest-content.ts';

test('[DESK-02] the content of a draft that was just checked is not read again, and a failure is', async () => {
  const read: string[] = [];
  const thread = withLatestContent({
    load: async (edits) => {
      read.push([...edits.keys()].join());
      if (edits.has('a.yaml#bad')) throw new Error('a problem');
      return { setAside: edits.has('a.yaml#old') ? [{}] : [] } as unknown as SiteContent;
    },
    close: async () => {},
  });
  const edits = (...keys: `${string}.yaml#${string}`[]): ContentEdits => new Map(keys.map((key) => [key, 1]));
  const first = await thread.load(edits('a.yaml#x', 'a.yaml#y'), { strict: true });
  expect(await thread.load(edits('a.yaml#y', 'a.yaml#x'))).toBe(first);
  expect(read).toHaveLength(1);
  await expect(thread.load(edits('a.yaml#bad'), { strict: true })).rejects.toThrow('a problem');
  await expect(thread.load(edits('a.yaml#bad'), { strict: true })).rejects.toThrow('a problem');
  // With an edit set aside the strict reading differs.
  await thread.load(edits('a.yaml#old'));
  await thread.load(edits('a.yaml#old'), { strict: true });
  expect(read).toHaveLength(5);
});
