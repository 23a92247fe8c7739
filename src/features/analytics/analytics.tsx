import { useSyncExternalStore } from 'react';
import { later } from '#ui/part/later.tsx';
import type { Shell } from '#wire/shell.ts';

// A separate file, loaded only where a clinic has configured a tag. If it fails to load, nothing is asked or measured.
const Consent = later(async () => (await import('./consent.tsx')).Consent);

const never = () => () => {};

/** Asks for consent to analytics and measures where it is given. The server renders nothing of it. */
export function Analytics({ tag }: { tag: Shell['analytics'] }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!tag || !inBrowser) return null;
  return <Consent tag={tag} />;
}
