import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import { maskPersonalNumbers } from '#domain/chat/mask.ts';
import type { ChatReply, ChatRequest } from '#wire/chat.ts';
import { DeadlineExceeded, withDeadline } from '../../runtime/deadline.ts';
import { blocksOf, sanitiseAnswer, textOfAnswer } from './answer-html.ts';
import { looksLikeConversationId } from './conversation-id.ts';
import type { ConversationStore } from './conversation-store.ts';
import { type OpenConversation, openConversations } from './conversations.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';
import type { Languages } from './languages.ts';
import type { Answer, Answered, EmbeddedAssistant, Trace, Turn } from './parts.ts';
import type { Safety, SafetyLayer } from './safety-layer.ts';

/** A message with the context for an answer. Identifying numbers are masked in all of it. */
export interface ChatMessage {
  message: string;
  /** Earlier turns, oldest first. */
  history: readonly Turn[];
  conversationId: string;
  /** The caller, for limits. */
  caller: string;
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal;
  /** Receives checked pieces of plain text as they become ready; undefined if they are not displayed. */
  onText: ((text: string) => void) | undefined;
}

/** Answers with a text model. Rejects if the embedded assistant should answer instead. */
export interface ModelAnswers {
  answer(question: ChatMessage): Promise<Answer>;
}

export interface ChatParts {
  conversations: ConversationStore;
  safety: SafetyLayer;
  languages: Languages;
  embedded: EmbeddedAssistant;
  /** Undefined if no model is configured. */
  model: ModelAnswers | undefined;
  /** The answer if nothing else can answer or the message cannot be read: help lines and the clinic's contact. */
  lastResort: Answer;
  /** The same for a visitor whose message could not be read in time. */
  busy?: Answer;
  /** The clinic's telephone numbers, which are not masked. */
  publicNumbers: readonly string[];
  /** The booking page of each appointment. */
  booking: Readonly<Record<'initial' | 'followup' | 'gp', { href: string }>>;
  /** Writes a failure to the log; never the text of a message. */
  report: (what: string, error: unknown) => void;
  /** Counts answers by source. */
  traced?: ((trace: Trace) => void) | undefined;
  /** Timeout of the written answers. */
  timeoutMs?: number;
  /** Shares the encoder among callers. */
  turns?: FairQueue | undefined;
  /** Conversations with an answer in progress. */
  underWay?: Set<OpenConversation> | undefined;
}

/** Longest wait for a turn at the encoder; shorter if phrases find a danger without it. */
const turnWithinMs = 5000;
const turnOfDangerWithinMs = 500;

export interface Ask extends Pick<ChatMessage, 'caller' | 'signal' | 'onText'> {
  /** Receives the conversation's id before the answer, so that an aborted answer can still be erased. */
  onBegin?: ((conversationId: string) => void) | undefined;
}

export interface Chat {
  /**
   * Answers a message.
   *
   * @param admit Receives the conversation's id before any work, and rejects to refuse the message.
   */
  reply(request: ChatRequest, ask: Ask, admit?: (conversationId: string) => Promise<void>): Promise<ChatReply>;
  erase(conversationId: string): Promise<void>;
}

/** The site's assistant: safety rules, then the model or the clinic's own words, then the output rules. */
export function createChat(parts: ChatParts): Chat {
  const {
    conversations,
    safety,
    languages,
    embedded,
    model,
    lastResort,
    busy = lastResort,
    booking,
    report,
    traced,
    timeoutMs = 5000,
    turns = createFairQueue(),
    underWay = new Set(),
  } = parts;
  const masked = (text: string) => maskPersonalNumbers(text, parts.publicNumbers);
  const { open, makeRoom, remember, forget } = openConversations(conversations, masked, report);

  async function reply(
    request: ChatRequest,
    ask: Ask,
    admit?: (conversationId: string) => Promise<void>,
  ): Promise<ChatReply> {
    const conversation = await open(request.conversationId ?? undefined);
    await admit?.(conversation.id);
    underWay.add(conversation);
    try {
      return await replyIn(conversation, request, ask);
    } finally {
      underWay.delete(conversation);
    }
  }

  async function replyIn(conversation: OpenConversation, request: ChatRequest, ask: Ask): Promise<ChatReply> {
    if (ask.onBegin) {
      await makeRoom(conversation);
      ask.onBegin(conversation.id);
    }
    // Masked before it is stored or read: no answer needs the number of a card.
    const maskedMessage = masked(request.message);
    const question = { ...ask, message: maskedMessage, history: conversation.turns, conversationId: conversation.id };
    const rule = await read(question, conversation.dialogue);
    const { answer, about, trace } = await answerTo(question, rule);
    ask.signal.throwIfAborted();
    const message = sanitiseAnswer(answer.html);
    const turns: Turn[] = [
      { role: 'visitor', text: maskedMessage },
      { role: 'assistant', text: textOfAnswer(message) },
    ];
    await remember(conversation, turns, { ...rule.dialogue, ...about });
    traced?.(trace);
    // The visitor left during the save and never received the id, so the conversation could not be erased later.
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

  /** The result of the rules: of the message's own language first, then of English. */
  async function read(question: ChatMessage, dialogue: Dialogue): Promise<Safety> {
    const { message } = question;
    const foreign = languages.read(message, dialogue.language?.isLast ? dialogue.language : undefined);
    // Only the rules read a foreign message, and only if part of it is English.
    const mixed = foreign?.isMixed ? await applyRules(question, dialogue) : undefined;
    // The classifier does not know foreign words: beside a crisis in another language only English phrases count.
    const isPlain = foreign?.kind !== 'crisis' || safety.inWords(message);
    const english = isPlain && mixed?.kind === 'answered' && mixed.answer.urgent ? mixed : undefined;
    if (foreign && (english || foreign.kind !== 'traces')) {
      const answer = languages.answer(foreign, english?.answer.html);
      const language = { code: foreign.code, isCrisis: answer.urgent, isLast: true };
      const trace = { stage: 'language', id: foreign.code } as const;
      return {
        kind: 'answered',
        answer,
        trace,
        dialogue: { ...(english?.dialogue ?? dialogue), language, turnsSince: -2 },
      };
    }
    const rule = await applyRules(question, dialogue);
    const crisisLanguage = dialogue.language?.isCrisis ? { ...dialogue.language, isLast: false } : undefined;
    const now = { ...rule, dialogue: { ...rule.dialogue, language: crisisLanguage } };
    return crisisLanguage && now.kind === 'none'
      ? { kind: 'careful', below: languages.quietLine(crisisLanguage.code), dialogue: now.dialogue }
      : now;
  }

  /** The result of the English rules, with the encoder if its turn comes in time, otherwise with phrases alone. */
  async function applyRules({ message, caller, signal }: ChatMessage, dialogue: Dialogue): Promise<Safety> {
    try {
      const within = safety.inWords(message) ? turnOfDangerWithinMs : turnWithinMs;
      return await turns.run(caller, within, signal, () => safety.before(message, dialogue));
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
      return safety.before(message, dialogue, false);
    }
  }

  async function answerTo(message: ChatMessage, rule: Safety): Promise<TracedAnswer> {
    if (rule.kind === 'answered') return { answer: streamed(rule.answer, message), trace: rule.trace };
    if (rule.kind === 'unread')
      return { answer: streamed(rule.isBusy ? busy : lastResort, message), trace: { stage: 'last-resort' } };
    const question = { ...message, history: sinceConcern(message.history, rule.dialogue) };
    const own = await withoutModel(question, rule.dialogue);
    if (rule.insteadOfSmallTalk && own.isSmallTalk) {
      const answer = { ...own.answer, html: rule.insteadOfSmallTalk, bookingButton: false };
      return { ...own, answer: streamed(answer, question) };
    }
    if (rule.kind === 'careful') {
      const answer = { ...own.answer, html: own.answer.html + rule.below, bookingButton: false };
      return { ...own, answer: streamed(answer, question) };
    }
    let begun = false;
    if (model && rule.kind === 'none' && !own.isVulnerable) {
      const onText =
        question.onText &&
        ((text: string) => {
          begun = true;
          question.onText?.(text);
        });
      try {
        const answer = checked(await model.answer({ ...question, onText }));
        return { ...own, answer, trace: { stage: 'model' } };
      } catch (error) {
        question.signal.throwIfAborted();
        report('the embedded assistant answers in the place of the model', error);
      }
    }
    // After an aborted stream only the complete answer replaces it.
    return begun ? own : { ...own, answer: streamed(own.answer, question) };
  }

  async function withoutModel(
    { message, history, caller, signal }: ChatMessage,
    dialogue: Dialogue,
  ): Promise<TracedAnswer> {
    const work = () => withDeadline(timeoutMs, embedded.answer(message, history, dialogue));
    try {
      const own = await turns.run(caller, turnWithinMs, signal, work);
      return { ...own, answer: checked(own.answer) };
    } catch (error) {
      report('nothing could answer a message', error);
      // The visitor may be vulnerable: no model may answer.
      const answer = error instanceof DeadlineExceeded ? busy : lastResort;
      return { answer, isVulnerable: true, trace: { stage: 'last-resort' } };
    }
  }

  function checked(answer: Answer): Answer {
    const problems = safety.problems(textOfAnswer(answer.html));
    if (problems.length > 0) throw new UnsafeAnswer(problems);
    return answer;
  }

  return {
    reply,
    erase: async (id) => {
      for (const one of underWay) if (one.id === id) one.isErased = true;
      if (looksLikeConversationId(id)) await conversations.erase(id);
    },
  };
}

/** An answer with its effect on the dialogue and its trace. */
type TracedAnswer = Partial<Answered> & Pick<Answered, 'answer' | 'trace'>;

/** Earlier turns for an ordinary answer, without those of a danger that is over. */
function sinceConcern(history: readonly Turn[], { turnsSince }: Dialogue): readonly Turn[] {
  return turnsSince === undefined ? history : turnsSince <= 0 ? [] : history.slice(-turnsSince);
}

/** An answer broke a rule. The message holds names of rules, never the text. */
export class UnsafeAnswer extends Error {
  override name = 'UnsafeAnswer';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(', '));
    this.problems = problems;
  }
}

/** Sends a complete answer to the stream, if there is one. */
function streamed(answer: Answer, { onText }: ChatMessage): Answer {
  if (onText) for (const block of blocksOf(answer.html)) onText(`${block}\n\n`);
  return answer;
}
