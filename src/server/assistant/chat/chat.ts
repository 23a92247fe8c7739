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

/** A message, with what it takes to answer it. Numbers of a person are masked in all of it. */
export interface ChatMessage {
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
  answer(question: ChatMessage): Promise<Answer>;
}

export interface ChatParts {
  conversations: ConversationStore;
  safety: SafetyLayer;
  languages: Languages;
  embedded: EmbeddedAssistant;
  /** Undefined while no model is configured. */
  model: ModelAnswers | undefined;
  /** When nothing else can answer, or nobody can read what was asked: help lines and the clinic's contact. */
  lastResort: Answer;
  /** The same for a visitor whose message could not be read in time. */
  busy?: Answer;
  /** Telephone numbers of the clinic, which are nobody's secret. */
  publicNumbers: readonly string[];
  /** Where each appointment is booked. */
  booking: Readonly<Record<'initial' | 'followup' | 'gp', { href: string }>>;
  /** Writes to the log what went wrong; never what somebody typed. */
  report: (what: string, error: unknown) => void;
  /** Counts how answers were found. */
  traced?: ((trace: Trace) => void) | undefined;
  /** How long the written answers may take. */
  timeoutMs?: number;
  /** Who may use the encoder. */
  turns?: FairQueue;
}

/** A visitor waits so long for a turn at the encoder, and not so long where phrases find a danger without it. */
const turnWithinMs = 5000;
const turnOfDangerWithinMs = 500;

export interface Ask extends Pick<ChatMessage, 'caller' | 'signal' | 'onText'> {
  /** Is told the conversation before anything is answered, so that whoever stops the answer can still erase it. */
  onBegin?: ((conversationId: string) => void) | undefined;
}

export interface Chat {
  /**
   * Answers a message.
   *
   * @param admit Is told the conversation before any work is done for it, and rejects to refuse it.
   */
  reply(request: ChatRequest, ask: Ask, admit?: (conversationId: string) => Promise<void>): Promise<ChatReply>;
  erase(conversationId: string): Promise<void>;
}

/** The assistant of the site: safety by rule, then the model or the clinic's own words, then the rules again. */
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
  } = parts;
  const masked = (text: string) => maskPersonalNumbers(text, parts.publicNumbers);
  const { open, makeRoom, remember, forget } = openConversations(conversations, masked, report);

  /** Conversations that are answered now. */
  const underWay = new Set<OpenConversation>();

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
    // Before anything is kept, and before anything reads it: nobody needs the number of a card to answer.
    const said = masked(request.message);
    const question = { ...ask, message: said, history: conversation.turns, conversationId: conversation.id };
    const rule = await read(question, conversation.dialogue);
    const { answer, about, trace } = await answerTo(question, rule);
    ask.signal.throwIfAborted();
    const message = sanitiseAnswer(answer.html);
    const turns: Turn[] = [
      { role: 'visitor', text: said },
      { role: 'assistant', text: textOfAnswer(message) },
    ];
    await remember(conversation, turns, { ...rule.dialogue, ...about });
    traced?.(trace);
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

  /** What a message asks of whoever answers it: in its own language first, then by the rules. */
  async function read(question: ChatMessage, dialogue: Dialogue): Promise<Safety> {
    const { message } = question;
    const foreign = languages.read(message, dialogue.language?.isLast ? dialogue.language : undefined);
    // Its words go no further: only the rules see them, where some are English.
    const mixed = foreign?.isMixed ? await judged(question, dialogue) : undefined;
    // The English weights know nothing of foreign words: beside a crisis in another language only plain English counts.
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
    const rule = await judged(question, dialogue);
    const crisisLanguage = dialogue.language?.isCrisis ? { ...dialogue.language, isLast: false } : undefined;
    const now = { ...rule, dialogue: { ...rule.dialogue, language: crisisLanguage } };
    return crisisLanguage && now.kind === 'none'
      ? { kind: 'careful', below: languages.quietLine(crisisLanguage.code), dialogue: now.dialogue }
      : now;
  }

  /** What the rules say, by the encoder if its turn comes in time, and by the reviewed phrases otherwise. */
  async function judged({ message, caller, signal }: ChatMessage, dialogue: Dialogue): Promise<Safety> {
    try {
      const within = safety.inWords(message) ? turnOfDangerWithinMs : turnWithinMs;
      return await turns.run(caller, within, signal, () => safety.before(message, dialogue));
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
      return safety.before(message, dialogue, false);
    }
  }

  async function answerTo(requested: ChatMessage, rule: Safety): Promise<Given> {
    if (rule.kind === 'answered') return { answer: shown(rule.answer, requested), trace: rule.trace };
    if (rule.kind === 'unread')
      return { answer: shown(rule.isBusy ? busy : lastResort, requested), trace: { stage: 'last-resort' } };
    const question = { ...requested, history: sinceConcern(requested.history, rule.dialogue) };
    const own = await withoutModel(question, rule.dialogue);
    if (rule.insteadOfSmallTalk && own.isSmallTalk) {
      const answer = { ...own.answer, html: rule.insteadOfSmallTalk, bookingButton: false };
      return { ...own, answer: shown(answer, question) };
    }
    if (rule.kind === 'careful') {
      const answer = { ...own.answer, html: own.answer.html + rule.below, bookingButton: false };
      return { ...own, answer: shown(answer, question) };
    }
    let begun = false;
    if (model && rule.kind === 'none' && !own.cares) {
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
    // After the beginning of an answer that was given up, only the whole takes its place.
    return begun ? own : { ...own, answer: shown(own.answer, question) };
  }

  async function withoutModel({ message, history, caller, signal }: ChatMessage, dialogue: Dialogue): Promise<Given> {
    const work = () => withDeadline(timeoutMs, embedded.answer(message, history, dialogue));
    try {
      const own = await turns.run(caller, turnWithinMs, signal, work);
      return { ...own, answer: checked(own.answer) };
    } catch (error) {
      report('nothing could answer a message', error);
      // Who it is may be somebody whom no model should advise.
      const answer = error instanceof DeadlineExceeded ? busy : lastResort;
      return { answer, cares: true, trace: { stage: 'last-resort' } };
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

/** What is answered, what the conversation is about with it, and how it was found. */
type Given = Partial<Answered> & Pick<Answered, 'answer' | 'trace'>;

/** What an ordinary answer is read with: nothing of a danger that is over. */
function sinceConcern(history: readonly Turn[], { turnsSince }: Dialogue): readonly Turn[] {
  return turnsSince === undefined ? history : turnsSince <= 0 ? [] : history.slice(-turnsSince);
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
function shown(answer: Answer, { onText }: ChatMessage): Answer {
  if (onText) for (const block of blocksOf(answer.html)) onText(`${block}\n\n`);
  return answer;
}
