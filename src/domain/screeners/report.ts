import type { Assessment } from './answers.ts';
import type { Instrument } from './instrument.ts';
import { calledFor, noticeInWords, passedOn } from './recommendation.ts';

/** Time, time zone and site of a completed assessment. */
export interface Completion {
  /** The clinic's short name. */
  product: string;
  completedAt: Date;
  /** IANA name of the zone of date and time, such as Australia/Sydney. Never guessed here. */
  timeZone: string;
}

/** Beside the e-mail button. */
export const emailCaution =
  'Email is not a private way to send health details. Check the address, and leave out what you would not want others to read.';

/**
 * The longest mailto address that is safe. Some browsers and mail programs cut off or refuse about 2,000 characters,
 * webmail about 1,600. Every result of every instrument is shorter (report.test.ts).
 */
export const longestMailto = 1600;

const senderPlaceholder = '[Your name]';
const emergency = 'In an emergency call 000. To talk to somebody at any hour, call Lifeline on 13 11 14.';
/** Advises no less than any recommendation, and no later. */
const nextStep =
  'Take this report with you when you see a GP or another clinician, and go sooner if you feel worse than it says.';
const disclaimer =
  'This report was worked out from your own answers, by rule, on your device. It is general information and does not replace medical advice. Do not start, change or put off treatment because of it.';

/** `{product}-Health-{type}-Assessment-{date}.txt`, with the date of the completion's own zone. */
export function reportFileName(instrument: Instrument, completion: Completion): string {
  return healthFileName([instrument.reportType, 'Assessment'], completion, 'txt');
}

/** `{product}-Health-{words}-{date}.{ending}`, with the date of the completion's own zone. */
export function healthFileName(
  words: readonly string[],
  { product, completedAt, timeZone }: Completion,
  ending: string,
): string {
  const parts = [fileSafe(product), 'Health', ...words, isoDate(completedAt, timeZone)];
  return `${parts.filter(Boolean).join('-')}.${ending}`;
}

/** The text of a downloaded report. */
export function reportText(assessment: Assessment, { product, completedAt, timeZone }: Completion): string {
  const { instrument, result } = assessment;
  const { about } = instrument;
  return lines(
    `${product} Health: self-assessment report`,
    '',
    `Assessment: ${instrument.name}`,
    `Date completed: ${inWords(completedAt, { timeZone, dateStyle: 'long' })}`,
    `Time completed: ${inWords(completedAt, { timeZone, timeStyle: 'short' })}`,
    ...section('Result', [
      `${instrument.scale.name}: ${result.score}/${result.max}`,
      `Result: ${result.title}`,
      result.message,
    ]),
    ...section('Your answers', [instrument.lookBack, ...answerLines(assessment)]),
    ...section(
      'Next steps',
      bulleted([result.recommendation.text, ...result.notices.map(noticeInWords), nextStep, emergency]),
    ),
    ...section('About this tool', [
      ...bulleted(about.differences),
      ...about.references.map(({ text }) => `Reference: ${text}`),
      about.licence,
    ]),
    ...section('Disclaimer', [about.statement, disclaimer]),
    '',
  );
}

/** The text for the device's share sheet or the clipboard. */
export function shareText(assessment: Assessment): { title: string; text: string } {
  const { instrument, result } = assessment;
  const text = lines(
    instrument.name,
    result.display,
    result.message,
    result.recommendation.text,
    ...passedOn(assessment).map(noticeInWords),
    ...(instrument.sharesAnswers ? ['', ...answerLines(assessment), ''] : []),
    instrument.about.statement,
  );
  return { title: `${instrument.name}: my result`, text };
}

/** An e-mail that the visitor addresses and signs: it contains no address and no name. */
export function emailToGp(assessment: Assessment): { subject: string; body: string; href: string } {
  const { instrument, result } = assessment;
  const subject = `${instrument.name}: self-check result to discuss`;
  const safety = calledFor(assessment).flatMap(({ tone, title }) => (tone === 'care' ? [title] : []));
  const body = [
    'Dear Doctor,',
    '',
    'I filled in a self-check online and would like to talk about the result.',
    '',
    `Self-check: ${instrument.name}`,
    `${instrument.scale.name}: ${result.score}/${result.max}`,
    `Result: ${result.title}`,
    `Recommendation: ${result.recommendation.text}`,
    ...result.recommendation.helpLines.map(({ name, number }) => `Help line: ${name}, ${number}`),
    ...(safety.length > 0 ? [`Safety advice I was shown: ${safety.join('; ')}.`] : []),
    '',
    'This is screening, not a diagnosis.',
    '',
    'Kind regards,',
    senderPlaceholder,
    // Line breaks in a mailto body are CR LF (RFC 6068).
  ].join('\r\n');
  const href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return { subject, body, href };
}

function lines(...all: string[]): string {
  return all.join('\n');
}

function section(heading: string, content: readonly string[]): string[] {
  return ['', heading.toUpperCase(), ...content];
}

function bulleted(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `- ${sentence}`);
}

function answerLines({ responses }: Assessment): string[] {
  return responses.flatMap(({ item, option }, index) => [`${index + 1}. ${item.text}`, `   Answer: ${option.label}`]);
}

/** Australian English, with plain spaces: some engines put a narrow no-break space before am and pm. */
function inWords(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-AU', options).format(date).replace(/\s/g, ' ');
}

function isoDate(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(date);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Letters and digits of any script, and hyphens for the rest: safe as a file name on every system. */
function fileSafe(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return Array.from(words.join('-')).slice(0, 60).join('');
}
