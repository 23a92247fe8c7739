import type { SiteContent } from '#content/load.ts';
import { namesMedicine } from '#domain/chat/medicine-words.ts';
import { anyOf, occurs, wordClasses } from '#domain/chat/text/pattern.ts';
import { type IntentId, type IntentPattern, intentIds } from './intent.ts';
import { clinicPatterns } from './patterns/clinic.ts';
import { courtesyPatterns, limitPatterns } from './patterns/limits.ts';
import { particularPatterns } from './patterns/particular.ts';
import { peoplePatterns } from './patterns/people.ts';

/**
 * What a message asks about, by precedence.
 *
 * @param text The message, normalised.
 */
export type Detect = (message: string, text: string) => IntentId[];

/** Intents that are only meant when nothing else is said: 'ok, and how much is it' asks for a price. */
const courtesies: ReadonlySet<IntentId> = new Set([
  'thanks',
  'goodbye',
  'compliment',
  'small-talk',
  'greeting',
  'rude',
  'assistant',
]);

/** What makes a question about a named medicine one of safety. */
const askedOfMedicine = anyOf([
  'safe|safely|drink|drinking|alcohol|mix|combine|sick|nausea|side effects?|stop|stopping|skip|react[a-z]*|dangerous|diet|fast|fasting|pregnant',
]);

/** Words of a message that may be nothing but a courtesy. */
const longestCourtesy = 9;

/** 'Is your place ok for someone like me?' thanks nobody. */
const asksBeside =
  /\b(?:is|are|was|will|would|does|do|can|could) (?:it|this|that|there|the|your|you|i|we|he|she|they|my)\b.*\b(?:ok|okay|sure|all right|alright|fine)\b/;
/** 'Righto, and the one after that': something is asked, only not in words that a rule knows. */
const goesOn =
  /\b(?:and|but|so|what about|how about) (?:the|a|an|my|if|for|with|what|whats|how|when|where|who|which|is|are|do|does|can|will)\b/;

/** Makes the rules ready, with the names of this clinic's people. */
export function createDetect(content: SiteContent): Detect {
  const { practitioner, manager } = content.people;
  const classes = {
    ...wordClasses,
    practitioner: nameClass(practitioner.name),
    manager: nameClass(manager.name),
    brand: 'medication',
  };
  const all: Partial<Record<IntentId, IntentPattern>> = {
    ...clinicPatterns,
    ...peoplePatterns,
    ...limitPatterns,
    ...particularPatterns,
    ...courtesyPatterns,
  };
  const compiled = intentIds.flatMap((id) => {
    const rule = all[id];
    return rule ? [{ id, any: anyOf(rule.any, classes), unless: rule.unless && anyOf(rule.unless, classes) }] : [];
  });

  return (message, text) => {
    const found = compiled
      .filter(({ any, unless }) => occurs(any, text) && !(unless && occurs(unless, text)))
      .map(({ id }) => id);
    if (namesMedicine(message) && !found.some((id) => id.startsWith('medicine') || id === 'dose'))
      found.unshift(occurs(askedOfMedicine, text) ? 'medicine-safety' : 'medicine');
    const asked = found.filter((id) => !courtesies.has(id));
    if (asked.length > 0) return asked;
    return text.split(' ').length <= longestCourtesy && !goesOn.test(text) && !asksBeside.test(text) ? found : [];
  };
}

function nameClass(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
  return words.length > 0 ? words.join('|') : name.toLowerCase();
}
