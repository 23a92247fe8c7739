import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConcerns } from '#content/concerns.ts';
import { loadContent } from '#content/load.ts';
import { type LearntKind, learntKinds } from '#domain/chat/concern/kinds.ts';
import { concernPartsOf } from '#domain/chat/concern/parts.ts';
import { namesHelpLine } from '#domain/chat/help-lines.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { readCases } from '#tests/evaluation/cases.ts';

/** A labelled message. */
export interface Example {
  message: string;
  /** The text after `normalise`. */
  text: string;
  label: LearntKind | 'near';
  /** The name of its file; 'cases' for those of the evaluation. */
  set: string;
}

const labelled = 'training/concerns';
const concerns = loadConcerns();

/** Every message for training. */
export function readExamples(): Example[] {
  const examples = readCases().map(({ turns, category, kind = '' }) =>
    example(turns.at(-1) ?? '', category === 'crisis' ? kindOf(kind) : 'near', 'cases'),
  );
  for (const name of readdirSync(labelled).sort()) {
    if (!name.endsWith('.tsv')) continue;
    for (const line of readFileSync(join(labelled, name), 'utf8').split('\n')) {
      const [label = '', message] = line.split('\t');
      if (message) examples.push(example(message, label === 'near' ? label : kindOf(label), name.replace('.tsv', '')));
    }
  }
  return [...examples, ...ordinaryQuestions()];
}

/**
 * The parts of the harmless messages, as examples of harmless parts. Parts of emergencies are left out, because they may be either.
 * Parts that phrases alone read as an emergency are left out, too ('I can't do this anymore' before 'counting calories').
 */
export function partsOfHarmless(examples: readonly Example[]): Example[] {
  return examples
    .filter(({ label }) => label === 'near')
    .flatMap(({ message, label, set }) =>
      concernPartsOf(message)
        .filter((part) => !concerns.find(part))
        .map((part) => example(part, label, set)),
    );
}

/**
 * Everyday questions: every third example of a written answer, and every second message that was written for one. Answers for
 * vulnerable visitors and answers with an emergency number are left out, because their examples may describe a danger.
 */
function ordinaryQuestions(): Example[] {
  const { answers } = loadContent('content').assistant;
  const harmless = new Set(
    answers
      .filter(({ vulnerableVisitor: care, answer: says }) => !care && !namesHelpLine(says.html))
      .map(({ id }) => id),
  );
  const lines = (name: string) =>
    readFileSync(`training/answers/${name}.tsv`, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([id = '']) => harmless.has(id))
      .map((line) => line.at(-1) ?? '');
  const written = lines('asks')
    .filter((_, at) => at % 3 === 0)
    .map((ask) => ask.replaceAll('PLACE', 'Perth').replaceAll('MEDICINE', 'medicine'));
  const received = [...lines('asked'), ...lines('conversations')]
    .filter((_, at) => at % 2 === 0)
    .filter((message) => !concerns.find(message));
  return [
    ...written.map((message) => example(message, 'near', 'written')),
    ...received.map((message) => example(message, 'near', 'asked')),
  ];
}

function example(message: string, label: Example['label'], set: string): Example {
  return { message, text: normalise(message), label, set };
}

/** Cases have finer kinds: 'ill-child' belongs to 'child'. */
function kindOf(label: string): LearntKind {
  return learntKinds.find((kind) => kind === label) ?? learntKinds.find((kind) => label.includes(kind)) ?? 'emergency';
}
