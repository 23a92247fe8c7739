import { passwordLength } from './accounts.ts';
import { contextWords } from './context-words.ts';

/** The owner of a password, whose public details are no secret. */
export interface PasswordOwner {
  email: string;
  name: string;
  clinic: string;
}

/** Guesses that a password must withstand, as a power of ten: a billion. */
const leastGuesses = 9;
/** Letters and digits that must remain without the known words. */
const leastOwn = 8;

const likeOthers =
  'This password is like those that everybody uses, which are tried first. Choose four words that do not belong together.';

/**
 * Why a password is refused, in a sentence for its owner; undefined if it is accepted. All code that sets a password calls
 * this.
 */
export async function passwordProblem(password: string, owner: PasswordOwner): Promise<string | undefined> {
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max)
    return `A password has ${min} to ${max} characters; this one has ${password.length}.`;
  const known = knownWords(owner);
  if (isMadeOf(password, known))
    return 'This password is made of a name, the email or the clinic. Choose words that nobody connects with you.';
  const guessed = [...known, ...contextWords];
  if (isMadeOf(password, guessed)) return likeOthers;
  const { guessesLog10, sequence } = (await estimator()).check(password, guessed);
  if (guessesLog10 >= leastGuesses) return undefined;
  return sequence.some(({ pattern }) => pattern === 'dictionary')
    ? likeOthers
    : 'This password repeats itself or follows a row of keys, so it is soon guessed. Choose four words that do not belong together.';
}

/** Known words of the owner and the clinic, of three letters and more. */
function knownWords({ email, name, clinic }: PasswordOwner): string[] {
  const words = `${email} ${name} ${clinic}`.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Whether little of a password remains without these words, however they are joined, and with digits for letters. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const spelt = typed.replace(/[@$013457]/g, (sign) => lettersOf[sign] ?? sign);
  return [typed, spelt].some((text) => {
    const joined = (text.match(ownSigns) ?? []).join('');
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), joined);
    return rest !== joined && (rest.match(ownSigns) ?? []).length < leastOwn;
  });
}

const ownSigns = /[\p{L}\p{N}]/gu;
const lettersOf: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

let loaded: ReturnType<typeof load> | undefined;

/** Its lists take memory, and a password is set a few times a year, so they are loaded on first use. */
function estimator() {
  loaded ??= load();
  return loaded;
}

async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, useLevenshteinDistance: false });
}
