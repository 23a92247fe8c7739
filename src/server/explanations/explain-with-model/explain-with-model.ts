import { figuresOf, foreignFigures } from '#domain/chat/figures.ts';
import { UnsafeAnswer } from '../../assistant/chat/chat.ts';
import type { SafetyLayer } from '../../assistant/chat/safety-layer.ts';
import type { TextModel } from '../../model/text-model.ts';
import type { Interpreter } from '../interpreter.ts';
import { otherAdvice } from './advice.ts';
import { explanationPrompt, explanationTurn, type Subject } from './prompt.ts';

export interface ExplainWithModel<Request> {
  model: TextModel;
  /** Writes the source text, which is also shown if the model fails. */
  rules: Interpreter<Request>;
  subject: Subject;
  /** The page's recommendation, if it has one: every explanation contains it word for word. */
  recommendation?: (request: Request) => string;
  clinicName: string;
  safety: Pick<SafetyLayer, 'problems'>;
  /** Whether a result is explained by rule only, because the wording of its caution matters. */
  byRuleOnly: (request: Request) => boolean;
  /** Writes to the log that the rules answered; never the input. */
  report: (what: string, error: unknown) => void;
}

const maxOutputTokens = 1500;

/**
 * Explains a result with a model, from the rule-based explanation alone: the model receives no name, answer or figure
 * that the rules would not show to the person. Its text is shown only if it breaks no rule.
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
        // Added by rule, so that no model can omit or reword it.
        return text.includes(recommended) ? text : `${recommended}\n\n${text}`;
      } catch (error) {
        signal.throwIfAborted();
        report('a result was explained by rule in the place of the model', error);
        return ruled;
      }
    },
  };
}

/** The rules that a model's explanation breaks, by name. */
export function explanationProblems(text: string, ruled: string, safety: Pick<SafetyLayer, 'problems'>): string[] {
  const problems: string[] = [...safety.problems(text)];
  if (foreignFigures(text, [ruled]).length > 0) problems.push('foreign-figure');
  if (otherAdvice(text, ruled).length > 0) problems.push('other-advice');
  if (helpNumbers(ruled).some((number) => !text.includes(number))) problems.push('help-line-lost');
  if (text.split('\n\n').length < 3 || text.length < ruled.length / 4) problems.push('too-short');
  if (text.length > ruled.length * 2) problems.push('too-long');
  if (/<\/?[a-z!]|\]\(|\*\*|^#|https?:|www\.|!(?:\s|$)/im.test(text)) problems.push('markup');
  // A text without any figure does not explain a result.
  if (figuresOf(text).length === 0) problems.push('no-figure');
  return problems;
}

/** Telephone numbers of help lines in a text: 1800 33 4673, 13 11 14. */
function helpNumbers(text: string): string[] {
  return text.match(/\b(?:1[38]00 [\d ]{5,8}\d|13 \d\d \d\d(?: \d\d)?)\b/g) ?? [];
}
