import type { CareKind, Concern } from '../dialogue/dialogue.ts';
import type { Ending } from '../dialogue/next.ts';
import {
  dialable,
  emergency,
  emergencyInWriting,
  type HelpLine,
  type HelpLineId,
  helpLineById,
  kidsHelpline,
  lifeline,
  lifelineText,
  thirteenYarn,
  withNumbers,
} from '../help-lines.ts';
import type { ConcernKind, Finding } from './kinds.ts';
import type { ConcernPack, KindRecord, Move } from './record.ts';
import type { WordlessKind } from './wordless.ts';

/**
 * What is said of an emergency, and under one that was told before: HTML of p, ul, li, strong and a. It offers no
 * appointment, and its numbers dial.
 */
export interface Replies {
  /** The answer to an emergency or a crisis. */
  toAlarm(finding: Finding): string;
  /** The answer to a short reply under a concern: its own numbers again, and what the reply is about. */
  toReply(finding: Finding, move: Move | undefined): string;
  /** The answer to somebody who says that it is over, was meant in jest, or is looked after. */
  toEnd(concern: Concern, ending: Ending): string;
  /** The answer to somebody who told of low spirits, and now that it is no more than that. */
  toLowSpirits(care: CareKind): string;
  /** The answer to a message without words. */
  toWordless(kind: WordlessKind): string;
  /** In the place of small talk while a danger is quiet: with the line below. */
  insteadOfSmallTalk(concern: Concern): string;
  /** One line below an ordinary answer: where help is, should it be needed after all. */
  lineBelow(concern: Concern): string;
}

/** What says the most beside the first; a belly, or 'some emergency', says little that the ambulance will not. */
const saysLittle: ReadonlySet<ConcernKind> = new Set(['emergency', 'abdomen']);

/** Of so many kinds beside the first the lines are named. */
const mostBeside = 2;

export function createReplies({ kinds, replies }: ConcernPack): Replies {
  const talks = (kind: ConcernKind) => kinds[kind].help === 'talking' || kinds[kind].help === 'safety';

  function meanwhileOf(kind: ConcernKind, { about, insulinMissed }: Finding): string {
    if (kind === 'hypoglycaemia' && insulinMissed) return replies.insulinLeftOut;
    const { meanwhile, meanwhileOther } = kinds[kind];
    return (about === 'other' && meanwhileOther) || meanwhile;
  }

  function meanwhileBeside(first: ConcernKind, second: ConcernKind, finding: Finding): string | undefined {
    if (first === 'anaphylaxis' && second === 'breathing') return undefined;
    if ((first === 'hypoglycaemia' || first === 'critical-reading') && finding.insulinMissed) return undefined;
    // Who writes may be awake, and who is written of may not.
    if (first === 'unconscious' && second === 'hypoglycaemia' && !finding.insulinMissed) return replies.sugarIfAwake;
    return meanwhileOf(second, finding);
  }

  /** The emergency number with the reason to call it, and the lines, each once. */
  function lineList(call: string, ids: readonly HelpLineId[], finding: Finding): string {
    const { young, firstNations, cannotSpeak, kinds: found } = finding;
    const lines = ids.map((id): HelpLine => helpLineById[id]);
    const isTalk = found.some(talks);
    // Who is young is given the line for the young before any other.
    const all = new Set<HelpLine>(young && isTalk ? [kidsHelpline, ...lines] : lines);
    if (firstNations && (isTalk || all.has(lifeline))) all.add(lifeline).add(thirteenYarn);
    const items = [...all].map((one) => {
      const byText = one === lifeline ? `, or text ${lifelineText}` : '';
      return `<li><strong>${one.name}</strong> ${dialable(one)}${byText}. ${one.about}.</li>`;
    });
    return `<ul><li><strong>${emergency.name}</strong> ${dialable(emergency)}. ${call}.</li>${items.join('')}</ul>${cannotSpeak ? `<p>${emergencyInWriting}</p>` : ''}`;
  }

  function quietLine({ kinds: [kind = 'emergency'], about }: Concern): string {
    return paragraph(replies.quiet[kinds[kind].help][about]);
  }

  return {
    toAlarm: (finding) => {
      const { about, says, young, confused } = finding;
      const isAlone = kinds[finding.kinds[0]].comesFirst;
      const [first, ...rest] = finding.kinds;
      const second = rest.find((kind) => !saysLittle.has(kind)) ?? rest[0];
      const words: KindRecord = kinds[first];
      const forSelf = about === 'self' ? (words.linesSelf ?? []) : [];
      const beside = second && meanwhileBeside(first, second, finding);
      return [
        paragraph(says ?? words[about]),
        lineList(
          first === 'hypoglycaemia' && confused ? replies.callAtOnce : words.call,
          [...words.lines, ...forSelf, ...rest.slice(0, mostBeside).flatMap((kind) => kinds[kind].lines)],
          finding,
        ),
        paragraph(finding.meanwhile ?? meanwhileOf(first, finding)),
        young && about === 'self' && words.ofOneself ? paragraph(replies.toTheYoung) : '',
        finding.beside ? paragraph(finding.beside) : '',
        beside && !isAlone ? paragraph(beside) : '',
      ].join('');
    },
    toReply: (finding, move) => {
      const [first, ...others] = finding.kinds;
      const said = replies.under[kinds[first].help];
      const key =
        move === 'refuses' || move === 'unreached' ? move : move === 'waits' || move === 'well' ? 'waits' : 'more';
      const lines = [first, ...others.slice(0, mostBeside)].flatMap((kind) => [
        ...kinds[kind].lines,
        ...(finding.about === 'self' ? (kinds[kind].linesSelf ?? []) : []),
      ]);
      return paragraph(said[key][finding.about]) + lineList(kinds[first].call, lines, finding);
    },
    toEnd: (concern, ending) => {
      const { closing } = replies;
      const [kind = 'emergency'] = concern.kinds;
      const ofOneself = concern.about === 'self' && kinds[kind].help === 'talking';
      return paragraph(closing[closingOf(ending, ofOneself)]) + quietLine(concern) + paragraph(closing.ask);
    },
    toLowSpirits: (care) => {
      const { comfort } = replies;
      if (care === 'animal') return paragraph(comfort.animal);
      return paragraph(`${comfort[care]} ${comfort.gp}`) + paragraph(comfort.lines);
    },
    toWordless: (kind) => paragraph(replies.wordless[kind].says),
    insteadOfSmallTalk: (concern) => paragraph(replies.insteadOfSmallTalk) + quietLine(concern),
    lineBelow: quietLine,
  };
}

function closingOf(ending: Ending, ofOneself: boolean): keyof ConcernPack['replies']['closing'] {
  switch (ending) {
    case 'jest':
    case 'lied':
      return ofOneself ? 'jestOfOneself' : 'jest';
    case 'over':
    case 'well':
      return ofOneself ? 'overOfOneself' : 'over';
    default:
      return ending;
  }
}

function paragraph(sentence: string): string {
  return `<p>${withNumbers(sentence)}</p>`;
}
