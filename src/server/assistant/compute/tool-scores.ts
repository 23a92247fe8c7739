import { alcoholAndDrugs, butterfly, dialable } from '#domain/chat/help-lines.ts';
import { namesMedicine } from '#domain/chat/medicine-words.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { avoidDriving, doNotDrive } from '#domain/screeners/epworth/notices.ts';
import type { InstrumentId } from '#domain/screeners/instrument.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import { recommend } from '#domain/screeners/recommendation.ts';
import type { Turn } from '../chat/parts.ts';
import { type Draft, draft, type Html, html, together } from '../compose/draft.ts';
import type { Facts } from '../compose/facts.ts';
import { ofChild } from './of-child.ts';

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

/** By its own name: 'a 4 on the Epworth, and I snore'. */
const ownNames: readonly (readonly [InstrumentId, RegExp])[] = [
  ['stop-bang', /\bstop ?bang\b/],
  ['epworth', /\bepworth\b/],
  ['audit-c', /\baudit ?c\b/],
  ['asrs', /\basrs\b/],
  ['beds-7', /\bbeds ?7\b/],
];

/** The self-check that a text names. */
export function toolIn(text: string): InstrumentId | undefined {
  return (ownNames.find(([, name]) => name.test(text)) ?? toolWords.find(([, like]) => like.test(text)))?.[0];
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
  const severe = score !== undefined && isSevere({ id, score });
  // Dozing in traffic weighs more than any score, here as on the page of the self-check.
  const dozesOnRoad = id === 'epworth' && !severe && dozing.test(text);
  const proof = asksForProof.test(text);
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
      downOnSelf.test(text) ? html`A score is no verdict on you.` : undefined,
      proof ? html`A score can't tell you that: it neither proves a condition nor rules one out.` : undefined,
      html`On ${name}, that score is in the band ‘${band.title}’. ${recommend(band, dozesOnRoad ? [avoidDriving] : []).text}`,
      band === scale.bands[0] && !proof && id !== 'audit-c' ? html`A low score doesn't rule anything out.` : undefined,
      severe || dozesOnRoad || (band === scale.bands[0] && !troubled.test(text) && id !== 'epworth')
        ? undefined
        : afterScore[id],
      html`It is screening for adults, not a diagnosis: a GP or our nurse practitioner can look at what is behind it.`,
    ],
    [{ title: name, href: path }, facts.page('/how-it-works')],
  );
}

/** Somebody dozes, or drives, where it is dangerous. */
const dozing = /\b(?:traffic|wheel|red lights?|(?:traffic|the) lights|driv\w*|in the car)\b/;
/** Somebody is troubled whatever their score says. */
const troubled =
  /\b(?:disgust\w*|asham\w*|secret\w*|nobody sees|hid(?:e|es|ing)|cry|crying|hate myself|out of control)\b/;
/** Somebody takes it as a judgement. */
const downOnSelf = /\b(?:lazy|hopeless|useless|stupid|dumb|failure|pathetic|my fault|ashamed|weak)\b/;

const number = `(\\d{1,2}|${numberWords.join('|')})`;
/** 'Four yeses', 'three boxes ticked'. */
const ticks = new RegExp(
  `\\b(one|\\d{1,2}|${numberWords.join('|')}) (?:yes(?:es|ses)?\\b(?! ?(?:or )?no\\b)|ticks?\\b|ticked|boxes ticked)`,
);
/** 'I got 4', 'it came up 8'. */
const says = new RegExp(
  `\\b(?:got|get|scored|came (?:up|out|back)(?: as| at| with)?|ended up (?:with|on|at)|gave (?:me|him|her)|(?:score|result|total|mine) (?:is|was|of)|added up to) (?:an? )?${number}(?: (?:out )?of \\d+)?(?= \\||$| (?:so|and|is|what|whats|does|thats|on|in|but)\\b)`,
);
/** So sleepy that nobody should drive before they are seen. */
const isSevere = ({ id, score }: Pick<Told, 'id' | 'score'>) =>
  id === 'epworth' && score >= (instruments.epworth.scale.bands.at(-1)?.from ?? 0);
/** How far back the self-check may have been named. */
const turnsBack = 3;

/** The self-check that was spoken of last. */
function toolNamed(said: readonly string[]): InstrumentId | undefined {
  const named = said
    .slice(-turnsBack)
    .findLast((text) => toolIn(text) !== undefined && aboutTool.test(text.replace(ofBody, ' ')));
  return named === undefined ? undefined : toolIn(named);
}

/**
 * The band of a score that is told in yeses, or after the self-check was named: 'the snoring one, four yeses', or
 * 'how many questions has STOP-BANG' and then 'I got 4'.
 */
export function ownScore(message: string, history: readonly Turn[], facts: Facts): Draft | undefined {
  const text = normalise(message);
  const before = toolNamed(history.filter(({ role }) => role === 'visitor').map((turn) => normalise(turn.text)));
  const own = toolIn(text);
  if (
    beside.test(text) ||
    [...history, { role: 'visitor', text: message }].some(
      (turn) => turn.role === 'visitor' && ofChild(normalise(turn.text)),
    )
  )
    return undefined;
  const counted = ticks.exec(text)?.[1];
  const id = own ?? (ofOtherTest.test(text) ? undefined : before);
  if (!id || (own && !counted)) return undefined;
  const told = counted ?? says.exec(text)?.[1];
  const score = told === undefined ? undefined : scoreIn(told === 'one' ? '1' : told, instruments[id].scale.max);
  return score === undefined ? undefined : bandDraft(id, score, text, facts);
}

/** A score that was told, and how many of the visitor's messages ago. */
interface Told {
  id: InstrumentId;
  score: number;
  ago: number;
}

/**
 * The band of a score that was told before: 'I got 13 on the dozing quiz', and then 'is that bad?'. A slip that is put
 * right at once counts: 'typo, I mean 19'. Where anything else may be meant, nothing is said here.
 */
export function scoreFromBefore(message: string, history: readonly Turn[], facts: Facts): Draft | undefined {
  const text = normalise(message);
  const raw = history.filter(({ role }) => role === 'visitor').map((turn) => turn.text);
  const said = raw.map(normalise);
  const asks = asksOfScore.exec(text) ?? asksForHelp.exec(text);
  if (ofRoad.test(text) && !namesMedicine(message) && ![...raw, message].some(isNotMeant)) {
    const sleepy = scoresIn(said).findLast(({ id, ago }) => id === 'epworth' && ago <= turnsBack);
    if (sleepy && isSevere(sleepy)) return bandDraft('epworth', sleepy.score, text, facts);
  }
  if (!asks || beside.test(text) || aboutElse.test(text) || namesMedicine(message)) return undefined;
  if ([...said, text].some(ofChild) || [...raw, message].some(isNotMeant)) return undefined;
  const named = toolIn(text);
  const byName = ofResult.test(text);
  const rest = text.replace(asks[0], ' ').split(/[ |]+/).filter(Boolean).length;
  if (rest > (byName ? 8 : 4)) return undefined;
  const comments = said.length < 2 || ofScore.test(said.at(-1) ?? '') || toolIn(said.at(-1) ?? '') !== undefined;
  const told = scoresIn(said).filter(({ id, ago }) => {
    if (named) return id === named;
    return byName || ago === 1 || (ago === 2 && comments);
  });
  const last = told.at(-1);
  const figure = /\d+/.exec(text.replace(namesWithFigures, ' '))?.[0];
  if (!last || (figure && Number(figure) !== last.score)) return undefined;
  if (asksForHelp.test(text)) return bandDraft(last.id, isSevere(last) ? last.score : undefined, text, facts);
  const asked = /\b(?:either|both|each|they|them)\b/.test(text) ? told.slice(-2) : [last];
  return asked.map(({ id, score }) => bandDraft(id, score, text, facts)).reduce(together);
}

/**
 * The scores that messages tell, oldest first, one of each self-check. Where a second number may be another score of the same
 * self-check, which one counts is not guessed: neither is told.
 */
function scoresIn(said: readonly string[]): Told[] {
  const found: Told[] = [];
  const drop = (id: InstrumentId | undefined) => {
    const old = found.findIndex((one) => one.id === id);
    if (old >= 0) found.splice(old, 1);
  };
  said.forEach((text, at) => {
    const ago = said.length - at;
    const before = found.at(-1);
    const numbers = text.replace(namesWithFigures, ' ').replace(outOf, ' ').match(anyNumber)?.length ?? 0;
    const put = before && before.ago === ago + 1 && numbers === 1 ? putsRight.exec(text)?.[1] : undefined;
    const names = ownNames.filter(([, name]) => name.test(text)).length;
    // 'Whats that STOP-BANG thing', and then 'got 4 out of 8 on it'.
    const own =
      toolIn(text) ?? (tellsScore.test(text) && !ofOtherTest.test(text) ? toolNamed(said.slice(0, at)) : undefined);
    const id = put ? before?.id : names > 1 ? undefined : own;
    const told =
      put ??
      (id && (aboutTool.test(text.replace(ofBody, ' ')) || !toolIn(text)) ? tellsScore.exec(text)?.[1] : undefined);
    const score =
      id && told && numbers === 1 && !notJust.test(text) ? scoreIn(told, instruments[id].scale.max) : undefined;
    // A slip that is put right may be read wrong; it is not read as good news.
    const counts = put
      ? score !== undefined && before !== undefined && score > before.score
      : !found.some((one) => one.id === id);
    if (id && score !== undefined && counts) {
      drop(id);
      found.push({ id, score, ago });
    } else if (numbers > 0 || redone.test(text)) drop(id ?? before?.id);
  });
  return found;
}

const anyNumber =
  /\b(?:\d+(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\b/g;
const outOf = /\b(?:out of|outta) \d+\b/g;
const redone = /\b(?:redid|did it again|again|typo|wrong)\b/;
/** Figures of other tests. */
const ofOtherTest =
  /\b(?:blood|hba1c|a1c|sugars?|glucose|bsl|bgl|potassium|iron|ferritin|cholesterol|bmi|waist|pressure|phq\w*|gad\w*|k ?10|dass\w*|edinburgh|depression|anxiety|pain)\b/;

/** A score of another day, or beside what weighs more than it. */
const notJust =
  /\b(?:last (?:year|month|time|week)|years? ago|used to|driv\w*|wheel|lights|traffic|crash\w*|fell asleep|nodded off)\b/;

/** The self-checks are for adults who are not pregnant. */
const isNotMeant = (text: string) =>
  /breast ?fe|nursing a|trying for a baby|pregnan|expecting|\bi'?m (?:only )?1[0-7]\b/i.test(text);

const afterScoreTold = `(?: (?:out of|outta|of) \\d+)?(?= \\||$| (?:so|and|is|what|whats|does|thats|on|in|from|for|but)\\b)`;
/** 'I got 13', 'the snoring one was 5', 'I'm a 4 on the Epworth'. */
const tellsScore = new RegExp(
  `\\b(?:got|get|gets|scored|score (?:is|was|of)|result (?:is|was)|(?:came|come) (?:up|out|back|to)(?: as| at| with)?|ended up (?:with|on|at)|im an?(?= \\S+ on )|(?:epworth|bang|audit|audit c|asrs|one|quiz|test|check|questionnaire|it|mine) (?:was|is)) (?:an? )?${number}${afterScoreTold}`,
);
/** 'Typo, I mean 19.' */
const putsRight = new RegExp(
  `\\b(?:typo|i mean|i meant|meant|should (?:say|be|have been)|make that) (?:\\| )?(?:it (?:was|is) |its |i (?:got|mean|meant) |an? |was )*${number}(?= \\||$| not )`,
);
/** Asks what a score means, without naming it once more. */
const asksOfScore =
  /\b(?:(?:is|was) (?:that|it|this|\d{1,2}|either(?: one)?|either of them|my score|the score) (?:really |actually |very |so |a |an |any |even )*(?:bad|ok|okay|good|high|low|normal|worry|worrying|fine|serious|problem|concern)|should i (?:be )?(?:worr\w*|concerned)|what (?:should|do|would) i do(?: now| about (?:it|that))?(?= \||$)|what now|what (?:does|do) (?:that|it|this|they|my score|the score|the number) (?:actually )?mean|(?:so )?(?:does )?(?:that|it|this) means?|how bad is (?:that|it)|(?:ok|okay|bad|good) or (?:not|bad|good))\b/;
/** Asks who helps with it. */
const asksForHelp =
  /\b(?:who|where) (?:can|could|do|should|would) i (?:talk to|speak to|speak with|talk with|see|go|ring|call|tell|get help)(?: about (?:it|this|that))?(?: from| now| to)?\b/;
/** Whether to drive. */
const ofRoad =
  /\b(?:should|can|could|am|do|is|may|must|shouldnt|cant|ok|okay|safe|allowed)\b.*\b(?:drive|driving|off the road|behind the wheel|on the road)\b/;
/** Names what has a score. */
const ofResult = /\b(?:quiz|test|check|score|scored|result|questionnaire|survey|screener)\b/;
/** Says something of the score that was told. */
const ofScore = /\b(?:higher|lower|right|wrong|thought|expected|quiz|test|score|result|typo)\b/;
const namesWithFigures = /\b(?:beds ?7|stop ?bang ?8?)\b/g;
/** Something other than the score may be meant by 'that'. */
const aboutElse =
  /\b(?:stop(?! ?bang)|stopp\w*|start\w*|take|taking|tablets?|pills?|medic\w*|dose|coffee|waist|pregnan\w*|book|appointment|visit)\b/;

/** Other things that have numbers, and other tests. */
const beside = /\b(?:fee|fees|email|booking|booked|appointment|confirmation|price|cost)\b/;
const ofBody = /\b(?:blood|fasting|breath|urine|sleep) (?:tests?|checks?|thing)\b/g;
/** Somebody who drinks, snores or forgets has not named a self-check yet. */
const aboutTool =
  /\b(?:stop ?bang|epworth|audit|asrs|beds|quiz|quizzes|test|tests|check|checks|screener|screening|questionnaire|questions|score|one|thing|tool|survey)\b/;
