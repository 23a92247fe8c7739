import { describe, expect, test } from 'vitest';
import { loadConcerns } from '#content/concerns.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { type ChatParts, createChat, type ModelAnswers } from './chat.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { Languages } from './languages.ts';
import { memoryConversations } from './memory-conversations.ts';
import type { Answer, Turn } from './parts.ts';
import { createSafetyLayer } from './safety-layer.ts';

const answerOf = (html: string): Answer => ({ html, bookingButton: true, sources: [], urgent: false });

const englishOnly: Languages = {
  read: () => undefined,
  answer: () => answerOf(''),
  quietLine: () => '',
};

/** An embedded assistant with this answer and no vulnerable visitor. */
function embeddedWith(answer: (message: string, history: readonly Turn[]) => Promise<Answer>): ChatParts['embedded'] {
  return {
    answer: async (message, history) => ({
      answer: await answer(message, history),
      isVulnerable: false,
      about: {},
      trace: { stage: 'select', id: 'test/answer' },
    }),
    passages: async () => [],
  };
}

function chatWith(parts: Partial<ChatParts> = {}) {
  const reports: string[] = [];
  const chat = createChat({
    conversations: memoryConversations(),
    safety: createSafetyLayer({ concerns: loadConcerns(), report: (what) => void reports.push(what) }),
    languages: englishOnly,
    embedded: embeddedWith(async (message, history) => answerOf(`<p>${history.length}: ${message}</p>`)),
    model: undefined,
    lastResort: answerOf('<p>Call us.</p>'),
    publicNumbers: ['+61755500142'],
    booking: {
      initial: { href: 'https://booking.example/initial' },
      followup: { href: 'https://booking.example/followup' },
      gp: { href: 'https://booking.example/gp' },
    },
    report: (what) => void reports.push(what),
    ...parts,
  });
  const texts: string[] = [];
  const ask = {
    caller: 'somebody',
    signal: new AbortController().signal,
    onText: (text: string) => void texts.push(text),
  };
  const say = (message: string, conversationId?: string) => chat.reply({ message, conversationId }, ask);
  return { chat, reports, texts, say };
}

const gone = async (): Promise<never> => {
  throw new Error('no database: hunter2');
};
const noDatabase = { read: gone, begin: gone, append: gone, erase: gone, purge: gone };

describe('the chat', () => {
  test('[CHAT-05] remembers earlier messages', async () => {
    const { say } = chatWith();
    const first = await say('Hello');
    expect(first.message).toBe('<p>0: Hello</p>');
    expect((await say('Again', first.conversationId)).message).toBe('<p>2: Again</p>');
  });

  test('[CHAT-05] answers without memory and preserves the id while the database is unavailable', async () => {
    const { say, reports } = chatWith({ conversations: noDatabase });
    const first = await say('Hello');
    expect(first.message).toBe('<p>0: Hello</p>');
    const second = await say('Again', first.conversationId);
    expect([second.message, second.conversationId]).toEqual(['<p>0: Again</p>', first.conversationId]);
    expect(reports).toEqual([
      'a conversation could not be kept',
      'a conversation could not be read',
      'a conversation could not be kept',
    ]);
  });

  test('[CHAT-05] a reply in progress does not restore an erased conversation', async () => {
    const conversations = memoryConversations();
    const entered = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const { chat, say } = chatWith({
      conversations,
      embedded: embeddedWith(async (message) => {
        if (message === 'Slow') {
          entered.resolve();
          await release.promise;
        }
        return answerOf('<p>Yes.</p>');
      }),
    });
    const { conversationId } = await say('Hello');
    const slow = say('Slow', conversationId);
    await entered.promise;
    await chat.erase(conversationId);
    release.resolve();
    await slow;
    expect(await conversations.read(conversationId)).toBeUndefined();
  });

  test('[TRUST-02] a failed save is not repeated after the visitor erased the conversation', async () => {
    const conversations = memoryConversations();
    let isAway = true;
    const reported: string[] = [];
    const { chat } = chatWith({
      conversations: {
        ...conversations,
        begin: (id, turns, dialogue) => (isAway ? gone() : conversations.begin(id, turns, dialogue)),
      },
      embedded: embeddedWith(async () => {
        isAway = false;
        await chat.erase(reported[0] ?? '');
        return answerOf('<p>Yes.</p>');
      }),
    });
    const ask = {
      caller: 'somebody',
      signal: new AbortController().signal,
      onBegin: (id: string) => void reported.push(id),
      onText: undefined,
    };
    await chat.reply({ message: 'Hello' }, ask);
    expect(await conversations.purge(new Date(Date.now() + 1000), 10)).toBe(0);
  });

  test('[CHAT-08] gives help lines and the clinic’s contact when nothing else can answer', async () => {
    const { say, reports } = chatWith({ embedded: embeddedWith(gone) });
    expect((await say('Hello')).message).toBe('<p>Call us.</p>');
    expect(reports).toEqual(['nothing could answer a message']);
  });

  test('[CHAT-05] the output rules apply to the embedded assistant', async () => {
    const { say } = chatWith({
      embedded: embeddedWith(async () => answerOf('<p>Ask for Ozempic.</p>')),
    });
    expect((await say('Hello')).message).toBe('<p>Call us.</p>');
  });

  test('[CHAT-06] HTML from any source is reduced to the allow-list', async () => {
    const html =
      '<p onclick="x()" style="color:red">A <a href="javascript:alert(1)">b</a> <a href="/faq" target="_top">c</a> <a href="//evil.example">d</a></p><script>alert(1)</script><img src=x onerror=y><h1>e</h1><iframe></iframe>';
    const { say } = chatWith({ embedded: embeddedWith(async () => answerOf(html)) });
    expect((await say('Hello')).message).toBe('<p>A <a>b</a> <a href="/faq">c</a> <a>d</a></p>e');
  });

  test('[CHAT-05] an emergency is answered first, and no model answers the messages after it', async () => {
    let requested = 0;
    const model: ModelAnswers = {
      answer: async () => {
        requested += 1;
        return answerOf('<p>From the model.</p>');
      },
    };
    const { say } = chatWith({ model });
    const first = await say('I want to end my life');
    expect(first).toMatchObject({ urgent: true, booking_button: false, booking_url: null });
    const next = await say('what does an appointment cost', first.conversationId);
    expect(next.message).toContain('href="tel:000"');
    // The embedded assistant receives no turn from before the emergency.
    expect(next.message).toContain('0: what does an appointment cost');
    expect(next).toMatchObject({ urgent: false, booking_button: false });
    expect(requested).toBe(0);
    expect((await say('what does an appointment cost')).message).toBe('<p>From the model.</p>');
  });

  test('[CHAT-05] no model answers a vulnerable visitor', async () => {
    let requested = 0;
    const model: ModelAnswers = {
      answer: async () => {
        requested += 1;
        return answerOf('<p>From the model.</p>');
      },
    };
    const embedded = embeddedWith(async () => answerOf('<p>With care.</p>'));
    const isVulnerable = {
      ...embedded,
      answer: async (...question: Parameters<typeof embedded.answer>) => ({
        ...(await embedded.answer(...question)),
        isVulnerable: true,
      }),
    };
    expect((await chatWith({ model, embedded: isVulnerable }).say('can I diet')).message).toBe('<p>With care.</p>');
    expect(requested).toBe(0);
  });

  test('[CHAT-07] the booking button links to the appointment of the answer', async () => {
    const { say } = chatWith({
      embedded: embeddedWith(async () => ({ ...answerOf('<p>A</p>'), bookingTarget: 'gp' })),
    });
    expect((await say('Hello')).booking_url).toBe('https://booking.example/gp');
    expect((await chatWith().say('Hello')).booking_url).toBe('https://booking.example/initial');
  });

  test('[CHAT-05] an aborted stream is followed by the complete answer only', async () => {
    const model: ModelAnswers = {
      answer: async ({ onText }) => {
        onText?.('The beginning. ');
        throw new RangeError('hunter2');
      },
    };
    const { say, texts, reports } = chatWith({ model });
    expect((await say('Hello')).message).toBe('<p>0: Hello</p>');
    expect(texts).toEqual(['The beginning. ']);
    expect(reports).toEqual(['the embedded assistant answers in the place of the model']);
  });

  test('[CHAT-05] nothing is stored for a visitor who has left', async () => {
    const conversations = memoryConversations();
    const leaving = new AbortController();
    const { chat } = chatWith({
      conversations,
      embedded: embeddedWith(async () => {
        leaving.abort();
        return answerOf('<p>Yes.</p>');
      }),
    });
    const ask = { caller: 'somebody', signal: leaving.signal, onText: undefined };
    await expect(chat.reply({ message: 'Hello' }, ask)).rejects.toThrow();
    expect(await conversations.purge(new Date(Date.now() + 1000), 10)).toBe(0);
  });

  test('[CHAT-05] a conversation is erased if the visitor leaves before receiving its id', async () => {
    const inner = memoryConversations();
    const leaving = new AbortController();
    const begin: ConversationStore['begin'] = async (id, turns, dialogue) => {
      await inner.begin(id, turns, dialogue);
      leaving.abort();
    };
    const { chat } = chatWith({ conversations: { ...inner, begin } });
    const ask = { caller: 'somebody', signal: leaving.signal, onText: undefined };
    await expect(chat.reply({ message: 'Hello' }, ask)).rejects.toThrow();
    expect(await inner.purge(new Date(Date.now() + 1000), 10)).toBe(0);
  });

  test('[CHAT-05] the id is sent before the answer, and erasing during the answer is final', async () => {
    const conversations = memoryConversations();
    const reported: string[] = [];
    const { chat } = chatWith({
      conversations,
      embedded: embeddedWith(async () => {
        await chat.erase(reported[0] ?? '');
        return answerOf('<p>Yes.</p>');
      }),
    });
    const ask = {
      caller: 'somebody',
      signal: new AbortController().signal,
      onBegin: (id: string) => void reported.push(id),
      onText: undefined,
    };
    const { conversationId } = await chat.reply({ message: 'Hello' }, ask);
    expect(reported).toEqual([conversationId]);
    expect(await conversations.purge(new Date(Date.now() + 1000), 10)).toBe(0);
  });

  test('[SAFE-05] an unreadable message gets help lines and contact, without model or embedded assistant', async () => {
    let requested = 0;
    const ask = async () => {
      requested += 1;
      return answerOf('<p>A guess.</p>');
    };
    const unread = {
      before: async () => ({ kind: 'unread' as const, dialogue: newDialogue }),
      inWords: () => false,
      problems: () => [],
    };
    const { say } = chatWith({ safety: unread, model: { answer: ask }, embedded: embeddedWith(ask) });
    expect((await say('How much is it?')).message).toBe('<p>Call us.</p>');
    expect(requested).toBe(0);
  });

  test('[SAFE-05] written answers have a timeout, and no model replaces them', async () => {
    let requested = 0;
    const model: ModelAnswers = {
      answer: async () => {
        requested += 1;
        return answerOf('<p>From the model.</p>');
      },
    };
    const never = () => new Promise<never>(() => undefined);
    const { say } = chatWith({ model, embedded: embeddedWith(never), timeoutMs: 5 });
    expect((await say('How much is it?')).message).toBe('<p>Call us.</p>');
    expect(requested).toBe(0);
  });

  test('[SAFE-06] identifying numbers in conversations stored without masking are masked when read', async () => {
    const conversations = memoryConversations();
    const { say } = chatWith({ conversations });
    const { conversationId } = await say('Hello');
    const turns: Turn[] = [
      { role: 'visitor', text: 'Ring me on 0412 345 678' },
      { role: 'assistant', text: 'Ring us on (07) 5550 0142.' },
    ];
    await conversations.append(conversationId, turns, newDialogue);
    const heard: string[] = [];
    const embedded = embeddedWith(async (message, history) => {
      heard.push(...history.map(({ text }) => text), message);
      return answerOf('<p>Yes.</p>');
    });
    await chatWith({ conversations, embedded }).say('Or on 0498765432', conversationId);
    expect(heard.slice(2)).toEqual(['Ring me on [phone number]', 'Ring us on (07) 5550 0142.', 'Or on [phone number]']);
  });
});
