import { normalise } from '#domain/chat/text/normalise.ts';
import { anyOf, occurs } from '#domain/chat/text/pattern.ts';
import type { Turn } from '../chat/parts.ts';
import type { Detect } from './detect.ts';
import type { BookingTarget } from './draft.ts';
import type { City, Facts } from './facts.ts';
import type { IntentId } from './intent.ts';

/** What a message is about, read with what was said before. */
export interface Understanding {
  text: string;
  /** The message that this one hangs on, as the rules read it; empty where it stands alone. */
  before: string;
  /** By precedence; empty where neither the message nor the conversation says. */
  intents: IntentId[];
  target: BookingTarget | undefined;
  child: boolean;
  city: City | undefined;
  /** Whether the message only makes sense with what was said before. */
  followsOn: boolean;
}

const newHere = anyOf([
  '(not|never|havent|hasnt|isnt|ive not) .. (seen|been|met) (here |with |by |you )*before|(not|never|havent|ive not) (yet )?(seen|been|met) (you|by you|here)',
]);

const targets: readonly (readonly [BookingTarget, RegExp])[] = [
  ['initial', newHere],
  [
    'followup',
    anyOf([
      'follow up|(second|2nd|next|return|review|repeat|another|subsequent|ongoing|later) (appointment|appointments|visit|visits|consult|consults|consultation|consultations|one|ones|session)|check ?in|(been|seen) (here |with |by |you )*before|existing patient|after the first|already (a patient|seen|been)|review',
    ]),
  ],
  [
    'gp',
    anyOf([
      'gp (appointment|visit|consult|one|chat|call)|general (practice|appointment|visit|consult|health)|non weight|not (about|to do with) (my )?weight|nothing to do with weight|(cold|flu|uti|rash|infection|sore throat|cough|ear ?ache|hay ?fever|script for the pill|something else|other (health )?(thing|issue|matter|stuff))',
    ]),
  ],
  ['initial', anyOf(['initial|first|1st|new patient|never been|im new|intro|introductory|start(ing)? (out|with you)'])],
];

const aboutChild = anyOf([
  '(my|our|a|the|for|about|his|her) (little |young |own |[0-9]+ (year|yr) old |[0-9]+ |teenage |youngest |oldest |eldest )*(kid|kids|child|children|teen|teens|teenager|son|daughter|sons|daughters|grandson|granddaughter|niece|nephew|stepson|stepdaughter|adolescent|boy|girl|toddler)',
  '([2-9]|1[0-7]) year old|under (18|eighteen)|(kids|children|childrens|childs|teens?|teenagers|teenage|paediatric|adolescents?)( |$)|young people|minors?( |$)|my (5|6|7|8|9|1[0-7])( |$)',
]);
/** Children in somebody's life, not as the patient. */
const notPatient = anyOf([
  '(with|have|got|raising|chasing|feed|feeding|cooking for|busy|juggling|since|after|having) .. (kids?|children|baby|toddler)( |$)',
]);

/** Words that hang on what came before. */
const hanging = anyOf([
  '(and|but|or|so|also|plus|then|what about|how about|what if|and if|ok and|ok so|ok but|yeah and|and what|and how|and is|and do|and does|and can|same) .*',
  '(it|that|this|those|them|one|the (first|second|third|other|last|same) one|there|either|both|instead|too|as well)',
  '(yes|yeah|yep|yup|ya|sure|ok|okay|please|go on|go ahead|do it|tell me more|more|more info|why|how come|how so|when|where|how|which|how long|how often|really|is that all|anything else|what else|meaning|explain|elaborate|such as|like what|eg|for example|details)',
  'for (my|a|the|him|her|them|me|kids|children) .*|(in|from|near) [a-z ]+|with .*|without .*|on (weekends|saturdays?|sundays?) .*',
]);
const affirms =
  /^(?:oh |ok |okay |um )?(?:yes|yeah|yep|yup|ya|yea|sure|ok yes|yes please|please|please do|go ahead|sounds good|id like that|definitely|absolutely|of course|why not|lets do (?:it|that)|do it)(?: please| thanks| thank you| pls)?$/;
const more =
  /^(?:ok |okay |and |yes |please |can you )?(?:tell me more|more|more info(?:rmation)?|more details?|go on|explain|elaborate|what else|anything else|continue|details|how so|why|why not|how come|why is that|whys that|what (?:happens )?(?:now|next)|now what|whats next|what (?:do|should) i do(?: now)?|so what now)(?: please| about (?:that|it|this))?$/;
const ordinal =
  /\b(first|second|third|1st|2nd|3rd|last|middle|top|bottom) (?:one|option|1|choice)\b|^(?:the )?(first|second|third|1st|2nd|3rd|last)$/;

/** Intents that mean the same visit goes on being talked about. */
const aboutVisits: ReadonlySet<IntentId> = new Set([
  'fees',
  'free',
  'bulk-billing',
  'duration',
  'booking',
  'which-appointment',
  'soon',
  'first-visit',
  'follow-up-visit',
  'children',
  'cancel',
  'rebate-claim',
  'city',
  'hours',
]);

export function createUnderstand(detect: Detect, facts: Facts) {
  function read(message: string): Understanding {
    const text = normalise(message);
    const child = occurs(aboutChild, text) && !occurs(notPatient, text);
    const city = cityIn(text, facts.cities);
    const intents = detect(message, text);
    if (city && !intents.includes('city') && !intents.includes('time-zone')) intents.push('city');
    return {
      text,
      before: '',
      intents,
      target: asksForBoth(text) ? undefined : targets.find(([, like]) => occurs(like, text))?.[0],
      child,
      city,
      followsOn: false,
    };
  }

  /** Reads a message with its history, the earlier ones first, each with those before it. */
  return function understand(message: string, history: readonly Turn[]): Understanding {
    let before: Understanding | undefined;
    for (const turn of history.slice(-turnsRead)) {
      if (turn.role === 'visitor') before = join(read(turn.text), before);
    }
    return join(read(message), before);
  };
}

/** 'whats the first appointment, and a follow up': neither alone is meant. */
function asksForBoth(text: string): boolean {
  const named = text.replace(/\bafter (?:the|my|your) (?:first|initial)\b/g, ' ');
  return /\bfollow up\b/.test(named) && /\b(?:first|1st|initial)\b/.test(named);
}

/** How far back a conversation is read. */
const turnsRead = 16;

/** Subjects whose answer says how long they take. */
const tellsItsTime: ReadonlySet<IntentId> = new Set([
  'delete-data',
  'complaint',
  'privacy',
  'chat-privacy',
  'rebate-claim',
  'pathology',
]);

const thin: ReadonlySet<IntentId> = new Set([
  'thanks',
  'goodbye',
  'small-talk',
  'greeting',
  'compliment',
  'human',
  'assistant',
  'weight',
  'first-visit',
  'city',
]);

function join(now: Understanding, before: Understanding | undefined): Understanding {
  if (!before) return now;
  const { text } = now;
  const short = text.split(' ').length <= 8;
  const hangs = short && (startsHanging(text) || occurs(hanging, text));
  const target = now.target ?? nextTarget(now, before) ?? (keepsTarget(now, before) ? before.target : undefined);
  const child = now.child || (hangs && before.child);
  const carried = {
    ...now,
    before: before.text,
    target,
    child,
    city: now.city ?? (hangs || !now.intents.includes('city') ? before.city : undefined),
  };

  const picked = short && ordinal.exec(text);
  if (picked)
    return {
      ...carried,
      intents: pickedIntents(before, picked[1] ?? picked[2] ?? ''),
      target: pickedTarget(picked[1] ?? picked[2] ?? '') ?? target,
      followsOn: true,
    };
  if (short && /\bother one\b/.test(text) && before.intents.length > 0)
    return { ...carried, intents: before.intents, target: otherTarget[before.target ?? 'gp'], followsOn: true };
  if (affirms.test(text))
    return {
      ...carried,
      intents: before.intents.some((id) => aboutVisits.has(id)) ? ['booking'] : before.intents,
      target: before.target,
      child: before.child,
      city: before.city,
      followsOn: true,
    };
  if (more.test(text))
    return {
      ...carried,
      intents: before.intents,
      target: before.target,
      child: before.child,
      city: before.city,
      followsOn: true,
    };
  if (
    before.intents.some((id) => tellsItsTime.has(id)) &&
    hangs &&
    now.intents.length > 0 &&
    now.intents.every((id) => id === 'duration' || id === 'soon' || id === 'promise')
  )
    return { ...carried, intents: before.intents, followsOn: true };
  if (before.intents[0]?.startsWith('tool-') && now.intents.length > 0 && now.intents.every((id) => id === 'tools'))
    return { ...carried, intents: before.intents, followsOn: true };
  // Why somebody cannot come, once a visit is being moved.
  if (before.intents[0] === 'cancel' && /\b(?:sick|crook|ill|unwell|hospital|gastro|covid|fever|labour)\b/.test(text))
    return { ...carried, intents: before.intents, followsOn: true };
  const otherTool =
    before.intents.some((id) => id.startsWith('tool')) && hangs && !now.intents.includes('tool-score') && toolOf(text);
  if (otherTool) return { ...carried, intents: [otherTool], followsOn: true };
  if (
    before.intents[0]?.startsWith('tool') &&
    hangs &&
    now.intents.some((id) => id === 'privacy' || id === 'chat-privacy')
  )
    return { ...carried, intents: ['tool-privacy'], followsOn: true };
  const says = now.intents.filter((id) => !thin.has(id));
  if (hangs && says.length === 0 && before.intents.length > 0 && !courtesy(now))
    return {
      ...carried,
      intents: now.city ? ['city', ...before.intents.filter((id) => id !== 'city')] : before.intents,
      followsOn: true,
    };
  if (hangs && short && says.length > 0 && says.every((id) => id === 'children') && before.intents.length > 0)
    return {
      ...carried,
      intents: [...before.intents.filter((id) => id !== 'children'), 'children'],
      child: true,
      followsOn: true,
    };
  return { ...carried, followsOn: hangs };
}

/** The tool that a word points to, once tools are talked about. */
function toolOf(text: string): IntentId | undefined {
  if (/\b(?:drink|drinking|alcohol|grog)\b/.test(text)) return 'tool-alcohol';
  if (/\b(?:adhd|attention|focus)\b/.test(text)) return 'tool-attention';
  if (/\b(?:bing\w*|eating)\b/.test(text)) return 'tool-eating';
  if (/\b(?:sleep\w*|snor\w*|apnoea)\b/.test(text)) return 'tool-sleep';
  if (/\b(?:bmi|calories|weight)\b/.test(text)) return 'tool-calculator';
  return undefined;
}

function startsHanging(text: string): boolean {
  return /^(?:and|but|or|so|even|also|then|ok and|ok so|what about|how about|what if|for|in|with|on|if|even|is it|is that|does it|will it|can it|are they|do they|same)\b/.test(
    text,
  );
}

function courtesy({ intents }: Understanding): boolean {
  return (
    intents.length > 0 &&
    intents.every((id) =>
      ['thanks', 'goodbye', 'compliment', 'small-talk', 'greeting', 'human', 'assistant'].includes(id),
    )
  );
}

function keepsTarget(now: Understanding, before: Understanding): boolean {
  return (
    before.intents.some((id) => aboutVisits.has(id)) &&
    (now.intents.length === 0 || now.intents.some((id) => aboutVisits.has(id)))
  );
}

const otherTarget: Readonly<Record<BookingTarget, BookingTarget | undefined>> = {
  initial: 'followup',
  followup: 'initial',
  gp: undefined,
};

/** 'and after that?' beside the first visit is the follow-up. */
function nextTarget(now: Understanding, before: Understanding): BookingTarget | undefined {
  return before.target === 'initial' &&
    /^(?:and |so |then |what about )*(?:after that|after it|the next one|next time|then)\b/.test(now.text)
    ? 'followup'
    : undefined;
}

const listsVisits: ReadonlySet<IntentId> = new Set(['booking', 'which-appointment', 'soon', 'hours']);
/** The order in which the tools are always listed. */
const toolsListed: readonly IntentId[] = ['tool-calculator', 'tool-sleep', 'tool-eating'];
const places: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  top: 0,
  second: 1,
  '2nd': 1,
  middle: 1,
  third: 2,
  '3rd': 2,
  last: 2,
  bottom: 2,
};

/** What 'the second one' is: an appointment where those were listed, a tool where tools were, else the same question of it. */
function pickedIntents(before: Understanding, word: string): IntentId[] {
  const [lead] = before.intents;
  if (lead && listsVisits.has(lead)) return ['booking'];
  const tool = lead === 'tools' ? toolsListed[places[word] ?? -1] : undefined;
  return tool ? [tool] : before.intents;
}

/** The order in which the appointments are always listed. */
function pickedTarget(word: string): BookingTarget | undefined {
  if (['first', '1st', 'top'].includes(word)) return 'initial';
  if (['second', '2nd', 'middle'].includes(word)) return 'followup';
  if (['third', '3rd', 'last', 'bottom'].includes(word)) return 'gp';
  return undefined;
}

function cityIn(text: string, cities: readonly City[]): City | undefined {
  return cities.find(({ name, slug, areas }) => {
    if (occurs(anyOf([name.toLowerCase(), slug.replaceAll('-', ' ')]), text)) return true;
    return areas.some((area) =>
      area
        .toLowerCase()
        .split(/,| and /)
        .map((one) => one.trim())
        .some(
          (one) =>
            one.length > 5 &&
            !/^(?:cbd|inner|greater|outer|northern|southern|eastern|western|south|north|central|bayside|northside|southside|city)/.test(
              one,
            ) &&
            occurs(anyOf([one.replace(/[^a-z ]/g, '')]), text),
        ),
    );
  });
}
