import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const patterns = z.array(z.string()).default([]);

const group = z
  .strictObject({
    messages: z.array(z.string()).optional(),
    turns: z.array(z.string()).optional(),
    has: patterns,
    any: patterns,
    not: patterns,
    book: z.boolean().optional(),
    page: z.string().optional(),
    /** For a crisis: its kind and the numbers that the answer must contain. */
    kind: z.string().optional(),
    numbers: z.array(z.string()).default([]),
  })
  .refine(({ messages, turns }) => Boolean(messages) !== Boolean(turns), 'write messages or turns');

/** A conversation, and the requirements for its last answer. */
export interface Case extends Omit<z.infer<typeof group>, 'messages' | 'turns'> {
  category: string;
  turns: string[];
}

const folder = join(import.meta.dirname, 'cases');

/** Every case of every file. The category is the name of the file, without 'second-', 'third-', 'fourth-' or 'fifth-'. */
export function readCases(): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const category = file
        .replace(/\.yaml$/, '')
        .replace(/^(?:second|third|fourth|fifth)-/, '')
        .replace(/-b$/, '');
      const found = z.array(group).safeParse(parse(readFileSync(join(folder, file), 'utf8')));
      if (!found.success) throw new Error(`${file}: ${z.prettifyError(found.error)}`);
      return found.data.flatMap(({ messages, turns, ...expected }) =>
        (messages?.map((message) => [message]) ?? [turns ?? []]).map((said) => ({
          ...expected,
          category,
          turns: said,
        })),
      );
    });
}
