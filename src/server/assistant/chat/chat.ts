import type { ChatReply, ChatRequest } from '#wire/chat.ts';
import { blocksOf, sanitiseAnswer, textOfAnswer } from './answer-html.ts';
import { looksLikeConversationId, newConversationId } from './conversation-id.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { Answer, EmbeddedAssistant, Turn } from './parts.ts';
import type { SafetyLayer } from './safety-layer.ts';

/** A message, with what it takes to answer it. */
export interface Question {
  message: string;
  /** Earlier turns, oldest first. */
  history: readonly Turn[];
  conversationId: string;
  /** Who asks, for limits. */
  caller: string;
  /** Aborted when the visitor is gone. */
  signal: AbortSignal;
  /** Takes checked pieces of plain text as they are ready; undefined where nobody shows them. */
  onText: ((text: string) => void) | undefined;
}

/** Answers with a text model. Rejects whenever the embedded assistant should answer in its place. */
export interface ModelAnswers {
  answer(question: Question): Promise<Answer>;
}

export interface ChatParts {
  conversations: ConversationStore;
  safety: SafetyLayer;
  embedded: EmbeddedAssistant;
  /** Undefined while no model is configured. */
  model: ModelAnswers | undefined;
  /** When nothing else can answer. */
  lastResort: Answer;
  /** Where each appointment is booked. */
  booking: Readonly<Record<'initial' | 'followup' | 'gp', { href: string }>>;
  /** Writes to the log what went wrong; never what somebody typed. */
  report: (what: string, error: unknown) => void;
}

export interface Ask extends Pick<Question, 'caller' | 'signal' | 'onText'> {
  /** Is told the conversation before anything is answered, so that whoever stops the answer can still erase it. */
  onBegin?: ((conversationId: string) => void) | undefined;
}

export interface Chat {
  /**
   * Answers a message.
   *
   * @param admit Is told the conversation before any work is done for it, and throws to refuse it.
   */
  reply(request: ChatRequest, ask: Ask, admit?: (conversationId: string) => void): Promise<ChatReply>;
  erase(conversationId: string): Promise<void>;
}

/** The assistant of the site: safety by rule, then the model or the clinic's own words, then the rules again. */
export function createChat(parts: ChatParts): Chat {
  const { conversations, safety, embedded, model, lastResort, booking, report } = parts;

  async function reply(request: ChatRequest, ask: Ask, admit?: (conversationId: string) => void): Promise<ChatReply> {
    const conversation = await open(request.conversationId ?? undefined);
    admit?.(conversation.id);
    if (ask.onBegin) {
      await makeRoom(conversation);
      ask.onBegin(conversation.id);
    }
    const question = { ...ask, message: request.message, history: conversation.turns, conversationId: conversation.id };
    const answer = await answerTo(question);
    ask.signal.throwIfAborted();
    const message = sanitiseAnswer(answer.html);
    await remember(conversation, [
      { role: 'visitor', text: request.message },
      { role: 'assistant', text: textOfAnswer(message) },
    ]);
    // Gone while it was being kept, and nobody was told the id: nobody could ever erase it.
    if (ask.signal.aborted && conversation.isNew && !ask.onBegin) await forget(conversation.id);
    ask.signal.throwIfAborted();
    return {
      message,
      conversationId: conversation.id,
      booking_button: answer.bookingButton,
      booking_url: answer.bookingButton ? booking[answer.bookingTarget ?? 'initial'].href : null,
      sources: answer.sources,
      urgent: answer.urgent,
    };
  }

  async function answerTo(question: Question): Promise<Answer> {
    const rule = await safety.before(question.message, question.history);
    if (rule.kind === 'answered') return shown(rule.answer, question);
    if (rule.kind === 'careful') {
      const answer = await withoutModel(question);
      return shown({ ...answer, html: rule.note + answer.html, bookingButton: false }, question);
    }
    let begun = false;
    if (model && rule.kind === 'none' && !(await cares(question))) {
      const onText =
        question.onText &&
        ((text: string) => {
          begun = true;
          question.onText?.(text);
        });
      try {
        return checked(await model.answer({ ...question, onText }));
      } catch (error) {
        question.signal.throwIfAborted();
        report('the embedded assistant answers in the place of the model', error);
      }
    }
    const answer = await withoutModel(question);
    // After the beginning of an answer that was given up, only the whole takes its place.
    return begun ? answer : shown(answer, question);
  }

  async function cares({ message, history }: Question): Promise<boolean> {
    try {
      return await embedded.cares(message, history);
    } catch (error) {
      report('the written answers could not be looked through', error);
      return false;
    }
  }

  async function withoutModel({ message, history }: Question): Promise<Answer> {
    try {
      return checked(await embedded.answer(message, history));
    } catch (error) {
      report('nothing could answer a message', error);
      return lastResort;
    }
  }

  function checked(answer: Answer): Answer {
    const problems = safety.problems(textOfAnswer(answer.html));
    if (problems.length > 0) throw new UnsafeAnswer(problems);
    return answer;
  }

  /** A conversation that was begun here, or a new one where the id says nothing to us. */
  async function open(id: string | undefined): Promise<Conversation> {
    if (id === undefined || !looksLikeConversationId(id)) return newConversation();
    try {
      const turns = await conversations.turns(id);
      if (turns) return { id, turns, kept: true, isNew: false };
    } catch (error) {
      // Answered without memory; the id stays, because the conversation may be there again with the next message.
      report('a conversation could not be read', error);
      return { id, turns: [], kept: true, isNew: false };
    }
    return newConversation();
  }

  /** Begins an empty conversation: erased while its first answer is written, it stays erased, as any other does. */
  async function makeRoom(conversation: Conversation): Promise<void> {
    if (conversation.kept) return;
    try {
      await conversations.begin(conversation.id, []);
      conversation.kept = true;
    } catch {
      // Tried again with the answer, and reported then.
    }
  }

  async function remember(conversation: Conversation, turns: readonly Turn[]): Promise<void> {
    try {
      if (conversation.kept) await conversations.append(conversation.id, turns);
      else await conversations.begin(conversation.id, turns);
    } catch (error) {
      report('a conversation could not be kept', error);
    }
  }

  async function forget(id: string): Promise<void> {
    try {
      await conversations.erase(id);
    } catch (error) {
      report('a conversation could not be forgotten', error);
    }
  }

  return {
    reply,
    erase: async (id) => {
      if (looksLikeConversationId(id)) await conversations.erase(id);
    },
  };
}

interface Conversation {
  id: string;
  turns: Turn[];
  /** Whether the store has it. */
  kept: boolean;
  /** Whether this message begins it. */
  isNew: boolean;
}

function newConversation(): Conversation {
  return { id: newConversationId(), turns: [], kept: false, isNew: true };
}

/** An answer breaks a rule: names of rules, never the text. */
export class UnsafeAnswer extends Error {
  override name = 'UnsafeAnswer';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(', '));
    this.problems = problems;
  }
}

/** Sends an answer that is ready as a whole to somebody who watches it being written. */
function shown(answer: Answer, { onText }: Question): Answer {
  if (onText) for (const block of blocksOf(answer.html)) onText(`${block}\n\n`);
  return answer;
}
