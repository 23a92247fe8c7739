import { useMemo, useSyncExternalStore } from 'react';
import { type ConsentAnswer, consentRecord, readConsent } from '#domain/analytics/consent.ts';

const key = 'privacy-choice';
/** Storage is switched off for this site, so no answer can be stored. */
const closed = Symbol('closed');

/** An answer for which the browser had no room. It holds until the page is left. */
let unkept: string | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another window of the site may have stored another answer.
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
  /** undefined: not answered, or expired. 'closed': answers cannot be stored, so the question is not shown. */
  answer: ConsentAnswer | 'closed' | undefined;
  keep: (answer: ConsentAnswer) => void;
}

/** Stores the visitor's answer in this browser for six months. It is not sent. */
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

/** Whether the browser asks all sites not to track. Then the question is not shown. */
export function browserObjects(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
