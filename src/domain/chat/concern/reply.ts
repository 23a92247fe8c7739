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
 * Answers to an emergency, and under an earlier one: HTML of p, ul, li, strong and a. They offer no appointment, and their
 * numbers are tel: links.
 */
export interface Replies {
  /** The answer to an emergency or a crisis. */
  toAlarm(finding: Finding): string;
  /** The answer to a short reply under a concern: its numbers again, and what the reply is about. */
  toReply(finding: Finding, move: Move | undefined): string;
  /** The answer to a visitor who says that the danger is over, was a joke, or is in other hands. */
  toEnd(concern: Concern, ending: Ending): string;
  /** The answer to a visitor who reported low spirits and now says that it is no more than that. */
  toLowSpirits(care: CareKind): string;
  /** The answer to a message without words. */
  toWordless(kind: WordlessKind): string;
  /** Replaces small talk while a concern is quiet; includes the line below. */
  insteadOfSmallTalk(concern: Concern): string;
  /** One line below an ordinary answer that says where help is. */
  lineBelow(concern: Concern): string;
}

/** Kinds that add little to the first: the ambulance line covers them. */
const saysLittle: ReadonlySet<ConcernKind> = new Set(['emergency', 'abdomen']);

/** Most kinds beside the first whose help lines are listed. */
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
    // The writer may be awake while the other person is not.
    if (first === 'unconscious' && second === 'hypoglycaemia' && !finding.insulinMissed) return replies.sugarIfAwake;
    return meanwhileOf(second, finding);
  }

  /** The emergency number with the reason to call it, and the help lines, each once. */
  function lineList(call: string, ids: readonly HelpLineId[], finding: Finding): string {
    const { young, firstNations, cannotSpeak, kinds: found } = finding;
    const lines = ids.map((id): HelpLine => helpLineById[id]);
    const isTalk = found.some(talks);
    // A young visitor gets the line for young people first.
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
      const texts = replies.under[kinds[first].help];
      const key =
        move === 'refuses' || move === 'unreached' ? move : move === 'waits' || move === 'well' ? 'waits' : 'more';
      const lines = [first, ...others.slice(0, mostBeside)].flatMap((kind) => [
        ...kinds[kind].lines,
        ...(finding.about === 'self' ? (kinds[kind].linesSelf ?? []) : []),
      ]);
      return paragraph(texts[key][finding.about]) + lineList(kinds[first].call, lines, finding);
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
