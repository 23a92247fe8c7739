import { figuresOf, foreignFigures } from '#domain/chat/figures.ts';
import { UnsafeAnswer } from '../../assistant/chat/chat.ts';
import type { SafetyLayer } from '../../assistant/chat/safety-layer.ts';
import type { TextModel } from '../../model/text-model.ts';
import type { Interpreter } from '../interpreter.ts';
import { otherAdvice } from './advice.ts';
import { explanationPrompt, explanationTurn, type Subject } from './prompt.ts';

export interface ExplainWithModel<Request> {
  model: TextModel;
  /** Writes the text that the model starts from, and that is shown whenever the model fails. */
  rules: Interpreter<Request>;
  subject: Subject;
  /** What the page says to do, where it says one thing: it stands in every explanation word for word. */
  recommendation?: (request: Request) => string;
  clinicName: string;
  safety: Pick<SafetyLayer, 'problems'>;
  /** Whether a result is answered by rule alone, because every word of a caution counts. */
  byRuleOnly: (request: Request) => boolean;
  /** Writes to the log that the rules answered; never what was entered. */
  report: (what: string, error: unknown) => void;
}

const maxOutputTokens = 1500;

/**
 * Explains a result with a model, from the explanation by rule and from nothing else: no name, no answer and no figure
 * reaches the model that the rules would not show the person. Its text is shown only when it breaks no rule.
 */
export function explainWithModel<Request>(options: ExplainWithModel<Request>): Interpreter<Request> {
  const { model, rules, subject, recommendation, clinicName, safety, byRuleOnly, report } = options;
  const system = explanationPrompt(clinicName, subject);
  return {
    run: async (request, signal = new AbortController().signal) => {
      const ruled = await rules.run(request);
      if (byRuleOnly(request)) return ruled;
      try {
        const recommended = recommendation?.(request) ?? '';
        const turns = [{ role: 'user' as const, text: explanationTurn(ruled, recommended) }];
        const { output } = await model.generate({ system, turns, maxOutputTokens, signal });
        const text = output
          .replaceAll('\r', '')
          .replace(/\n{3,}/g, '\n\n')
          .trim();
        const problems = explanationProblems(text, ruled, safety);
        if (problems.length > 0) throw new UnsafeAnswer(problems);
        // By rule, so that no model can leave it out or word it for itself.
        return text.includes(recommended) ? text : `${recommended}\n\n${text}`;
      } catch (error) {
        signal.throwIfAborted();
        report('a result was explained by rule in the place of the model', error);
        return ruled;
      }
    },
  };
}

/** What keeps a model's explanation from a person, as names of rules. */
export function explanationProblems(text: string, ruled: string, safety: Pick<SafetyLayer, 'problems'>): string[] {
  const problems: string[] = [...safety.problems(text)];
  if (foreignFigures(text, [ruled]).length > 0) problems.push('foreign-figure');
  if (otherAdvice(text, ruled).length > 0) problems.push('other-advice');
  if (helpNumbers(ruled).some((number) => !text.includes(number))) problems.push('help-line-lost');
  if (text.split('\n\n').length < 3 || text.length < ruled.length / 4) problems.push('too-short');
  if (text.length > ruled.length * 2) problems.push('too-long');
  if (/<\/?[a-z!]|\]\(|\*\*|^#|https?:|www\.|!(?:\s|$)/im.test(text)) problems.push('markup');
  // A text without any figure explains nobody's result.
  if (figuresOf(text).length === 0) problems.push('no-figure');
  return problems;
}

/** Telephone numbers of help lines in a text: 1800 33 4673, 13 11 14. */
function helpNumbers(text: string): string[] {
  return text.match(/\b(?:1[38]00 [\d ]{5,8}\d|13 \d\d \d\d(?: \d\d)?)\b/g) ?? [];
}
