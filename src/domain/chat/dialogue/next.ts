import type { MessageFacts } from '../concern/find.ts';
import { type ConcernKind, concernKinds, type Finding } from '../concern/kinds.ts';
import { type ConcernPack, finderOf, type Move } from '../concern/record.ts';
import type { WordlessKind } from '../concern/wordless.ts';
import { normalise } from '../text/normalise.ts';
import type { Concern, Dialogue } from './dialogue.ts';
import { createSignalReader, type Signals } from './signals.ts';
import { createStates, type Signal, type State } from './states.ts';

/** A message with the findings of the concern stage. */
export interface Read {
  message: string;
  /** An emergency or crisis in the message itself. */
  found: Finding | undefined;
  /** What the message says about its writer. */
  facts: MessageFacts;
  /** The kind of a message without words; undefined for any other. */
  wordless?: WordlessKind | undefined;
}

/** What the next answer is to do, and the new state of the conversation. */
export type Next = { dialogue: Dialogue } & (
  | { do: 'answer'; line?: Concern | undefined /** It was quiet a few messages ago. */; quiet?: Concern | undefined }
  | { do: 'alarm'; finding: Finding }
  | { do: 'follow-up'; finding: Finding; move: Move | undefined }
  | { do: 'close'; concern: Concern; ending: Ending }
  | { do: 'comfort' }
  | { do: 'wordless'; kind: WordlessKind; line?: Concern | undefined }
);

/** Signals that end a danger, or say that it ended long ago. */
const endings = ['helped', 'over', 'jest', 'dismisses', 'denies', 'well', 'lied', 'past'] as const;
export type Ending = (typeof endings)[number];

const isEnding = (signal: Signal): signal is Ending => (endings as readonly Signal[]).includes(signal);
/** Signals that repeat an earlier danger: answered like a new one. */
const tellsAgain: ReadonlySet<Signal> = new Set<Signal>(['affirms', 'lied', 'contradicts']);

/** Interprets a message under the state of its conversation. Pure. */
export type NextOf = (before: Dialogue, read: Read) => Next;

export function createNextOf(pack: ConcernPack): NextOf {
  const states = createStates(pack);
  const readSignals = createSignalReader(pack);
  const signalsOf = createSignals(pack);
  const tellsOfDeath = finderOf(pack.cues.died);
  const staysQuiet = (concern: Concern) => concern.stage === 'quiet' && states.keepsNumbers(concern);

  function alarm(known: Dialogue, concern: Concern | undefined, found: Finding | undefined, revives: boolean): Next {
    const earlier =
      concern && (!found || revives || concern.stage === 'open' || staysQuiet(concern)) ? concern : undefined;
    const { young, firstNations, cannotSpeak } = known;
    const finding = earlier
      ? findingUnder(earlier, found, known)
      : found && { ...found, young, firstNations, cannotSpeak };
    return finding ? { do: 'alarm', finding, dialogue: withOpen(known, finding) } : { do: 'answer', dialogue: known };
  }

  /** A danger that is past, resolved or denied within the message that mentions it. */
  function endWithin(
    known: Dialogue,
    found: Finding,
    message: string,
    ending: 'past' | 'denies',
    signals: Signals,
  ): Next {
    const stage = ending === 'past' ? 'over' : 'quiet';
    const concern: Concern = { kinds: [...found.kinds], about: found.about, stage };
    const dialogue: Dialogue = { ...known, concern, turnsSince: 0 };
    if (signals.isQuestion || message.includes('?') || tellsOfDeath(normalise(message)))
      return { do: 'answer', dialogue };
    return { do: 'close', concern, ending, dialogue: { ...dialogue, turnsSince: -2 } };
  }

  /** An earlier danger that the answer is not, or no longer, about. */
  function leaveConcern(known: Dialogue, concern: Concern, after: 'quiet' | 'over', last: Signal, asks: boolean): Next {
    const wasOpen = concern.stage === 'open';
    const now: Concern = { ...concern, stage: after, messagesSince: wasOpen ? 0 : (concern.messagesSince ?? 0) + 1 };
    const dialogue: Dialogue = { ...known, concern: now, turnsSince: wasOpen ? 0 : known.turnsSince };
    if (isEnding(last) && !asks && (wasOpen || after !== concern.stage))
      return { do: 'close', concern, ending: last, dialogue: { ...dialogue, turnsSince: -2 } };
    const isFirst = wasOpen && after === 'quiet' && last === 'question';
    const isQuiet = after === 'quiet' && (staysQuiet(now) || states.isRecent(now));
    return {
      do: 'answer',
      line: isFirst || staysQuiet(now) ? now : undefined,
      quiet: isQuiet ? now : undefined,
      dialogue,
    };
  }

  return (before, { message, found, facts, wordless }) => {
    const known: Dialogue = {
      ...before,
      care: undefined,
      young: before.young || facts.young,
      firstNations: before.firstNations || facts.firstNations,
      cannotSpeak: before.cannotSpeak || facts.cannotSpeak || undefined,
      turnsSince: before.turnsSince === undefined ? undefined : before.turnsSince + 2,
    };
    const { concern } = before;
    if (wordless && concern?.stage !== 'open') {
      const line = concern && staysQuiet(concern) ? concern : undefined;
      return { do: 'wordless', kind: wordless, line, dialogue: { ...known, care: before.care } };
    }
    const signals = readSignals(message);
    const all: readonly Signal[] = wordless ? ['wordless'] : signalsOf(found, concern, signals);
    const [last = 'question'] = all.slice(-1);
    const state = concern?.stage ?? 'none';
    const after = all.reduce<State>((one, signal) => states.after(one, signal, concern ?? found), state);

    if (after === 'open') {
      if (!concern || state !== 'open' || last === 'danger' || tellsAgain.has(last)) {
        const revives =
          concern !== undefined && states.isRecent(concern) && signals.moves.some((move) => tellsAgain.has(move));
        return alarm(known, concern, found, revives);
      }
      const move = signals.moves.at(-1);
      return {
        do: 'follow-up',
        finding: findingUnder(concern, undefined, known),
        move,
        dialogue: withOpen(known, concern),
      };
    }
    if (!concern && found && (last === 'past' || last === 'denies'))
      return endWithin(known, found, message, last, signals);
    if (concern && after !== 'none') return leaveConcern(known, concern, after, last, signals.isQuestion);
    return withoutConcern(before, known, signals);
  };
}

/** The signals of a message in order of precedence (assistant-pack/concerns/states.yaml). */
function createSignals(pack: ConcernPack) {
  const { kinds } = pack;
  const states = createStates(pack);
  const isAtHome = (kind: ConcernKind) => kinds[kind].help === 'safety' || kind === 'harm-to-others';
  const isOfBody = (kind: ConcernKind) => kinds[kind].help === 'ambulance' || kinds[kind].help === 'poisons';

  /** Adds another kind of danger in a few words; all dangers at home count as one kind. */
  function tellsMore(found: Finding, concern: Concern): boolean {
    const atHome = concern.kinds.some(isAtHome);
    return (
      found.isPlain &&
      found.kinds.some((kind) => !concern.kinds.includes(kind) && kind !== 'emergency' && !(atHome && isAtHome(kind)))
    );
  }

  /** 'He won't let me call' is no new danger after an earlier one; 'he has stopped breathing' is. */
  function isNew(found: Finding, concern: Concern | undefined, { moves, isReply, isPast }: Signals): boolean {
    if (isPast) return false;
    if (concern?.stage !== 'open') return true;
    return tellsMore(found, concern) || (moves.length === 0 && (found.isPlain || !isReply));
  }

  /** A few words reopen a concern only if it was discussed recently. */
  function counts(move: Move, concern: Concern): boolean {
    const isNear = concern.stage === 'open' || states.isRecent(concern);
    if (move === 'symptom')
      return concern.kinds.some(isOfBody) && (isNear || (concern.stage === 'quiet' && states.keepsNumbers(concern)));
    return isNear || !tellsAgain.has(move);
  }

  return (found: Finding | undefined, concern: Concern | undefined, signals: Signals): readonly Signal[] => {
    // 'I am not suicidal' as the first mention.
    if (!concern && found && !found.isPlain && signals.isDenial && states.after('none', 'denies', found) === 'quiet')
      return ['denies'];
    if (found && isNew(found, concern, signals)) return ['danger'];
    if (!concern) return [found ? 'past' : 'question'];
    const moves = signals.moves.filter((move) => counts(move, concern));
    const isOpen = concern.stage === 'open';
    if (moves.length === 0 && signals.isPast && !signals.isQuestion) return ['past'];
    if (moves.length === 0 && signals.returns && concern.stage === 'quiet' && states.isRecent(concern))
      return ['affirms'];
    if (isOpen && found && moves.length === 0) return ['goesOn'];
    // 'It's gone now, can I book?' is a question, even for kinds that feeling well does not end.
    const ends = moves.every(isEnding) && moves.at(-1) !== undefined;
    const isEnded = ends && states.after(concern.stage, moves.at(-1) ?? 'question', concern) !== 'open';
    if (signals.isQuestion && (moves.length === 0 || (ends && !isEnded))) return ['question'];
    if (moves.length > 0) return moves;
    return [isOpen && (signals.isReply || signals.goesOn) ? 'goesOn' : 'question'];
  };
}

/** Replies after low spirits, or after an animal that may be ill. */
function withoutConcern(before: Dialogue, known: Dialogue, { moves, isQuestion }: Signals): Next {
  const move = moves.at(-1);
  if (!before.care || isQuestion || !move) return { do: 'answer', dialogue: known };
  if (before.care === 'animal')
    return isEnding(move)
      ? { do: 'comfort', dialogue: { ...known, care: before.care, turnsSince: -2 } }
      : { do: 'answer', dialogue: known };
  return move === 'denies' || move === 'refuses'
    ? { do: 'comfort', dialogue: { ...known, care: before.care } }
    : { do: 'answer', dialogue: known };
}

/**
 * The finding under an earlier concern. A new danger is merged with the first, the gravest first; without one the first
 * remains, with its person.
 */
function findingUnder(
  concern: Concern,
  present: Finding | undefined,
  { young, firstNations, cannotSpeak }: Dialogue,
): Finding {
  const all = new Set([...concern.kinds, ...(present?.kinds ?? [])]);
  const [first = 'emergency', ...rest] = present ? concernKinds.filter((kind) => all.has(kind)) : concern.kinds;
  const isOther = present !== undefined && !present.kinds.some((kind) => concern.kinds.includes(kind));
  return {
    isPlain: false,
    ...present,
    kinds: [first, ...rest],
    about: isOther && present.about === 'self' ? 'self' : concern.about,
    young,
    firstNations,
    cannotSpeak,
  };
}

function withOpen(
  known: Dialogue,
  { kinds, about }: { kinds: readonly ConcernKind[]; about: Concern['about'] },
): Dialogue {
  return { ...known, concern: { kinds: [...kinds], about, stage: 'open' }, turnsSince: undefined };
}
