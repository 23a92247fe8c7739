import type { AnswerBank } from '#content/assistant.ts';
import { fitsPattern } from '#content/assistant.ts';
import type { SentenceEncoder } from '../../meaning/encoder.ts';
import { type Comparable, createLikeness } from './likeness.ts';
import { sentencesOf, wordingOf } from './wording.ts';

export type BankAnswer = AnswerBank['answers'][number];

/** An answer that a message may ask for. */
export interface Match {
  answer: BankAnswer;
  /** 0 to 1: how near the message is to the ways in which people ask for it. */
  score: number;
  /** It goes on from the answer before. */
  follows: boolean;
}

export interface Read {
  /** Best first. */
  matches: Match[];
  /** What a second sentence asks, where that is clear and something else. */
  also: Match | undefined;
  place: string | undefined;
}

export interface Bank {
  /** @param before The id of the last answer, where it came from the bank. */
  read(message: string, before: string | undefined, said: string | undefined): Promise<Read>;
  byId(id: string): BankAnswer | undefined;
}

/** From here on an answer is given without asking the rules. */
export const sure = 0.7;
/** Below this a match means nothing. */
export const likely = 0.56;
/** How much more a follow-up is expected than anything else, in a short message. */
const expected = 0.1;

interface Ask {
  to: number;
  compared: Comparable;
}

/** Reads the bank once: `vectorsOf` gives the meanings of its texts, from a store of them or anew. */
export async function createBank(
  { answers, followUps }: AnswerBank,
  encoder: SentenceEncoder,
  vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<Bank> {
  const ways = answers.flatMap(({ asks }, to) => asks.map((ask) => ({ to, text: wordingOf(ask).text })));
  const rules = followUps.flatMap((rule) => rule.asks.map((ask) => ({ rule, text: wordingOf(ask).text })));
  const texts = [...ways, ...rules].map(({ text }) => text);
  const likeness = createLikeness(ways.map(({ text }) => text));
  const vectors = await vectorsOf(texts);
  const at = (index: number) => likeness.comparable(texts[index] ?? '', vectors[index] ?? new Float32Array());
  const asks: Ask[] = ways.map(({ to }, index) => ({ to, compared: at(index) }));
  const goesOn = rules.map(({ rule }, index) => ({ rule, compared: at(ways.length + index) }));
  const known = new Map(answers.map((answer) => [answer.id, answer]));

  function nearest(message: Comparable): Match[] {
    const best = new Map<number, number[]>();
    for (const { to, compared } of asks) {
      const score = likeness.between(message, compared);
      const scores = best.get(to);
      if (scores) scores.push(score);
      else best.set(to, [score]);
    }
    return [...best]
      .map(([to, scores]) => {
        const [first = 0, second = 0, third = 0] = scores.sort((one, other) => other - one);
        return { to, score: 0.7 * first + 0.2 * second + 0.1 * third };
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, 5)
      .flatMap(({ to, score }) => {
        const answer = answers[to];
        return answer ? [{ answer, score, follows: false }] : [];
      });
  }

  function goingOn(message: Comparable, before: string, short: boolean): Match[] {
    const best = new Map<string, number>();
    for (const { rule, compared } of goesOn) {
      if (!rule.after.some((pattern) => fitsPattern(before, pattern))) continue;
      const id = target(rule.to, before);
      const score = likeness.between(message, compared);
      if (known.has(id) && score > (best.get(id) ?? 0)) best.set(id, score);
    }
    return [...best].flatMap(([id, score]) => {
      const answer = known.get(id);
      return answer && score > likely ? [{ answer, score: score + (short ? expected : 0), follows: true }] : [];
    });
  }

  async function compare(texts: readonly string[]): Promise<Comparable[]> {
    const vectors = await encoder.encode(texts);
    return texts.map((text, index) => likeness.comparable(text, vectors[index] ?? new Float32Array()));
  }

  return {
    byId: (id) => known.get(id),
    async read(message, before, said) {
      const { text, anywhere, place } = wordingOf(message);
      const length = text.split(' ').length;
      const parts = sentencesOf(message).map((one) => wordingOf(one).anywhere);
      const joined = before && said && length <= 9 ? `${wordingOf(said).anywhere} ${anywhere}` : undefined;
      const [whole, general, ...rest] = await compare([
        text,
        anywhere,
        ...(parts.length > 1 ? parts : []),
        ...(joined ? [joined] : []),
      ]);
      if (!whole || !general || text === '') return { matches: [], also: undefined, place };
      const together = joined ? rest.pop() : undefined;
      const found = nearest(whole);
      if (place) found.push(...nearest(general));
      const bySentence = rest.map((part) => nearest(part)[0]).filter((match) => match !== undefined);
      for (const match of bySentence) found.push({ ...match, score: match.score - 0.04 });
      if (before) {
        found.push(...goingOn(whole, before, length <= 7));
        if (place) found.push(...goingOn(general, before, length <= 7));
      }
      // 'I work away' and then 'can I still do it there?': neither says it alone.
      if (together && (found[0]?.score ?? 0) < sure)
        found.push(
          ...nearest(together)
            .filter(({ answer }) => answer.id !== before)
            .map((match) => ({ ...match, score: match.score - 0.06 })),
        );
      found.sort((one, other) => other.score - one.score);
      const matches = found.filter(
        ({ answer }, index) => found.findIndex((one) => one.answer.id === answer.id) === index,
      );
      const [lead] = matches;
      const also = bySentence.find(
        ({ answer, score }) => score >= sure && lead && answer.id !== lead.answer.id && !isTalk(answer.id),
      );
      return { matches, also, place };
    },
  };
}

function target(to: string, before: string): string {
  const [topic, thing] = before.split('/');
  const [newTopic, newThing] = to.split('/');
  return `${newTopic === '*' ? topic : newTopic}/${newThing === '*' ? thing : newThing}`;
}

/** Courtesies: what was talked about before them goes on. */
export const isTalk = (id: string) => id.startsWith('talk/');
