import { type ConcernPack, finderOf, type Move, moveNames } from '../concern/record.ts';
import { normalise } from '../text/normalise.ts';

/** The signals of a message, apart from a danger. */
export interface Signals {
  /** Moves in the order of its sentences; empty if there is none. */
  moves: readonly Move[];
  /** It asks a separate question, such as an opening time. */
  isQuestion: boolean;
  /** It continues the concern: a few words, or words about it. */
  goesOn: boolean;
  /** It is short enough to depend on the messages before. */
  isReply: boolean;
  /** It denies in a few words, and does nothing else. */
  isDenial: boolean;
  /** It reports worsening in a few words without a topic, which reopens a quiet concern. */
  returns: boolean;
  /** The danger that it may report is past or resolved. */
  isPast: boolean;
}

/** Messages with fewer words depend on the messages before. */
const shortReply = 7;
/** A denial of a wish to die with at most this many words counts as the first mention. */
const shortDenial = 5;
/** Where a message may change direction: 'jk, but not really'. */
const turns =
  /[,.;:!?\n()…–—]+|\b(?:but|though|although|however|except)\b|\bactually\b(?= (?:no|not|i|im|it|its|he|she)\b)/i;
/** Where another subject may begin. */
const clauses = /[,.;:!?\n()…–—]+|\b(?:and|but|though|although|however|except|because|cos|so|then)\b/i;
/** Moves that confirm or contradict the messages before; not in a sentence about the clinic. */
const leans: ReadonlySet<Move> = new Set<Move>(['affirms', 'lied', 'contradicts']);
const takesBack: ReadonlySet<Move> = new Set<Move>(['jest', 'dismisses', 'denies', 'well']);
/** Moves that are answered regardless of other content. */
const holdsBack: ReadonlySet<Move> = new Set<Move>(['refuses', 'unreached', 'waits']);

export function createSignalReader({ moves, cues }: Pick<ConcernPack, 'moves' | 'cues'>): (message: string) => Signals {
  const finders = moveNames.map((move) => ({ move, matches: finderOf(moves[move]) }));
  const goesOn = finderOf(cues.goesOn);
  const asksAboutClinic = finderOf(cues.asksAboutClinic);
  const asksSomething = finderOf(cues.asksSomething);
  const returns = finderOf(cues.returns);
  const isPast = finderOf(cues.past);
  const isPresent = finderOf(cues.present);
  const isWell = finderOf(cues.wellNow);

  function movesIn(text: string): Move[] {
    const isOfClinic = asksAboutClinic(text);
    const found = finders.find(({ move, matches }) => !(isOfClinic && leans.has(move)) && matches(text));
    return found ? [found.move] : [];
  }

  /** Past or resolved, and the message reports nothing of the present except that all is well. */
  const isBehind = (message: string, text: string) =>
    isPast(text) &&
    message
      .split(clauses)
      .map(normalise)
      .every((part) => !isPresent(part) || isWell(part));

  function movesOf(message: string, text: string): readonly Move[] {
    const inParts = message.split(turns).map(normalise).flatMap(movesIn);
    const all = inParts.length > 0 ? inParts : movesIn(text);
    // 'I did take them lol jk': a confirmed danger is not withdrawn in the same message.
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
