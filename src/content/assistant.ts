import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AssistantAnswer, type AssistantFollowUp, assistantFile } from '#domain/content-model/assistant.ts';
import type { Rendered } from '#domain/content-model/text.ts';
import type { ContentReader } from './read.ts';

/** The assistant's own answers. */
export interface AnswerBank {
  answers: readonly Rendered<AssistantAnswer>[];
  followUps: readonly AssistantFollowUp[];
  asked: readonly AskedMessage[];
  /** The file of what all of these mean to the encoder, which may be missing (`npm run keep-meanings`). */
  meanings: string;
}

/** What somebody wrote who wanted an answer, and had not seen its ways to ask. */
export interface AskedMessage {
  /** The answer's id. */
  wants: string;
  /** The message, after those before it in the same conversation. */
  messages: readonly string[];
}

const folder = 'assistant';

/**
 * Reads content/assistant, which a site may do without: the assistant then answers from pages alone.
 *
 * @param finish Replaces tokens and renders an answer.
 */
export function readAnswerBank(
  reader: ContentReader,
  finish: (file: string, answer: AssistantAnswer) => Rendered<AssistantAnswer>,
): AnswerBank {
  const path = join(reader.folder, folder);
  const answers: Rendered<AssistantAnswer>[] = [];
  const followUps: AssistantFollowUp[] = [];
  const fileOf = new Map<string, string>();
  const askedIn = new Map<string, string>();
  let allRead = true;
  const names = existsSync(path) ? readdirSync(path).sort() : [];
  for (const name of names.filter((one) => one.endsWith('.yaml'))) {
    const file = `${folder}/${name}`;
    const parts = reader.record(file, assistantFile);
    allRead &&= parts !== undefined;
    for (const part of parts ?? []) {
      if ('to' in part) {
        followUps.push(part);
        continue;
      }
      const other = fileOf.get(part.id);
      if (other) reader.report(file, part.id, `another answer in ${other} has this id; give each its own`);
      fileOf.set(part.id, file);
      for (const ask of part.asks) {
        const owner = askedIn.get(ask.toLowerCase());
        if (owner) reader.report(file, part.id, `'${ask}' also stands in ${owner}; leave it to one of them`);
        askedIn.set(ask.toLowerCase(), part.id);
      }
      answers.push(finish(file, part));
    }
  }
  // One mistake in a file keeps all its answers away: thousands of ids would seem to be missing beside the one fault.
  const isKnown = (id: string) => !allRead || fileOf.has(id);
  for (const { yes, id } of answers)
    if (yes && !isKnown(yes)) reader.report(fileOf.get(id) ?? folder, id, `no answer has the id '${yes}'`);
  for (const { after, to } of followUps)
    for (const pattern of [...after, to])
      if (!pattern.includes('*') && !isKnown(pattern))
        reader.report(folder, `follow-up to ${to}`, `no answer has the id '${pattern}'`);
  const asked = names
    .filter((one) => one.endsWith('.tsv'))
    .flatMap((name) => readAsked(reader, `${folder}/${name}`, isKnown));
  return { answers, followUps, asked, meanings: join(path, 'meanings.bin') };
}

/** A message a line: the id of the answer, a tab, and the messages of the conversation with tabs between them. */
function readAsked(reader: ContentReader, file: string, isKnown: (id: string) => boolean): AskedMessage[] {
  return (reader.text(file) ?? '').split('\n').flatMap((line, at) => {
    if (line === '') return [];
    const [wants = '', ...messages] = line.split('\t');
    if (!isKnown(wants)) reader.report(file, `line ${at + 1}`, `no answer has the id '${wants}'`);
    if (messages.length === 0 || messages.includes(''))
      reader.report(file, `line ${at + 1}`, 'a message is missing; write the id, a tab and the message');
    return [{ wants, messages }];
  });
}

/** Whether an id is one of a pattern's, in which * stands for any letters. */
export function fitsPattern(id: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '[a-z0-9-]*')}$`).test(id);
}
