import { agesIn } from '#domain/chat/figures.ts';
import { helpLines, lifelineText } from '#domain/chat/help-lines.ts';
import { ModelError, type TextModel } from '../../../model/text-model.ts';
import { type ChatMessage, type ModelAnswers, UnsafeAnswer } from '../chat.ts';
import type { Answer, Knowledge, Passage, Turn } from '../parts.ts';
import type { SafetyLayer } from '../safety-layer.ts';
import { lacksSource, problemsOf } from './output-rules.ts';
import { systemPrompt, turnsFor } from './prompt.ts';
import { answerOf, type Contacts, readReply, withoutMarks } from './reply.ts';
import { wholeSentences } from './sentences.ts';

export interface WithModelParts {
  model: TextModel;
  knowledge: Knowledge;
  safety: SafetyLayer;
  clinic: Contacts & { name: string };
  /** Facts for every answer. */
  facts: () => Passage;
  /** Whether this caller may use the model now; otherwise the embedded assistant answers. */
  admit: (caller: string) => Promise<boolean>;
}

/** The help lines, which every answer may contain. */
const helpNumbers = [...helpLines.flatMap(({ number, about }) => [number, about]), lifelineText];

/** Passages for the message alone, and for it with the previous one: 'and with the rebate?'. */
const passagesOnMessage = 6;
const passagesOnTopic = 3;
const maxOutputTokens = 700;

/** Answers with a model from the clinic's own words. Rejects a text that breaks a rule before it is displayed. */
export function answersWithModel(parts: WithModelParts): ModelAnswers {
  const { model, knowledge, safety, clinic, facts, admit } = parts;
  const system = systemPrompt(clinic.name);

  async function answer({ message, history, conversationId, caller, signal, onText }: ChatMessage): Promise<Answer> {
    if (!(await admit(caller))) throw new ModelError('spent');
    const sources = [...(await passagesFor(knowledge, message, history)), facts()];
    const visitorTexts = [...history.filter(({ role }) => role === 'visitor').map(({ text }) => text), message];
    const allowed = [
      ...sources.flatMap(({ title, text }) => [title, text]),
      ...helpNumbers,
      ...visitorTexts.flatMap(agesIn),
    ];
    const own = [clinic.email];
    const check = (text: string, marked: string) => {
      const problems = problemsOf(text, allowed, own, safety);
      if (lacksSource(text, readReply(marked).cited, sources.length)) problems.push('no-source');
      if (problems.length > 0) throw new UnsafeAnswer(problems);
    };

    let written = '';
    let shown = '';
    /** Sends the text up to the last checked sentence. */
    const show = (text: string) => {
      const visible = text.trimEnd();
      if (visible.length > shown.length) onText?.(visible.slice(shown.length));
      shown = visible;
    };
    const turns = turnsFor(message, history, sources);
    for await (const part of model.stream({ system, turns, maxOutputTokens, signal, account: conversationId })) {
      if (part.kind === 'end') break;
      written += part.text;
      const whole = written.slice(0, wholeSentences(written));
      const visible = withoutMarks(whole);
      if (visible.length <= shown.length) continue;
      // Checked with the text before it: a sentence may be harmless without context.
      check(visible, whole);
      show(visible);
    }
    const reply = readReply(written);
    if (reply.blocks.length === 0) throw new ModelError('malformed');
    const text = withoutMarks(written);
    check(text, written);
    show(text);
    return answerOf(reply, sources, clinic);
  }
  return { answer };
}

async function passagesFor(knowledge: Knowledge, message: string, history: readonly Turn[]): Promise<Passage[]> {
  const before = history.findLast(({ role }) => role === 'visitor')?.text;
  const [onMessage, onTopic] = await Promise.all([
    knowledge.search(message, passagesOnMessage),
    before === undefined ? [] : knowledge.search(`${before} ${message}`, passagesOnTopic),
  ]);
  const found = new Map([...onMessage, ...onTopic].map((passage) => [`${passage.href}\n${passage.text}`, passage]));
  return [...found.values()];
}
