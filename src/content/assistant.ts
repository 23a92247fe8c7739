import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AssistantAnswer, answerFile, answerUses, clinicAnswers } from '#domain/content-model/assistant.ts';
import type { Rendered } from '#domain/content-model/text.ts';
import { learntAnswers } from './learnt-answers.ts';
import { product } from './product.ts';
import { ContentReader } from './read.ts';

/** The answers of a site: those of the product, as the clinic changed them. */
export interface AnswerBank {
  answers: readonly Rendered<AssistantAnswer>[];
}

export const packFolder = 'assistant-pack/answers';
const clinicFile = 'assistant/answers.yaml';

/**
 * Reads assistant-pack/answers, and assistant/answers.yaml of the content folder, which a clinic may do without.
 *
 * @param finish Replaces tokens and renders an answer.
 * @param root The folder that holds assistant-pack.
 */
export function readAnswerBank(
  reader: ContentReader,
  finish: (file: string, answer: AssistantAnswer) => Rendered<AssistantAnswer>,
  root: string = product,
): AnswerBank {
  const pack = new ContentReader(root);
  const given = readPack(pack, join(root, packFolder));
  for (const { file, field, fix } of pack.problems) reader.report(file, field, fix);
  const own = existsSync(join(reader.folder, clinicFile)) ? reader.record(clinicFile, clinicAnswers) : undefined;
  const learnt = new Set(learntAnswers(root).answers);
  const known = (id: string) => given.has(id) || learnt.has(id);
  for (const id of own?.leaveOut ?? [])
    if (!known(id)) reader.report(clinicFile, 'leaveOut', `no answer has the id '${id}'`);
  const left = new Set(own?.leaveOut);
  const answers = new Map([...given].filter(([id]) => !left.has(id)));
  for (const answer of own?.answers ?? [])
    answers.set(answer.id, { file: clinicFile, answer: asCareful(answer, given.get(answer.id)?.answer) });
  for (const use of answerUses)
    if (![...answers.values()].some(({ answer }) => answer.use === use))
      reader.report(
        clinicFile,
        'leaveOut',
        `one answer has to be used as '${use}'; leave it in, or add one of your own`,
      );
  for (const { file, answer } of answers.values()) {
    if (!learnt.has(answer.id) && !answer.examples && !answer.use)
      reader.report(file, answer.id, 'nobody has learnt how people ask for it; write examples, five at least');
    // An answer that the product knows and this clinic does not give is not offered.
    if (answer.yes && !answers.has(answer.yes) && !known(answer.yes))
      reader.report(file, answer.id, `no answer has the id '${answer.yes}'`);
  }
  return { answers: [...answers.values()].map(({ file, answer }) => finish(file, answer)) };
}

/** In other words an answer is no less careful: what it is for stays as the product's own has it. */
function asCareful(answer: AssistantAnswer, given: AssistantAnswer | undefined): AssistantAnswer {
  if (!given) return answer;
  return {
    ...answer,
    vulnerableVisitor: answer.vulnerableVisitor || given.vulnerableVisitor,
    allowsFollowUp: answer.allowsFollowUp || given.allowsFollowUp,
    appliesToRestOfChat: answer.appliesToRestOfChat || given.appliesToRestOfChat,
    emotion: answer.emotion ?? given.emotion,
    use: answer.use ?? given.use,
  };
}

function readPack(reader: ContentReader, path: string): Map<string, { file: string; answer: AssistantAnswer }> {
  const found = new Map<string, { file: string; answer: AssistantAnswer }>();
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.yaml')) : [];
  for (const name of names.sort()) {
    const file = `${packFolder}/${name}`;
    for (const answer of reader.record(file, answerFile) ?? []) {
      const other = found.get(answer.id);
      if (other) reader.report(file, answer.id, `another answer in ${other.file} has this id; give each its own`);
      found.set(answer.id, { file, answer });
    }
  }
  return found;
}
