import { ModelError, type TextModel } from '../../../model/text-model.ts';
import { type ModelAnswers, type Question, UnsafeAnswer } from '../chat.ts';
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
  /** What may be said whatever was asked. */
  facts: Passage;
  /** Whether this caller may ask the model now; otherwise the embedded assistant answers. */
  admit: (caller: string) => boolean;
}

/** Passages on the message alone, and on the message after the one before it: 'and with the rebate?'. */
const passagesOnMessage = 6;
const passagesOnTopic = 3;
const maxOutputTokens = 700;

/** Answers with a model from the clinic's own words. Whatever breaks a rule rejects, before it is shown. */
export function answersWithModel(parts: WithModelParts): ModelAnswers {
  const { model, knowledge, safety, clinic, facts, admit } = parts;
  const system = systemPrompt(clinic.name);

  async function answer({ message, history, conversationId, caller, signal, onText }: Question): Promise<Answer> {
    if (!admit(caller)) throw new ModelError('spent');
    const sources = [...(await passagesFor(knowledge, message, history)), facts];
    const allowed = sources.flatMap(({ title, text }) => [title, text]);
    const own = [clinic.email];
    const check = (text: string) => {
      const problems = problemsOf(text, allowed, own, safety);
      if (problems.length > 0) throw new UnsafeAnswer(problems);
    };

    let written = '';
    let shown = 0;
    const turns = turnsFor(message, history, sources);
    for await (const part of model.stream({ system, turns, maxOutputTokens, signal, account: conversationId })) {
      if (part.kind === 'end') break;
      written += part.text;
      const whole = wholeSentences(written);
      if (whole <= shown) continue;
      // Checked with all that stands before it: a sentence may be harmless alone.
      check(withoutMarks(written.slice(0, whole)));
      onText?.(withoutMarks(written.slice(shown, whole)));
      shown = whole;
    }
    const text = withoutMarks(written).trim();
    const reply = readReply(written);
    check(text);
    if (reply.blocks.length === 0) throw new ModelError('malformed');
    if (lacksSource(text, reply.cited, sources.length)) throw new UnsafeAnswer(['no-source']);
    onText?.(withoutMarks(written.slice(shown)).trimEnd());
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
