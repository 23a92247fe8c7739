import { describe, expect, test } from 'vitest';
import { complaintsBodies } from '#domain/chat/complaints-bodies.ts';
import { say } from '#tests/support/chat.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import type { ChatReply } from '#wire/chat.ts';

// Answers that met another question than the one that was asked.

const site = await sharedSiteWithAssistant();
const textOf = ({ message }: ChatReply) => message.replace(/<[^>]+>/g, '');
const ask = async (message: string) => await say(site, message);

describe('[CHAT-05] a message with two questions', () => {
  test.each(['thank you, what does it cost?', 'thanks so much! what does it cost', 'thank you / what does it cost?'])(
    'thanks before a question leave the question: %s',
    async (message) => {
      expect(textOf(await ask(message))).toMatch(/\$\d/);
    },
  );

  test('after a crisis, thanks and a question about the price get the price', async () => {
    const first = await ask('i want to die');
    const reply = await say(site, 'thank you, what does it cost?', first.conversationId);
    expect(textOf(reply)).toMatch(/\$\d/);
    expect(textOf(reply)).toContain('13 11 14');
  });

  test('each of two answers is given, and no sentence twice', async () => {
    const text = textOf(await ask('what does it cost? how do I book?'));
    const sentences = text.split(/(?<=[.!?])\s*(?=[A-Z])/).filter((one) => one.length > 20);
    expect(text).toMatch(/\$\d/);
    expect(text).toMatch(/booking button/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('[CHAT-05] an answer to the question', () => {
  test('who asks how to see someone is led to a booking', async () => {
    const reply = await ask('how do I see someone');
    expect(reply.booking_button).toBe(true);
    expect(textOf(reply)).toMatch(/book/i);
  });

  test.each(['im deaf', 'I am deaf, how can I call you'])(
    'who is deaf is told of the relay and of writing: %s',
    async (message) => {
      const text = textOf(await ask(message));
      expect(text).toContain('0423 677 767');
      expect(text).toContain('133 677');
      expect(text).toMatch(/@/);
    },
  );

  test('a visitor who cannot speak well is offered the voice relay', async () => {
    expect(textOf(await ask('i have a speech impairment, how do i contact you'))).toContain('1300 555 727');
  });

  test.each(complaintsBodies.map(({ state, name, number }) => [state.replace(/^the /, ''), name, number]))(
    'a complaint in %s names its body',
    async (state, name, number) => {
      const text = textOf(await ask(`I want to make a complaint, I live in ${state}`));
      expect(text).toContain(name);
      expect(text).toContain(number);
    },
  );

  test('the Medicare Safety Net is known', async () => {
    expect(textOf(await ask('do your fees count towards the medicare safety net'))).toMatch(/threshold.*132 011/s);
  });

  test.each(["can't focus, always losing keys", 'i forget everything and cant sit still'])(
    'trouble with focus meets the ASRS and no emergency: %s',
    async (message) => {
      const reply = await ask(message);
      expect(reply.urgent).toBe(false);
      expect(textOf(reply)).toContain('ASRS');
    },
  );

  test.each(["I'm vomiting on my medicine", 'my meds make me vomit'])(
    'vomiting on a medicine is a side effect: %s',
    async (message) => {
      const reply = await ask(message);
      expect(reply.urgent).toBe(false);
      expect(textOf(reply)).toMatch(/pharmacist/);
      expect(textOf(reply)).not.toContain('13 11 26');
    },
  );

  test('a heart that is set on losing weight gets an answer about weight', async () => {
    const text = textOf(await ask('my heart is set on losing 10 kilos'));
    expect(text).toMatch(/weight/i);
    expect(text).not.toMatch(/chest pain|emergency|blood pressure/i);
  });
});
