import { useSyncExternalStore } from 'react';
import { later } from '#ui/part/later.tsx';
import type { Shell } from '#wire/shell.ts';

// A file of its own, asked for only where a clinic has configured a tag. Where it cannot be had, nothing is asked or measured.
const Consent = later(async () => (await import('./consent.tsx')).Consent);

const never = () => () => {};

/** Asks whether the visit may be measured, and measures if it may. The server writes nothing of it into the page. */
export function Analytics({ tag }: { tag: Shell['analytics'] }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!tag || !inBrowser) return null;
  return <Consent tag={tag} />;
}
