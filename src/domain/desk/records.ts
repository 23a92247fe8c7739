import type { z } from 'zod';
import { medicareRecord } from '../content-model/medicare.ts';
import { noticesRecord } from '../content-model/notices.ts';
import { claimsRecord, peopleRecord, siteRecord } from '../content-model/site.ts';

/**
 * The name of an editable record: a file of `content/` and one of its top-level fields. A database may hold keys of another
 * version of the product; `deskRecord` knows those of this one.
 */
export type DeskKey = `${string}.yaml#${string}`;

/** Headings under which the desk lists its records, in this order. */
export const deskGroups = ['Open and contact', 'Fees and Medicare', 'What the site claims', 'People', 'Links'] as const;

export type DeskGroup = (typeof deskGroups)[number];

/** A part of a file of `content/` that staff edit in the browser. */
export interface DeskRecord {
  key: DeskKey;
  /** Path in `content/`. */
  file: string;
  /** The top-level field of the file. */
  part: string;
  /** As staff read it. */
  title: string;
  group: DeskGroup;
  /** The schema of the part. It reads the value as the file has it, before tokens and Markdown. */
  schema: z.ZodType;
  /** Only the administrator may publish it, with password and second factor: it decides where patients are sent. */
  needsConfirmation: boolean;
}

type Entry = readonly [file: string, part: string, title: string, group: DeskGroup, schema: z.ZodType];

const entries: readonly Entry[] = [
  ['site.yaml', 'hours', 'Opening hours', 'Open and contact', siteRecord.shape.hours],
  ['notices.yaml', 'notices', 'Notices and closures', 'Open and contact', noticesRecord.shape.notices],
  ['site.yaml', 'phone', 'Phone number', 'Open and contact', siteRecord.shape.phone],
  ['site.yaml', 'email', 'Email address', 'Open and contact', siteRecord.shape.email],
  ['site.yaml', 'address', 'Address', 'Open and contact', siteRecord.shape.address],
  ['claims.yaml', 'fees', 'Fees and rebates', 'Fees and Medicare', claimsRecord.shape.fees],
  ['medicare.yaml', 'items', 'Medicare items', 'Fees and Medicare', medicareRecord.shape.items],
  ['medicare.yaml', 'safetyNet', 'Medicare safety net', 'Fees and Medicare', medicareRecord.shape.safetyNet],
  ['medicare.yaml', 'rule', 'Medicare’s rule for telehealth', 'Fees and Medicare', medicareRecord.shape.rule],
  ['claims.yaml', 'claims', 'Claims', 'What the site claims', claimsRecord.shape.claims],
  ['claims.yaml', 'ratings', 'Ratings and figures', 'What the site claims', claimsRecord.shape.ratings],
  ['claims.yaml', 'notes', 'Footnotes', 'What the site claims', claimsRecord.shape.notes],
  ['people.yaml', 'practitioner', 'Nurse practitioner', 'People', peopleRecord.shape.practitioner],
  ['people.yaml', 'manager', 'Practice manager', 'People', peopleRecord.shape.manager],
  ['site.yaml', 'booking', 'Booking links', 'Links', siteRecord.shape.booking],
  ['site.yaml', 'shop', 'Shop link', 'Links', siteRecord.shape.shop],
];

/** A stolen session must not send patients to another booking page or phone. */
const confirmed: ReadonlySet<DeskKey> = new Set(['site.yaml#phone', 'site.yaml#booking', 'site.yaml#shop']);

/** Every record that staff may edit, in the order of the desk. */
export const deskRecords: readonly DeskRecord[] = entries.map(([file, part, title, group, schema]) => {
  const key: DeskKey = `${file as `${string}.yaml`}#${part}`;
  return { key, file, part, title, group, schema, needsConfirmation: confirmed.has(key) };
});

const byKey = new Map<string, DeskRecord>(deskRecords.map((record) => [record.key, record]));

/** The record of a key; undefined for a key that this version of the product does not know. */
export function deskRecord(key: string): DeskRecord | undefined {
  return byKey.get(key);
}
