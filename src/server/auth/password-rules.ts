import { passwordLength } from './accounts.ts';

/** Whom a password is for: what everybody knows of them is no secret. */
export interface PasswordOwner {
  email: string;
  name: string;
  clinic: string;
}

/** Guesses, as a power of ten, that a password has to withstand: a billion. */
const leastGuesses = 9;
/** Letters and digits that have to be left beside what everybody knows. */
const leastOwn = 8;

/**
 * Why a password cannot be used, in a sentence for whoever chose it; undefined where it can. Everything that sets a
 * password asks here.
 */
export async function passwordProblem(password: string, owner: PasswordOwner): Promise<string | undefined> {
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max)
    return `A password has ${min} to ${max} characters; this one has ${password.length}.`;
  const known = knownWords(owner);
  if (isPersonal(password, known))
    return 'This password is made of a name, the email or the clinic. Choose words that nobody connects with you.';
  const { guessesLog10, sequence } = (await estimator()).check(password, known);
  if (guessesLog10 >= leastGuesses) return undefined;
  return sequence.some(({ pattern }) => pattern === 'dictionary')
    ? 'This password is like those that everybody uses, which are tried first. Choose four words that do not belong together.'
    : 'This password repeats itself or follows a row of keys, so it is soon guessed. Choose four words that do not belong together.';
}

/** Words of three letters and more that everybody may know. */
function knownWords({ email, name, clinic }: PasswordOwner): string[] {
  const words = `${email} ${name} ${clinic}`.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

function isPersonal(password: string, known: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const rest = known.reduce((text, word) => text.replaceAll(word, ' '), typed);
  return rest !== typed && (rest.match(/[\p{L}\p{N}]/gu) ?? []).length < leastOwn;
}

let loaded: ReturnType<typeof load> | undefined;

/** Its lists take memory, and a password is set a few times a year: they come when they are first needed. */
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
