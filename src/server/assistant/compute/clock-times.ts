import { pattern } from '#domain/chat/text/pattern.ts';
import type { AssistantAnswer } from '#domain/content-model/assistant.ts';
import { type DraftHtml, html } from '../compose/draft.ts';

/*
 * 'So a 2 pm with you is what on my clock?': converts an hour between the clinic's time zone and the visitor's. Only whole
 * hours at which the clinic may be open: the pages list those in every time zone, so no figure of an answer is new.
 */

type Clock = NonNullable<AssistantAnswer['clock']>;

/** The earliest and latest hour of the clinic for which the pages list other time zones. */
const firstHour = 8;
const lastHour = 19;

const time = pattern('gi')`
    (?<![\d.:$])(?:(noon|midday)|(\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.?m\b|o'?clock(?: in the (morning|arvo|
    afternoon|evening))?|in the (morning|arvo|afternoon|evening)))
  `;

/** Part of an hour, or a range of hours: not listed on the pages. */
const inParts =
  /\b(?:half|quarter|five|ten|twenty|\d{1,2})(?: (?:past|to|after|before))? ?$|\b(?:past|to|till|til|until|and|between|or)\s*$|-\s*$/i;
/** Phrases for the clinic's time: 'your 9 am', 'a 2 pm with you'. */
const byOurs = /\b(?:your|yours|the clinics?|clinic's|qld|queensland|brisbane)\b/i;
/** Phrases for the visitor's own time: '9 am Perth time', '9 am for me'. */
const byTheirs = pattern('i')`
    ^(?: ?o'?clock)?,? (?:(?:my|our|local|perth|wa|western|adelaide|sa|darwin|nt|sydney|melbourne|melb|nsw|vic|
    canberra|act|tassie|hobart|tas)(?:'?s)? time(?! or\b)|here\b(?! in\b)|now\b|a(?:wst|cst|cdt|edt)\b|in (?:perth|
    adelaide|darwin|sydney|melbourne|hobart|canberra)\b)
  `;

const summer = /\b(?:november|december|january|february|nov|dec|jan|feb|summer|xmas|christmas|daylight sav\w+)\b/i;
const winter =
  /\b(?:june|july|august|jul|aug|winter)\b|\b(?:in|of|this|next|late|early|come|for) may\b|\bmay \d|\d(?:st|nd|rd|th)? (?:of )?may\b/i;

/** The minute of the day in a message; undefined if there is none, or more than one. */
function minuteIn(message: string): { minute: number; before: string; rest: string } | undefined {
  const found = [...message.matchAll(time)].map((match) => {
    const [whole, noon, hours, minutes, half, partOne, partTwo] = match;
    const part = partOne ?? partTwo;
    const hour = noon ? 12 : Number(hours);
    const isAfternoon = half ? half.toLowerCase() === 'p' : part ? !/morning/i.test(part) : !noon && hour < firstHour;
    const minute = ((hour % 12) + (isAfternoon || noon ? 12 : 0)) * 60 + Number(minutes ?? 0);
    return { minute, hour, before: message.slice(0, match.index), rest: message.slice(match.index + whole.length) };
  });
  const [first] = found;
  return first &&
    first.hour <= 12 &&
    !inParts.test(first.before) &&
    !/^ ?(?:tonight|at night)/i.test(first.rest) &&
    found.every(({ minute }) => minute === first.minute)
    ? first
    : undefined;
}

/**
 * Converts the time in a message; undefined if there is none that the pages list.
 *
 * @param clock Offset of the visitor's time zone from the clinic's, in minutes.
 * @param before The visitor's earlier message, for the time of the year: 'that month'.
 */
export function timeByOtherClock(message: string, clock: Clock, before = ''): DraftHtml | undefined {
  const named = minuteIn(message);
  if (!named) return undefined;
  const theirs = byTheirs.test(named.rest) && !byOurs.test(named.before);
  const other = (ahead: number) => named.minute + (theirs ? -ahead : ahead);
  const clinics = theirs ? [other(clock.winter), other(clock.summer)] : [named.minute];
  if (clinics.some((minute) => minute % 60 !== 0 || minute < firstHour * 60 || minute > lastHour * 60))
    return undefined;
  const hour = written(named.minute);
  const inWinter = written(other(clock.winter));
  const inSummer = written(other(clock.summer));
  const [ours, yours] = theirs ? ['your clock', 'ours'] : ['our clock', 'yours'];
  if (inWinter === inSummer) return html`${hour} by ${ours} is ${inWinter} by ${yours}, all year.`;
  const dated = summer.test(message) === winter.test(message) ? before : message;
  const inOne = summer.test(dated) !== winter.test(dated);
  if (inOne && summer.test(dated))
    return html`From the first Sunday in October to the first Sunday in April ${hour} by ${ours} is ${inSummer} by ${yours}.`;
  if (inOne)
    return html`From the first Sunday in April to the first Sunday in October ${hour} by ${ours} is ${inWinter} by ${yours}.`;
  return html`${hour} by ${ours} is ${inSummer} by ${yours} from the first Sunday in October to the first Sunday in April,
    and ${inWinter} for the rest of the year.`;
}

/** Says that both time zones agree at the time of the year in a message; undefined if they do not. */
export function sameClock(message: string, clock: Clock): DraftHtml | undefined {
  if (clock.winter !== 0 || !winter.test(message) || summer.test(message)) return undefined;
  return html`From the first Sunday in April to the first Sunday in October your clock and ours are the same.`;
}

/** Whether a message mentions exactly one time of the year. */
export const namesSeason = (message: string): boolean => summer.test(message) !== winter.test(message);

/** Whether a message mentions a time of the day. */
export const namesTime = (message: string): boolean => message.search(time) !== -1;

/** '2 pm', 'noon', '9.30 am' */
function written(minute: number): string {
  if (minute === 12 * 60) return 'noon';
  const hour = Math.floor(minute / 60);
  const past = minute % 60 === 0 ? '' : `.${String(minute % 60).padStart(2, '0')}`;
  return `${((hour + 11) % 12) + 1}${past} ${hour < 12 ? 'am' : 'pm'}`;
}
