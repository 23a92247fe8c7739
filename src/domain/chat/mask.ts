import { lifelineText } from './help-lines.ts';
import { pattern } from './text/pattern.ts';

/*
 * Masks identifying numbers in a text: payment cards, Medicare cards, health identifiers, tax file numbers with that name
 * beside them, and telephone numbers. Each is recognised by its length, its grouping and its check digit if it has one, so that
 * weights, blood pressures, scores, dates, item numbers and postcodes remain. Numbers in words are not recognised.
 */

/** A run of digits, with the separator before it. */
interface Group {
  digits: string;
  start: number;
  end: number;
  /** The separator from the previous group; undefined if the two cannot be one number. */
  gap: string | undefined;
}

/** Consecutive groups. */
interface Candidate {
  digits: string;
  /** The length of each group, such as '4-3-3'. */
  shape: string;
  gaps: readonly string[];
  /** The text before and after. */
  before: string;
  after: string;
}

/** Result for a public number, which is not masked. */
const staysPublic = 'public';

/** The mask for a number; undefined if it is not of this kind. */
type Kind = (candidate: Candidate) => string | undefined;

/** Most groups of a number: +61 (0)4 12 34 56 78. */
const mostGroups = 7;
const space = '[ \\t\\u00a0\\u00ad\\u2000-\\u200d\\u202f\\u2060\\u3000]';
const together = new RegExp(`^(?=.)${space}{0,2}[-._/()\\u2010-\\u2015\\u2212]{0,2}${space}{0,2}$`, 'u');

/**
 * Replaces identifying numbers in a text by their kind, such as '[phone number]'. Idempotent.
 *
 * @param keep Public telephone numbers, such as the clinic's own. Help lines and numbers that begin with 13, 1300 and 1800
 * are never masked.
 */
export function maskPersonalNumbers(text: string, keep: readonly string[] = []): string {
  const exempt = new Set([lifelineText, ...keep].map((number) => nationalPhone(digitsOf(number))));
  const kinds: readonly Kind[] = [healthIdentifier, taxFileNumber, phoneBut(exempt), medicareCard, paymentCard];
  const groups = groupsOf(text);
  let masked = '';
  let done = 0;
  for (let first = 0; first < groups.length; ) {
    const found = longestAt(text, groups, first, kinds);
    if (found && found.mask !== staysPublic) {
      masked += text.slice(done, found.start) + found.mask;
      done = found.end;
    }
    first = found?.next ?? first + 1;
  }
  return masked + text.slice(done);
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  for (const { 0: found, index } of text.matchAll(/\p{Nd}+/gu)) {
    const before = groups.at(-1);
    const gap = before && index - before.end <= 6 ? text.slice(before.end, index) : undefined;
    groups.push({
      digits: digitsOf(found),
      start: index,
      end: index + found.length,
      gap: gap !== undefined && together.test(gap) ? gap : undefined,
    });
  }
  return groups;
}

/** The longest number that begins with this group. */
function longestAt(text: string, groups: readonly Group[], first: number, kinds: readonly Kind[]) {
  let last = first;
  while (last - first + 1 < mostGroups && groups[last + 1]?.gap !== undefined) last += 1;
  for (; last >= first; last -= 1) {
    const some = groups.slice(first, last + 1);
    const gaps = some.slice(1).map(({ gap = '' }) => gap);
    const { start = 0 } = some[0] ?? {};
    const { end = 0 } = some.at(-1) ?? {};
    const candidate: Candidate = {
      digits: some.map(({ digits }) => digits).join(''),
      shape: some.map(({ digits }) => digits.length).join('-'),
      gaps,
      before: text.slice(Math.max(0, start - 40), start),
      after: text.slice(end, end + 3),
    };
    for (const kind of kinds) {
      const mask = kind(candidate);
      if (mask !== undefined) return { start: start - opening(candidate), end, mask, next: last + 1 };
    }
  }
  return undefined;
}

/** Characters before the digits that belong to the number: the plus, and a bracket that closes within it. */
function opening({ before, gaps }: Candidate): number {
  const closes = gaps.some((gap) => gap.includes(')')) && !gaps.some((gap) => gap.includes('('));
  return (closes ? /(?:\(?\+|\() ?$/ : /\+ ?$/).exec(before)?.[0].length ?? 0;
}

const isParted = ({ gaps }: Candidate) => gaps.some((gap) => gap.includes('/'));

/** Individual Healthcare Identifier. */
const healthIdentifier: Kind = ({ digits, shape }) =>
  digits.startsWith('800360') && /^(?:16|4-4-4-4|6-10|6-5-5)$/.test(shape) ? '[health identifier]' : undefined;

const taxFileNumber: Kind = ({ shape, before }) =>
  /^(?:[89]|3-3-[23]|2-3-3)$/.test(shape) && /\b(?:tfn|tax file n(?:umber|um|o)\b)\D{0,15}$/i.test(before)
    ? '[tax file number]'
    : undefined;

/** Ten digits, the ninth of which is a check digit of the first eight, and optionally the person's number on the card. */
const medicareCard: Kind = ({ digits, shape, gaps, before, after }) => {
  if (!/^(?:1[01]|10-1|9-1(?:-1)?|4-5-[12]|4-5-1-1|4-6(?:-1)?)$/.test(shape) || !/^[2-6]/.test(digits))
    return undefined;
  // '2123 45670 1 2 children': the last digit belongs to the next word.
  const person = shape.endsWith('-1') && digits.length === 11;
  if (person && !/[-/]/.test(gaps.at(-1) ?? '') && /^ ?\p{L}/u.test(after)) return undefined;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  // An existing mask before the number does not name it.
  const isCalledSo = /medicare(?! number\])[^.?!]*$/i.test(before);
  return sum % 10 === Number(digits[8]) || isCalledSo ? '[Medicare number]' : undefined;
};

/** Landlines with their area code, mobiles, and numbers of other countries with their plus. */
function phoneBut(exempt: ReadonlySet<string | undefined>): Kind {
  return (candidate) => {
    const { digits, shape, before } = candidate;
    if (isParted(candidate)) return undefined;
    const national = nationalPhone(digits);
    const abroad = /\+ ?$/.test(before) || digits.startsWith('0061');
    if (national === undefined)
      return abroad && /^[2-9]\d{8,14}$|^1\d{10}$/.test(digits) && !digits.startsWith('61')
        ? '[phone number]'
        : undefined;
    if (!abroad && !phoneShapes.test(shape)) return undefined;
    return exempt.has(national) ? staysPublic : '[phone number]';
  };
}

const phoneShapes = pattern('')`
    ^(?:1[012]|4-3-3|4-6|2-4-4|2-8|3-3-4|3-7|2-2-2-2-2|4-2-2-2|4-2-4|4-4-2|5-5|6-4|7-3|2-9|2-10|2-1-4-4|2-1-8|2-1-9|
    2-1-1-4-4|2-1-3-3-3|2-3-3-3|2-4-3-3|2-2-4-4|5-3-3|5-6)$
  `;

/** '0412345678' for '0412345678', '61412345678' and '610412345678'; undefined if it is not an Australian number. */
function nationalPhone(digits: string): string | undefined {
  const own = /^(?:(?:00)?610?|0)([23478]\d{8})$/.exec(digits)?.[1];
  return own && `0${own}`;
}

/** Lengths and prefixes of current payment cards; lists and years have other ones. */
const issuers =
  /^(?:4\d{12}(?:\d{3}){0,2}|5[0-8]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14}|6\d{15,18})$/;
const cardShapes = /^(?:4-4-4-(?:[1-4]|4-[1-3])|4-6-[45]|8-8|4-4-8|6-10)$/;

const paymentCard: Kind = (candidate) => {
  const { digits, shape } = candidate;
  const isCard = /^1[3-9]$/.test(shape) || (cardShapes.test(shape) && !isParted(candidate) && issuers.test(digits));
  return isCard && passesLuhn(digits) && !/^(\d)\1*$/.test(digits) ? '[card number]' : undefined;
};

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const figure = Number(digits[digits.length - 1 - at]);
    const twice = at % 2 === 1 ? figure * 2 : figure;
    sum += twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

/** First digit of each decimal system that visitors write in. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10,
];

/** The digits of a text as 0 to 9, everything else removed. */
function digitsOf(text: string): string {
  return text.replace(/\P{Nd}/gu, '').replace(/[^0-9]/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? '' : String(code - zero);
  });
}
