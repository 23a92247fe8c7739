import { lifelineText } from './help-lines.ts';
import { pattern } from './text/pattern.ts';

/*
 * Numbers by which a person could be found or robbed, put out of a text: payment cards, Medicare cards, health
 * identifiers, tax file numbers that are called so, and telephone numbers. Each is known by how many figures it has, how they
 * are grouped, and its check digit where it has one, so that weights, blood pressures, scores, dates, item numbers and
 * postcodes stay. Numbers in words are not read.
 */

/** Figures that stand together, with what parts them from those before. */
interface Group {
  digits: string;
  start: number;
  end: number;
  /** Between the group before and this one; undefined where they do not belong together. */
  gap: string | undefined;
}

/** Some groups that follow one another. */
interface Candidate {
  digits: string;
  /** How many figures each group has, such as '4-3-3'. */
  shape: string;
  gaps: readonly string[];
  /** What stands before and after. */
  before: string;
  after: string;
}

/** What stands for a number that is nobody's own, and stays. */
const staysPublic = 'public';

/** What is put in the place of a number; undefined where it is none of its kind. */
type Kind = (candidate: Candidate) => string | undefined;

/** The most groups that a number has: +61 (0)4 12 34 56 78. */
const mostGroups = 7;
const space = '[ \\t\\u00a0\\u00ad\\u2000-\\u200d\\u202f\\u2060\\u3000]';
const together = new RegExp(`^(?=.)${space}{0,2}[-._/()\\u2010-\\u2015\\u2212]{0,2}${space}{0,2}$`, 'u');

/**
 * The text without the numbers of a person; each is replaced by what it was, such as '[phone number]'. To mask what is
 * masked changes nothing.
 *
 * @param keep Telephone numbers that are public: the clinic's own. Help lines and numbers that begin with 13, 1300 and 1800
 * always stay.
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

/** How much of what stands before belongs to the number: the plus, and a bracket that closes within it. */
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

/** Ten figures, the ninth of which checks the first eight, and perhaps the number of the person on the card. */
const medicareCard: Kind = ({ digits, shape, gaps, before, after }) => {
  if (!/^(?:1[01]|10-1|9-1(?:-1)?|4-5-[12]|4-5-1-1|4-6(?:-1)?)$/.test(shape) || !/^[2-6]/.test(digits))
    return undefined;
  // '2123 45670 1 2 children': the last figure is of what follows.
  const person = shape.endsWith('-1') && digits.length === 11;
  if (person && !/[-/]/.test(gaps.at(-1) ?? '') && /^ ?\p{L}/u.test(after)) return undefined;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  // What was masked before calls nothing so.
  const isCalledSo = /medicare(?! number\])[^.?!]*$/i.test(before);
  return sum % 10 === Number(digits[8]) || isCalledSo ? '[Medicare number]' : undefined;
};

/** Landlines with their area, mobiles, and numbers of other countries with their plus. */
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

/** '0412345678' for '0412345678', '61412345678' and '610412345678'; undefined where it is no Australian number. */
function nationalPhone(digits: string): string | undefined {
  const own = /^(?:(?:00)?610?|0)([23478]\d{8})$/.exec(digits)?.[1];
  return own && `0${own}`;
}

/** The lengths of the cards that are about; the figures of lists and years begin otherwise or have other lengths. */
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

/** Where the ten figures begin of the scripts that visitors write in. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10,
];

/** The figures of a text as 0 to 9, everything else left out. */
function digitsOf(text: string): string {
  return text.replace(/\P{Nd}/gu, '').replace(/[^0-9]/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? '' : String(code - zero);
  });
}
