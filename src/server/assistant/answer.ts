import type { SiteContent } from '#content/load.ts';
import type { Answer, Answered, EmbeddedAssistant, Passage } from './chat/parts.ts';
import { createCompose } from './compose/compose.ts';
import { type Draft, type DraftSource, draft, html, htmlOf, together } from './compose/draft.ts';
import { createFacts } from './compose/facts.ts';
import { dialogueFact } from './compute/dialogue-facts.ts';
import { announcedChanges, openOnDay } from './compute/open-days.ts';
import type { SiteKnowledge } from './knowledge/knowledge.ts';
import { plainText } from './knowledge/plain-text.ts';
import type { QuestionReader } from './meaning/encoder.ts';
import { readAdded } from './select/added.ts';
import { type Choice, createSelect, selectStages } from './select/select.ts';

/** Stages that can be switched off, to measure their contribution (npm run ablate). */
export const stages = ['dialogue facts', ...selectStages] as const;
export type Stage = (typeof stages)[number];

/** Care scores from here on exclude the model and quotations of earlier messages. */
const isVulnerable = 0.35;
/** Written answers with this share or more are given to a model as passages. */
const worthReading = 0.1;

/**
 * Answers from the clinic's own words in three stages: select, compute, compose.
 *
 * @param reader Scores the answers for a message.
 * @param off Stages to leave out.
 * @param now Milliseconds since 1970, for the days on which the clinic is open.
 */
export function createEmbeddedAssistant(
  content: SiteContent,
  knowledge: SiteKnowledge,
  reader: Pick<QuestionReader, 'encode' | 'read' | 'answers'>,
  off: ReadonlySet<Stage> = new Set(),
  now: () => number = Date.now,
): EmbeddedAssistant {
  const facts = createFacts(content);
  const compose = createCompose(content.assistant);
  const read = () => readAdded(content.assistant, reader);
  const select = createSelect(content.assistant, reader, read, off);

  return {
    async answer(message, history, dialogue): Promise<Answered> {
      const earlier = history.filter(({ role }) => role === 'visitor').map(({ text }) => text);
      const selection = await select(message, earlier);
      const place = selection.place ?? dialogue.place;
      const careful = dialogue.careful || dialogue.young || selection.care >= isVulnerable;
      const computed =
        careful || off.has('dialogue facts')
          ? undefined
          : (dialogueFact(message, history) ?? openOnDay(message, content, now()));
      if (computed)
        return { answer: toAnswer(computed), isVulnerable: false, about: { place }, trace: { stage: 'compute' } };
      const articles = await knowledge.articles();
      const { draft: found, answer } = compose(selection, {
        message,
        before: earlier.at(-1) ?? '',
        dialogue,
        facts,
        articles,
      });
      const isAboutTimes = answer && /^(?:hours|booking)\//.test(answer.id) && !careful;
      return {
        answer: toAnswer(isAboutTimes ? together(found, announcedChanges(content, now())) : found),
        isVulnerable:
          careful ||
          [...selection.statements, ...selection.requests].some(isCare) ||
          (answer?.vulnerableVisitor ?? false),
        isSmallTalk: answer?.smallTalk ?? false,
        about: {
          place,
          careful: dialogue.careful || answer?.appliesToRestOfChat || undefined,
          care: answer?.emotion,
          lastAnswer: answer?.offTopic || answer?.courtesy ? dialogue.lastAnswer : answer?.id,
        },
        trace: { stage: 'select', id: answer?.id ?? 'unknown', similarity: selection.choices[0]?.share ?? 0 },
      };
    },

    async passages(question, limit): Promise<Passage[]> {
      const pages = await knowledge.search(question, limit);
      const { choices } = await select(question, []);
      const written = choices
        .filter(({ share, answer }) => share >= worthReading && !answer.courtesy && answer.pages.length > 0)
        .map(({ answer }): Passage => {
          const [href = '/'] = answer.pages;
          const { title } = facts.page(href);
          return {
            title,
            href,
            text: plainText(
              answer.answer.html.replaceAll('{{place}}', 'your area').replaceAll('{{complaintsBody}}', ''),
            ),
          };
        });
      return [...written, ...pages].slice(0, Math.max(limit, written.length));
    },
  };
}

/** Whether a part of a message is about a vulnerable visitor, whatever else it asks. */
const isCare = ({ answer, share }: Choice) => answer.vulnerableVisitor && share >= isVulnerable;

function toAnswer(written: Draft): Answer {
  const sources = onceEach(written.sources).slice(0, 3);
  const links = sources.filter(({ href }) => !htmlOf(written).includes(`href="${href}"`));
  const pages = links.map(({ title, href }) => html`<a href="${href}">${title}</a>`);
  const more =
    pages.length > 0 ? draft([html`More: ${{ safe: pages.map(({ safe }) => safe).join(', ') }}.`]) : draft([]);
  return {
    html: htmlOf(together(written, more)),
    bookingButton: written.booking !== undefined,
    ...(written.booking ? { bookingTarget: written.booking } : {}),
    sources,
    urgent: false,
  };
}

function onceEach(sources: readonly DraftSource[]): DraftSource[] {
  return sources.filter((source, index) => sources.findIndex(({ title }) => title === source.title) === index);
}
