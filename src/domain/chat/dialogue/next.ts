import { safetyKinds } from '../safety/kinds.ts';
import { asksAboutClinic } from '../safety/reply.ts';
import { kindsByRule, type SafetyFinding, tellsOfThemselves } from '../safety.ts';
import { normalise } from '../text/normalise.ts';
import { isUnmistakable } from '../weighed/unmistakable.ts';
import { type CareKind, type Concern, careKinds, type Dialogue } from './dialogue.ts';
import { type Move, moveIn } from './moves.ts';

/** What a message is, read with what the conversation has come to. */
export interface Read {
  message: string;
  /** An emergency or a crisis that the message itself tells of. */
  found: SafetyFinding | undefined;
  /** How the visitor feels, where the message tells it (../sensitive.ts). */
  feels: readonly string[];
  /** The message is near to what people ask on an ordinary day, where that is known. */
  isUsual: boolean;
}

/** What a conversation asks of the next answer. */
export type Next = { dialogue: Dialogue } & (
  | { do: 'answer'; line?: Concern | undefined }
  | { do: 'alarm'; finding: SafetyFinding }
  | { do: 'follow-up'; finding: SafetyFinding; move: Move | undefined }
  | { do: 'close'; concern: Concern; move: Move }
  | { do: 'comfort' }
);

/** Fewer words than this lean on what was said before. */
const shortReply = 7;
/** Words that go on with what was told: the people, the signs, the help. */
const goesOn =
  /\b(?:he|she|they|hes|shes|theyre|him|her|it|its|this|that|still|again|worse|now|hospital|ambulance|ambos|doctor|police|call|ring|help|safe|hurts?|pain|breath\w*|scared|kids?|leave|drive|driving|baby|blood|bleeding|lifeline|poisons?|000)\b/;
/** A short question of its own: 'how long do results take'. */
const asksSomething =
  /^(?:how (?:long|much|does|do you)|do you|does the|can you|what (?:are|is|does) (?:the|your|a))\b/;
/** Seeming well says little after these. */
const mayComeLate: ReadonlySet<string> = new Set([
  'overdose',
  'heart',
  'stroke',
  'anaphylaxis',
  'unconscious',
  'pregnancy',
  'abdomen',
  'violence',
  'child',
  'breathing',
  'withdrawal',
  'hypoglycaemia',
]);
const ofOneself: ReadonlySet<string> = new Set(['suicide', 'self-harm']);
const atHome: ReadonlySet<string> = new Set(['violence', 'child', 'harm-to-others']);
const ends: ReadonlySet<Move | undefined> = new Set<Move>(['helped', 'over', 'jest', 'denies', 'well']);

/** Reads a message under the state of its conversation, and says what comes next. Pure. */
export function nextOf(before: Dialogue, read: Read): Next {
  const { message, found } = read;
  const tells = tellsOfThemselves(message);
  const known: Dialogue = {
    ...before,
    care: feltIn(read.feels),
    young: before.young || tells.young,
    firstNations: before.firstNations || tells.firstNations,
    turnsSince: before.turnsSince === undefined ? undefined : before.turnsSince + 2,
  };
  const concern = before.concern;
  const move = concern || before.care ? moveIn(message) : undefined;
  const text = normalise(message);
  // What is near to an ordinary question is one only where it does not go on with what was told: 'he's snoring'.
  const isOrdinary =
    asksAboutClinic(message) || (read.isUsual && !goesOn.test(text) && (!isReply(text) || asksSomething.test(text)));

  if (concern?.stage === 'open') {
    // 'He won't let me call' is no new danger; 'he has stopped breathing' is.
    const isPlain =
      found !== undefined &&
      (isUnmistakable(message) || (move === undefined && (!isReply(text) || tellsMore(found, concern, message))));
    const finding = under(concern, isPlain ? found : undefined, known, message);
    if (isPlain) return { do: 'alarm', finding, dialogue: open(known, finding) };
    if (found && move === undefined) return { do: 'follow-up', finding, move, dialogue: open(known, finding) };
    // To seem well is not to be well: 'it's gone now, can I book?' keeps its line.
    const isEnded = ends.has(move) && !(move === 'well' && concern.kinds.some((kind) => mayComeLate.has(kind)));
    if (isOrdinary && (move === undefined || ends.has(move))) return movedOn(known, concern, isEnded);
    if (move && isEnded) return { do: 'close', concern, move, dialogue: { ...ended(known, concern), turnsSince: -2 } };
    if (move || isReply(text) || goesOn.test(text))
      return { do: 'follow-up', finding, move, dialogue: open(known, concern) };
    return movedOn(known, concern, false);
  }
  if (found) return { do: 'alarm', finding: withKnown(found, known), dialogue: open(known, found) };
  if (before.care && !isOrdinary && (move === 'denies' || move === 'refuses'))
    return { do: 'comfort', dialogue: { ...known, care: before.care } };
  return { do: 'answer', line: concern, dialogue: known };
}

/** A few words. */
function isReply(text: string): boolean {
  return text.split(' ').length <= shortReply;
}

/**
 * A few words that tell of another kind of danger, by rule: weights alone take too much for one. What happens at home is of
 * one kind, and a baby that hardly moves belongs to its pregnancy.
 */
function tellsMore({ kinds }: SafetyFinding, concern: Concern, message: string): boolean {
  const isAtHome = concern.kinds.some((kind) => atHome.has(kind));
  const byRule = new Set(kindsByRule(message));
  if (concern.kinds.includes('pregnancy') && /\b(?:baby|bub)\b/i.test(message)) return false;
  return kinds.some(
    (kind) =>
      byRule.has(kind) && !concern.kinds.includes(kind) && kind !== 'emergency' && !(isAtHome && atHome.has(kind)),
  );
}

/**
 * What stands since before, and what the message plainly tells: a new danger joins the first, the gravest first; where
 * there is none, the first stays, with its person.
 */
function under(concern: Concern, told: SafetyFinding | undefined, known: Dialogue, message: string): SafetyFinding {
  const all = new Set([...concern.kinds, ...(told?.kinds ?? [])]);
  const isOther = told !== undefined && !told.kinds.some((kind) => concern.kinds.includes(kind));
  return {
    ...told,
    kinds: (told ? safetyKinds.filter((kind) => all.has(kind)) : concern.kinds) as unknown as SafetyFinding['kinds'],
    about: isOther && /\b(?:i|im|ive|me|my)\b/.test(normalise(message)) ? told.about : concern.about,
    young: known.young,
    firstNations: known.firstNations,
  };
}

function withKnown(found: SafetyFinding, { young, firstNations }: Dialogue): SafetyFinding {
  return { ...found, young, firstNations };
}

function open(
  known: Dialogue,
  { kinds, about }: Pick<SafetyFinding, 'about'> & { kinds: readonly string[] },
): Dialogue {
  return { ...known, concern: { kinds: [...kinds] as Concern['kinds'], about, stage: 'open' }, turnsSince: undefined };
}

/** A question of its own: what was told before it stands below the answer once, one's own wish to die from then on. */
function movedOn(known: Dialogue, concern: Concern, isEnded: boolean): Next {
  const dialogue = ended(known, concern);
  return { do: 'answer', line: dialogue.concern ?? (isEnded ? undefined : concern), dialogue };
}

function ended(known: Dialogue, concern: Concern): Dialogue {
  const stays = concern.about === 'self' && concern.kinds.some((kind) => ofOneself.has(kind));
  return { ...known, concern: stays ? { ...concern, stage: 'quiet' } : undefined, turnsSince: 0 };
}

function feltIn(feels: readonly string[]): CareKind | undefined {
  return careKinds.find((kind) => feels.includes(kind));
}
