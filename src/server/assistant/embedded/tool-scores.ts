import { alcoholAndDrugs, butterfly, dialable } from '#domain/chat/help-lines.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { doNotDrive } from '#domain/screeners/epworth/notices.ts';
import type { InstrumentId } from '#domain/screeners/instrument.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import type { Turn } from '../chat/parts.ts';
import { type Draft, draft, type Html, html } from './draft.ts';
import type { Facts } from './facts.ts';

/* A score of a self-check that a visitor names: its band and next step, as the tool itself says them. */

const toolWords: readonly (readonly [InstrumentId, RegExp, string])[] = [
  ['stop-bang', /stop ?bang|bang (?:test|quiz|thing|one)|snor|apn[oe]+a/, '/sleep-recovery-optimisation'],
  ['epworth', /epworth|sleepiness|sleepy|doz(?:e|ing)/, '/sleep-recovery-optimisation'],
  [
    'audit-c',
    /audit ?c|the audit|audit (?:quiz|test|thing|score|one|check)|alcohol|drink|grog/,
    '/mental-health-support',
  ],
  ['asrs', /asrs|adhd|attention|focus (?:quiz|test)/, '/mental-health-support'],
  ['beds-7', /beds|bing(?:e|e?ing)|eating (?:quiz|questions?|test|check|one|thing)/, '/mental-health-support'],
];

const afterScore: Readonly<Partial<Record<InstrumentId, Html>>> = {
  'beds-7': html`You are not to blame for it, and you need not wait: ${butterfly.name} is on ${{ safe: dialable(butterfly) }}.`,
  'audit-c': html`For free, confidential advice there is the ${alcoholAndDrugs.name} on ${{ safe: dialable(alcoholAndDrugs) }}. If you drink heavily every day, please don't stop all at once without medical advice.`,
  epworth: html`If you get sleepy at the wheel, or have dozed off there, please don't drive until a GP or another clinician has looked into it.`,
};

/** The self-check that a text names. */
export function toolIn(text: string): InstrumentId | undefined {
  return toolWords.find(([, like]) => like.test(text))?.[0];
}

/** Asks whether the score proves it. */
const asksForProof =
  /\b(?:am i|do i have|have i got|does (?:that|it|this) mean)\b.*\b(?:alcoholic|addict\w*|dependent|problem|disorder|adhd|apnoea|sick|it|fine|ok|clear)\b|\b(?:is|was) (?:the|this|that|your|it) ?(?:test|quiz|check|thing|score|result)? (?:wrong|right|broken|reliable|accurate)\b|\b(?:so )?(?:thats|is that|its) (?:a|an|definitely) ?(?:no|yes|not)\b|\brul(?:e|es|ed|ing) (?:it|that|adhd|apnoea)? ?out\b/;

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const numberWord = new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'g');

/** The first number of a text that can be a score of at most this. */
export function scoreIn(text: string, most: number): number | undefined {
  const digits = /\d/.test(text) ? text : text.replace(numberWord, (word) => String(numberWords.indexOf(word) + 2));
  return [
    ...digits
      .replace(
        /\b(?:beds ?7|stop ?bang ?8?)\b|\b\d+ (?:questions?|years?|minutes?|weeks?|drinks|stubbies|beers)\b/g,
        ' ',
      )
      .matchAll(/\b\d{1,2}\b/g),
  ]
    .map(([found]) => Number(found))
    .find((one) => one <= most);
}

/** The band of a score, and what comes next. The number is not repeated. */
export function bandDraft(id: InstrumentId, score: number | undefined, text: string, facts: Facts): Draft {
  const { name, scale } = instruments[id];
  const path = toolWords.find(([one]) => one === id)?.[2] ?? '/';
  const band = score === undefined ? undefined : scale.bands.findLast(({ from }) => score >= from);
  const severe = id === 'epworth' && band === scale.bands.at(-1);
  if (!band)
    return draft(
      [
        html`Next, take the result to your GP or talk it through with our nurse practitioner, who can look at what is behind it and refer you where that is needed.`,
        afterScore[id],
      ],
      [{ title: name, href: path }, facts.page('/how-it-works')],
      id === 'audit-c' || id === 'beds-7' ? undefined : 'initial',
    );
  return draft(
    [
      severe ? html`Please do not drive. ${doNotDrive.text}` : undefined,
      asksForProof.test(text)
        ? html`A score can't tell you that: it neither proves a condition nor rules one out.`
        : undefined,
      html`On ${name}, that score is in the band ‘${band.title}’. ${band.recommendation}`,
      severe ? undefined : afterScore[id],
      html`It is screening for adults, not a diagnosis: a GP or our nurse practitioner can look at what is behind it.`,
    ],
    [{ title: name, href: path }, facts.page('/how-it-works')],
  );
}

const number = `(\\d{1,2}|${numberWords.join('|')})`;
/** 'Four yeses', 'three boxes ticked'. */
const ticks = new RegExp(`\\b${number} (?:yes(?:es|ses)?\\b(?! ?(?:or )?no\\b)|ticks?\\b|ticked|boxes ticked)`);
/** 'I got 4', 'it came up 8'. */
const says = new RegExp(
  `\\b(?:got|get|scored|came (?:up|out|back)(?: as| at| with)?|ended up (?:with|on|at)|gave (?:me|him|her)|(?:score|result|total|mine) (?:is|was|of)|added up to) (?:an? )?${number}(?: (?:out )?of \\d+)?(?= \\||$| (?:so|and|is|what|whats|does|thats|on|in|but)\\b)`,
);
/** How far back the self-check may have been named. */
const turnsBack = 3;

/**
 * The band of a score that is told in yeses, or after the self-check was named: 'the snoring one, four yeses', or
 * 'how many questions has STOP-BANG' and then 'I got 4'.
 */
export function ownScore(message: string, history: readonly Turn[], facts: Facts): Draft | undefined {
  const text = normalise(message);
  const before = history
    .filter(({ role }) => role === 'visitor')
    .slice(-turnsBack)
    .map((turn) => normalise(turn.text))
    .findLast((said) => toolIn(said) !== undefined && aboutTool.test(said.replace(ofBody, ' ')));
  const own = toolIn(text);
  if (
    beside.test(text) ||
    [...history, { role: 'visitor', text: message }].some(
      (turn) => turn.role === 'visitor' && ofChild.test(normalise(turn.text)),
    )
  )
    return undefined;
  const counted = ticks.exec(text)?.[1];
  const id = own ?? (before && toolIn(before));
  if (!id || (own && !counted)) return undefined;
  const told = counted ?? says.exec(text)?.[1];
  const score = told === undefined ? undefined : scoreIn(told, instruments[id].scale.max);
  return score === undefined ? undefined : bandDraft(id, score, text, facts);
}

/** The self-checks are for adults. */
const ofChild =
  /\b(?:my|our|the|a|his|her) (?:\w+ )?(?:son|daughter|kid|child|teen|teenager|boy|girl|grandson|granddaughter|niece|nephew)s?\b|\b(?:[1-9]|1[0-7]) year old\b/;
/** Other things that have numbers, and other tests. */
const beside = /\b(?:fee|fees|email|booking|booked|appointment|confirmation|price|cost)\b/;
const ofBody = /\b(?:blood|fasting|breath|urine|sleep) (?:tests?|checks?|thing)\b/g;
/** Somebody who drinks, snores or forgets has not named a self-check yet. */
const aboutTool =
  /\b(?:stop ?bang|epworth|audit|asrs|beds|quiz|quizzes|test|tests|check|checks|screener|screening|questionnaire|questions|score|one|thing|tool|survey)\b/;
