import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Concerns, createConcerns } from '#domain/chat/concern/concerns.ts';
import { meaningFile } from '#domain/chat/concern/meaning.ts';
import {
  cueRecords,
  factRecords,
  kindRecords,
  moveRecords,
  phraseRecords,
  replyRecord,
} from '#domain/chat/concern/record.ts';
import { unpackWords } from '#domain/chat/concern/words.ts';
import { stateTable } from '#domain/chat/dialogue/states.ts';
import { languageWordsOf } from '#domain/chat/language/tokens.ts';
import { readingsRecord, type WholePack } from '#domain/chat/readings/record.ts';
import { ContentError } from './problem.ts';
import { product, readThroughCache } from './product.ts';
import { ContentReader } from './read.ts';

const folder = 'assistant-pack/concerns';
const englishFile = 'assistant-pack/languages/english.txt';
const wordsFile = 'assistant-pack/classifier/words.bin';
/** Beside the tuning of the encoder that it was learnt with. */
const meaningPath = 'assistant-pack/classifier/emergencies.json';

/**
 * Reads assistant-pack/concerns and the classifier once.
 *
 * @param root The folder that holds assistant-pack.
 * @throws ContentError that lists every problem with its file, field and fix.
 */
export function loadConcerns(root: string = product): Concerns {
  const meaning = meaningFile.parse(JSON.parse(readFileSync(join(product, meaningPath), 'utf8')));
  return createConcerns(readConcernPack(root), { meaning, words: unpackWords(readFileSync(join(product, wordsFile))) });
}

/** Reads and checks the files of assistant-pack/concerns. */
export function readConcernPack(root: string = product): WholePack {
  const path = join(root, folder);
  return readThroughCache([`concerns of ${path}`], [path, join(root, englishFile)], () => readPack(root));
}

function readPack(root: string): WholePack {
  const reader = new ContentReader(root);
  const kinds = reader.record(`${folder}/kinds.yaml`, kindRecords);
  const decisive = reader.record(`${folder}/phrases.yaml`, phraseRecords);
  const neverMissed = reader.record(`${folder}/never-missed.yaml`, phraseRecords);
  const facts = reader.record(`${folder}/person.yaml`, factRecords);
  const moves = reader.record(`${folder}/moves.yaml`, moveRecords);
  const cues = reader.record(`${folder}/cues.yaml`, cueRecords);
  const replies = reader.record(`${folder}/replies.yaml`, replyRecord);
  const states = reader.record(`${folder}/states.yaml`, stateTable);
  const readings = reader.record(`${folder}/readings.yaml`, readingsRecord);
  if (!kinds || !decisive || !neverMissed || !facts || !moves || !cues || !replies || !states || !readings)
    throw new ContentError(reader.problems);
  const list = existsSync(join(root, englishFile)) ? readFileSync(join(root, englishFile), 'utf8') : '';
  const english = new Set(languageWordsOf(list, Number.POSITIVE_INFINITY).map(({ word }) => word));
  return { kinds, decisive, neverMissed, facts, moves, cues, replies, states, readings, english };
}
