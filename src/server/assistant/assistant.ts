import type { SiteContent } from '#content/load.ts';
import type { LanguagePack } from '#domain/chat/language/record.ts';
import type { TextModel } from '../model/text-model.ts';
import { type Chat, type ChatParts, createChat } from './chat/chat.ts';
import { clinicFacts } from './chat/clinic-facts.ts';
import type { ConversationStore } from './chat/conversation-store.ts';
import { createLanguages } from './chat/languages.ts';
import { lastResort } from './chat/last-resort.ts';
import type { EmbeddedAssistant, Knowledge, Trace } from './chat/parts.ts';
import type { SafetyLayer } from './chat/safety-layer.ts';
import { answersWithModel } from './chat/with-model/answer-with-model.ts';

export interface AssistantParts {
  content: SiteContent;
  /** Undefined if none is configured. */
  model: TextModel | undefined;
  conversations: ConversationStore;
  safety: SafetyLayer;
  /** Records of languages other than English. */
  languages: LanguagePack;
  embedded: EmbeddedAssistant;
  knowledge: Knowledge;
  /** Whether a model may answer this caller now; otherwise the embedded assistant does. */
  admit: (caller: string) => Promise<boolean>;
  report: (what: string, error: unknown) => void;
  /** Receives how each message was answered, without its text. */
  traced?: ((trace: Trace) => void) | undefined;
  /** Shared with assistants of other snapshots of the content. */
  underWay?: ChatParts['underWay'];
  turns?: ChatParts['turns'];
}

/** Puts the assistant together, with a model if there is one. */
export function createAssistant(parts: AssistantParts): Chat {
  const { content, model, conversations, safety, languages, embedded, knowledge, admit, report, traced } = parts;
  const { underWay, turns } = parts;
  const { site } = content;
  return createChat({
    conversations,
    safety,
    languages: createLanguages(languages, content),
    embedded,
    model:
      model &&
      answersWithModel({
        model,
        knowledge,
        safety,
        clinic: { name: site.name, phone: site.phone, email: site.email },
        facts: () => clinicFacts(content, Date.now()),
        admit,
      }),
    lastResort: lastResort(content),
    busy: lastResort(content, 'busy'),
    publicNumbers: [site.phone.dial],
    booking: site.booking,
    report,
    traced,
    underWay,
    turns,
  });
}
