import type { Facts } from '../concern/find.ts';
import { type ConcernKind, concernKinds, type Finding } from '../concern/kinds.ts';
import { type ConcernPack, finderOf, type Move, moveNames } from '../concern/record.ts';
import { normalise } from '../text/normalise.ts';
import type { Concern, Dialogue } from './dialogue.ts';

/** What a message is, read with what the conversation has come to. */
export interface Read {
  message: string;
  /** An emergency or a crisis that the message itself tells of. */
  found: Finding | undefined;
  /** What the message says of the person who writes. */
  facts: Facts;
}

/** What a conversation asks of the next answer. */
export type Next = { dialogue: Dialogue } & (
  | { do: 'answer'; line?: Concern | undefined }
  | { do: 'alarm'; finding: Finding }
  | { do: 'follow-up'; finding: Finding; move: Move | undefined }
  | { do: 'close'; concern: Concern; move: Move }
  | { do: 'comfort' }
);

/** Fewer words than this lean on what was said before. */
const shortReply = 7;
const ends: ReadonlySet<Move | undefined> = new Set<Move>(['helped', 'over', 'jest', 'denies', 'well']);
/** What stays known once the visitor has moved on: their own wish to die, or to hurt themselves. */
const staysKnown: ReadonlySet<ConcernKind> = new Set(['suicide', 'self-harm']);

/** Reads a message under the state of its conversation, and says what comes next. Pure. */
export type NextOf = (before: Dialogue, read: Read) => Next;

export function createNextOf({ kinds, moves, cues }: ConcernPack): NextOf {
  const moveFinders = moveNames.map((move) => ({ move, stands: finderOf(moves[move]) }));
  const moveIn = (text: string) => moveFinders.find(({ stands }) => stands(text))?.move;
  const goesOn = finderOf(cues.goesOn);
  const asksAboutClinic = finderOf(cues.asksAboutClinic);
  const asksSomething = finderOf(cues.asksSomething);
  const isAtHome = (kind: ConcernKind) => kinds[kind].help === 'safety' || kind === 'harm-to-others';

  /** A few words that tell of another kind of danger: what happens at home is of one kind. */
  function tellsMore(found: Finding, concern: Concern): boolean {
    const atHome = concern.kinds.some(isAtHome);
    return (
      found.isPlain &&
      found.kinds.some((kind) => !concern.kinds.includes(kind) && kind !== 'emergency' && !(atHome && isAtHome(kind)))
    );
  }

  return (before, { message, found, facts }) => {
    const known: Dialogue = {
      ...before,
      care: undefined,
      young: before.young || facts.young,
      firstNations: before.firstNations || facts.firstNations,
      turnsSince: before.turnsSince === undefined ? undefined : before.turnsSince + 2,
    };
    const concern = before.concern;
    const text = normalise(message);
    const move = concern || before.care ? moveIn(text) : undefined;
    const isReply = text.split(' ').length <= shortReply;
    const isOrdinary = asksAboutClinic(text) || (asksSomething(text) && !goesOn(text));

    if (concern?.stage === 'open') {
      // 'He won't let me call' is no new danger; 'he has stopped breathing' is.
      const isNew =
        found !== undefined && (tellsMore(found, concern) || (move === undefined && (found.isPlain || !isReply)));
      const finding = under(concern, isNew ? found : undefined, known);
      if (isNew) return { do: 'alarm', finding, dialogue: open(known, finding) };
      if (found && move === undefined) return { do: 'follow-up', finding, move, dialogue: open(known, finding) };
      // To seem well is not to be well: 'it's gone now, can I book?' keeps its line.
      const isEnded = ends.has(move) && !(move === 'well' && concern.kinds.some((kind) => kinds[kind].mayComeLate));
      if (isOrdinary && (move === undefined || ends.has(move))) return movedOn(known, concern, isEnded);
      if (move && isEnded)
        return { do: 'close', concern, move, dialogue: { ...ended(known, concern), turnsSince: -2 } };
      if (move || isReply || goesOn(text)) return { do: 'follow-up', finding, move, dialogue: open(known, concern) };
      return movedOn(known, concern, false);
    }
    if (found) {
      const { young, firstNations } = known;
      return { do: 'alarm', finding: { ...found, young, firstNations }, dialogue: open(known, found) };
    }
    if (before.care && !isOrdinary && (move === 'denies' || move === 'refuses'))
      return { do: 'comfort', dialogue: { ...known, care: before.care } };
    return { do: 'answer', line: concern, dialogue: known };
  };
}

/**
 * What stands since before, and what the message plainly tells: a new danger joins the first, the gravest first; where
 * there is none, the first stays, with its person.
 */
function under(concern: Concern, told: Finding | undefined, { young, firstNations }: Dialogue): Finding {
  const all = new Set([...concern.kinds, ...(told?.kinds ?? [])]);
  const [first = 'emergency', ...rest] = told ? concernKinds.filter((kind) => all.has(kind)) : concern.kinds;
  const isOther = told !== undefined && !told.kinds.some((kind) => concern.kinds.includes(kind));
  return {
    isPlain: false,
    ...told,
    kinds: [first, ...rest],
    about: isOther && told.about === 'self' ? 'self' : concern.about,
    young,
    firstNations,
  };
}

function open(known: Dialogue, { kinds, about }: { kinds: readonly ConcernKind[]; about: Concern['about'] }): Dialogue {
  return { ...known, concern: { kinds: [...kinds], about, stage: 'open' }, turnsSince: undefined };
}

/** A question of its own: what was told before it stands below the answer once, one's own wish to die from then on. */
function movedOn(known: Dialogue, concern: Concern, isEnded: boolean): Next {
  const dialogue = ended(known, concern);
  return { do: 'answer', line: dialogue.concern ?? (isEnded ? undefined : concern), dialogue };
}

function ended(known: Dialogue, concern: Concern): Dialogue {
  const stays = concern.about === 'self' && concern.kinds.some((kind) => staysKnown.has(kind));
  return { ...known, concern: stays ? { ...concern, stage: 'quiet' } : undefined, turnsSince: 0 };
}
