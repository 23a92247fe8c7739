import { type ConcernPack, finderOf, type Move, moveNames } from '../concern/record.ts';
import { normalise } from '../text/normalise.ts';

/** What a message does beside telling of a danger. */
export interface Signals {
  /** In the order of its sentences; none where it does nothing of the kind. */
  moves: readonly Move[];
  /** It asks something of its own, such as an opening time. */
  isQuestion: boolean;
  /** A few words, or words about what was told: they go on with it. */
  goesOn: boolean;
  /** It is short enough to lean on what was said before. */
  isReply: boolean;
  /** A few words that deny, and nothing else. */
  isDenial: boolean;
  /** A few words of worsening, without a topic of their own: they bring back a danger that was quiet. */
  returns: boolean;
  /** The danger that it may tell of is long ago, or was solved. */
  isPast: boolean;
}

/** Fewer words than this lean on what was said before. */
const shortReply = 7;
/** So few words that deny a wish to die deny it before it was told. */
const shortDenial = 5;
/** Where a message may turn: 'jk, but not really'. */
const turns =
  /[,.;:!?\n()…–—]+|\b(?:but|though|although|however|except)\b|\bactually\b(?= (?:no|not|i|im|it|its|he|she)\b)/i;
/** Where another thing may be told. */
const clauses = /[,.;:!?\n()…–—]+|\b(?:and|but|though|although|however|except|because|cos|so|then)\b/i;
/** Confirm or contradict whatever was said before them: not where a sentence is about the clinic. */
const leans: ReadonlySet<Move> = new Set<Move>(['affirms', 'lied', 'contradicts']);
const takesBack: ReadonlySet<Move> = new Set<Move>(['jest', 'dismisses', 'denies', 'well']);
/** Whoever says one of these is answered about it, whatever else they say. */
const holdsBack: ReadonlySet<Move> = new Set<Move>(['refuses', 'unreached', 'waits']);

export function createSignalReader({ moves, cues }: Pick<ConcernPack, 'moves' | 'cues'>): (message: string) => Signals {
  const finders = moveNames.map((move) => ({ move, stands: finderOf(moves[move]) }));
  const goesOn = finderOf(cues.goesOn);
  const asksAboutClinic = finderOf(cues.asksAboutClinic);
  const asksSomething = finderOf(cues.asksSomething);
  const returns = finderOf(cues.returns);
  const isPast = finderOf(cues.past);
  const isPresent = finderOf(cues.present);
  const isWell = finderOf(cues.wellNow);

  function movesIn(text: string): Move[] {
    const isOfClinic = asksAboutClinic(text);
    const found = finders.find(({ move, stands }) => !(isOfClinic && leans.has(move)) && stands(text));
    return found ? [found.move] : [];
  }

  /** Long ago or solved, and nothing is told of the present but that all is well. */
  const isBehind = (message: string, text: string) =>
    isPast(text) &&
    message
      .split(clauses)
      .map(normalise)
      .every((part) => !isPresent(part) || isWell(part));

  function movesOf(message: string, text: string): readonly Move[] {
    const inParts = message.split(turns).map(normalise).flatMap(movesIn);
    const all = inParts.length > 0 ? inParts : movesIn(text);
    // 'I did take them lol jk': what confirms a danger is not taken back in the same breath.
    const held = all.includes('affirms') ? all.filter((move) => !takesBack.has(move)) : all;
    const holding = held.find((move) => holdsBack.has(move));
    return holding && !held.includes('affirms') ? [holding] : held;
  }

  return (message) => {
    const text = normalise(message);
    const all = movesOf(message, text);
    return {
      moves: all,
      isQuestion: asksAboutClinic(text) || (asksSomething(text) && !goesOn(text)),
      goesOn: goesOn(text),
      isDenial: text.split(' ').length <= shortDenial && all.length > 0 && all.every((move) => move === 'denies'),
      isReply: text.split(' ').length <= shortReply,
      returns: text.split(' ').length <= shortReply && returns(text) && !asksAboutClinic(text),
      isPast: isBehind(message, text),
    };
  };
}
