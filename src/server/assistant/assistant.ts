import type { SiteContent } from '#content/load.ts';
import type { LanguagePack } from '#domain/chat/language/record.ts';
import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import type { TextModel } from '../model/text-model.ts';
import { analyseSleep } from './analyse-sleep/analyse-sleep.ts';
import { sleeperOf } from './analyse-sleep/sleeper.ts';
import { type Chat, createChat } from './chat/chat.ts';
import { clinicFacts } from './chat/clinic-facts.ts';
import type { ConversationStore } from './chat/conversation-store.ts';
import { createLanguages } from './chat/languages.ts';
import { lastResort } from './chat/last-resort.ts';
import type { EmbeddedAssistant, Knowledge } from './chat/parts.ts';
import type { SafetyLayer } from './chat/safety-layer.ts';
import { answersWithModel } from './chat/with-model/answer-with-model.ts';
import { explainWithModel } from './explain-with-model/explain-with-model.ts';
import { olderFrom } from './interpret-calculator/figures.ts';
import { interpretCalculator } from './interpret-calculator/interpret-calculator.ts';
import type { CalculatorExplanation } from './interpret-calculator/person.ts';
import type { Interpreter } from './interpreter.ts';

export interface Models {
  /** Quick, for people who wait and read. */
  visitors: TextModel;
  /** For whole articles. */
  writers: TextModel;
}

export interface AssistantParts {
  content: SiteContent;
  models: Models | undefined;
  conversations: ConversationStore;
  safety: SafetyLayer;
  /** What is known of languages other than English. */
  languages: LanguagePack;
  embedded: EmbeddedAssistant;
  knowledge: Knowledge;
  /** Whether a model may answer this caller now; otherwise the embedded assistant does. */
  admit: (caller: string) => boolean;
  report: (what: string, error: unknown) => void;
}

export interface Assistant {
  chat: Chat;
  interpreters: { calculator: Interpreter<CalculatorExplanation>; sleep: Interpreter<AnalysisRequest> };
}

/** Everything that answers visitors, with a model where there is one. */
export function createAssistant(parts: AssistantParts): Assistant {
  const { content, models, conversations, safety, languages, embedded, knowledge, admit, report } = parts;
  const { site } = content;
  const chat = createChat({
    conversations,
    safety,
    languages: createLanguages(languages, content),
    embedded,
    model:
      models &&
      answersWithModel({
        model: models.visitors,
        knowledge,
        safety,
        clinic: { name: site.name, phone: site.phone, email: site.email },
        facts: clinicFacts(content),
        admit,
      }),
    lastResort: lastResort(content),
    publicNumbers: [site.phone.dial],
    booking: site.booking,
    report,
  });
  if (!models) return { chat, interpreters: { calculator: interpretCalculator, sleep: analyseSleep } };
  const explained = { model: models.visitors, clinicName: site.name, safety, report };
  return {
    chat,
    interpreters: {
      calculator: explainWithModel({
        ...explained,
        subject: 'a body and energy calculation',
        rules: interpretCalculator,
        byRuleOnly: ({ plan: { calculation, notices } }) =>
          calculation.inputs.age >= olderFrom || notices.some(({ severity }) => severity !== 'information'),
      }),
      sleep: explainWithModel({
        ...explained,
        subject: 'a sleepiness questionnaire',
        rules: analyseSleep,
        recommendation: (request) => sleeperOf(request).recommendation.text,
        byRuleOnly: (request) => sleeperOf(request).recommendation.severity === 'severe',
      }),
    },
  };
}
