import { namesMedicine } from '#domain/chat/medicine-words.ts';
import type { Turn } from '../../chat/parts.ts';
import { type Bank, type BankAnswer, isTalk, likely, type Match, sure } from './bank.ts';

/** What the bank has for a message, read with its conversation. */
export interface Consulted {
  /** undefined where the bank has nothing near enough. */
  lead: Match | undefined;
  /** What else was asked, where that is clear. */
  also: Match | undefined;
  place: string | undefined;
  /** The lead is what was said just before, too. */
  again: boolean;
  /** The answer before this message, where it came from the bank. */
  before: BankAnswer | undefined;
}

/** How far back a conversation is read. */
const turnsRead = 8;
/** Conversations that stay read. */
const remembered = 1_000;

const affirms =
  /^(?:oh |ok |okay |um )?(?:yes|yeah|yep|yup|ya|yea|sure|ok yes|yes please|please|please do|go ahead|sounds good|id like that|definitely|absolutely|of course|why not|lets do (?:it|that)|do it)(?: please| thanks| thank you| pls)?[.! ]*$/i;

/** From here on an answer for somebody vulnerable is given. */
const likelyCare = 0.62;

/** An answer for somebody whom ordinary advice may harm. */
export const isCare = (answer: Pick<BankAnswer, 'id' | 'care'>) => answer.care || answer.id.startsWith('care/');

/** What a message that names a medicine may be answered with. */
const ofMedicines = /^(?:medicine|script|care|trick|tests|privacy|complaint)\//;

/** Reads conversations with the bank. */
export function createConsult(bank: Bank) {
  const known = new Map<string, Consulted>();

  async function one(message: string, before: BankAnswer | undefined, said: string | undefined): Promise<Consulted> {
    const key = JSON.stringify([message, before?.id, said]);
    const found = known.get(key);
    if (found) return found;
    const read = await choose(message, before, said);
    known.set(key, read);
    for (const oldest of known.keys()) {
      if (known.size <= remembered) break;
      known.delete(oldest);
    }
    return read;
  }

  async function choose(message: string, before: BankAnswer | undefined, said: string | undefined): Promise<Consulted> {
    const agreed = before && affirms.test(message.trim()) ? agreedTo(before) : undefined;
    if (agreed)
      return {
        lead: { answer: agreed, score: 1, follows: true },
        also: undefined,
        place: undefined,
        again: false,
        before,
      };
    const { matches, also, place } = await bank.read(message, before?.id, said);
    const allowed = matches
      .filter(({ answer }) => !namesMedicine(message) || ofMedicines.test(answer.id))
      // Care for somebody who is well puzzles or hurts: it has to be nearer.
      .filter(({ answer, score }) => !isCare(answer) || score >= likelyCare);
    const [first, second] = allowed;
    const elsewhere = place !== undefined && said !== undefined && !said.toLowerCase().includes(place.toLowerCase());
    const again = first !== undefined && first.answer.id === before?.id && !isTalk(first.answer.id) && !elsewhere;
    // The same words twice look like a machine that does not listen: what is nearly as near is more likely meant.
    const other = again && second && second.score > likely && second.score > first.score - 0.15 ? second : undefined;
    const lead = other ?? first;
    return {
      lead,
      also: also?.answer.id === lead?.answer.id ? undefined : also,
      place,
      again: again && !other,
      before,
    };
  }

  function agreedTo(before: BankAnswer): BankAnswer | undefined {
    if (before.yes) return bank.byId(before.yes);
    const how = before.book && (bank.byId(`booking/${before.book}`) ?? bank.byId('booking/how'));
    return how && how.id !== before.id ? { ...how, book: before.book } : undefined;
  }

  /** @param history Earlier turns, oldest first. */
  return async function consult(message: string, history: readonly Turn[]): Promise<Consulted> {
    let before: BankAnswer | undefined;
    let said: string | undefined;
    for (const { text } of history.filter(({ role }) => role === 'visitor').slice(-turnsRead)) {
      const { lead } = await one(text, before, said);
      if (lead && lead.score >= likely && !isTalk(lead.answer.id)) before = lead.answer;
      said = text;
    }
    return one(message, before, said);
  };
}

export type Consult = ReturnType<typeof createConsult>;
export { likely, sure };
