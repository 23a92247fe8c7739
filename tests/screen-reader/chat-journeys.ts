import { heardOnceInOrder, neverHeard } from './heard.ts';
import type { Journey } from './journeys.ts';
import type { Listener } from './listener.ts';

/** Opens the chat of a page by keyboard, without a pause for the screen reader to get ready. */
async function openChat(listener: Listener, path: string): Promise<void> {
  await listener.opens(path);
  await listener.finds('b', 'Chat with AI Assistant');
  const said = await listener.presses('Return');
  heardOnceInOrder(said, 'Your message entry');
}

export const chatJourneys: readonly Journey[] = [
  {
    name: 'someone in distress hears the help lines first, whole and once',
    walk: async (listener) => {
      await openChat(listener, '/faq');
      await listener.types('i want to die');
      await listener.sees(
        'the message in the field',
        "document.querySelector('.chat-input').value === 'i want to die'",
      );
      await listener.presses('Return');
      const said = await listener.hears('13 11 14');
      heardOnceInOrder(said, '000', 'Lifeline', '13 11 14');
      neverHeard(said, 'Hello. I’m the AI health assistant');
    },
  },
];
