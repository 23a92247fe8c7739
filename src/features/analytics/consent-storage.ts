import { useMemo, useSyncExternalStore } from 'react';
import { type ConsentAnswer, consentRecord, readConsent } from '#domain/analytics/consent.ts';

const key = 'privacy-choice';
/** The browser keeps nothing for this site, so no answer can be remembered. */
const closed = Symbol('closed');

/** An answer that the browser had no room for; it holds until the page is left. */
let unkept: string | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another window of the site may have been told otherwise.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null | typeof closed {
  try {
    return unkept ?? localStorage.getItem(key);
  } catch {
    return closed;
  }
}

export interface StoredConsent {
  /** undefined: not answered yet, or long ago. 'closed': answers cannot be kept, so nobody is asked. */
  answer: ConsentAnswer | 'closed' | undefined;
  keep: (answer: ConsentAnswer) => void;
}

/** The visitor's answer, kept in this browser for six months and told to nobody. */
export function useStoredConsent(): StoredConsent {
  const record = useSyncExternalStore(subscribe, read);
  return useMemo(() => ({ answer: record === closed ? 'closed' : readConsent(record, new Date()), keep }), [record]);
}

function keep(answer: ConsentAnswer): void {
  const record = consentRecord(answer, new Date());
  try {
    localStorage.setItem(key, record);
    unkept = undefined;
  } catch {
    unkept = record;
  }
  for (const listener of listeners) listener();
}

/** Whether the browser already tells every site not to track: then there is nothing to ask. */
export function browserObjects(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
