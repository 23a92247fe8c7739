import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { openChat, say } from '#tests/support/chat-page.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

// The chat with the assistant that the site brings, from the field to the answer and back out of memory.

const bookingHost = /^https:\/\/harbour-bookings\.example\//;

const site = await sharedSiteWithAssistant();

describe('[CHAT-05] [CHAT-06] the chat and the assistant of the site', () => {
  test.each([
    ['the main site', undefined],
    ['[SUB-10] the booking host', 'booking'],
  ])(
    '[CHAT-07] a question is answered, stored under an id and erased; a request to book gets a link: %s',
    async (_, label) => {
      const { page } = await newPage(site, { thirdParties: [bookingHost] });
      const requested: { method: string; conversationId: unknown }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/functions/v1/claude-chat'))
          requested.push({ method: request.method(), conversationId: request.postDataJSON().conversationId });
      });
      await visit(page, site.address('/', label));
      const chat = await openChat(page);
      await say(page, 'How do I book a first visit?');
      await chat.typing.waitFor({ state: 'detached' });
      expect(await chat.panel.getByText("I'm sorry, I'm having trouble").count()).toBe(0);
      expect((await chat.last.locator('.chat-html').innerText()).length).toBeGreaterThan(20);
      await say(page, 'I would like to book an appointment');
      const book = chat.last.getByRole('link', { name: 'Book Your Consultation' });
      await book.waitFor();
      expect(await book.getAttribute('href')).toMatch(bookingHost);
      expect(await chat.messages.count()).toBe(5);

      await chat.panel.getByLabel('Chat options').click();
      await chat.panel.getByRole('button', { name: 'Erase this chat' }).click();
      await chat.panel.getByRole('button', { name: 'Erase', exact: true }).click();
      await expect.poll(() => chat.messages.count()).toBe(1);
      expect(requested.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
      expect(requested[0]?.conversationId).toBeNull();
      expect(requested[1]?.conversationId).toMatch(/^\S{20,}$/);
      expect(requested[2]?.conversationId).toBe(requested[1]?.conversationId);
    },
  );
});
