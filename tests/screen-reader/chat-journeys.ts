import { heardOnceInOrder, heardWhole, neverHeard } from './heard.ts';
import type { Journey } from './journeys.ts';
import type { Listener } from './listener.ts';

/** Opens the chat of a page by keyboard. */
async function openChat(listener: Listener, path: string): Promise<void> {
  await listener.opens(path);
  await listener.focuses('[data-chat-launcher]');
  await listener.presses('Return');
  heardOnceInOrder(await listener.hears('Your message entry'), 'Your message entry');
}

/** Types text, and fails unless the chat's field contains every letter. */
async function writes(listener: Listener, text: string): Promise<void> {
  const field = "document.querySelector('.chat-input')?.value";
  await listener.types(text);
  await listener.sees(`“${text}” in the field`, `${field} === ${JSON.stringify(text)}`);
}

const help = ['Emergency 000.', 'Lifeline 13 11 14,', 'Suicide Call Back Service 1300 659 467.', 'the next hour.'];

export const chatJourneys: readonly Journey[] = [
  {
    name: 'letters typed after the chat was opened reach its field',
    walk: async (listener) => {
      await openChat(listener, '/');
      await writes(listener, 'how');
    },
  },
  {
    name: 'in distress the help lines are heard first, whole and once, and again when asked again',
    walk: async (listener) => {
      await openChat(listener, '/faq');
      for (const message of ['i want to die', 'i want to kill myself']) {
        await writes(listener, message);
        await listener.presses('Return');
        const said = await listener.hears('1300 659 467');
        // Only the notice that the assistant is writing may come first, on a slow machine.
        const [first] = said.filter((utterance) => utterance !== 'The assistant is writing.');
        if (!first?.startsWith('Assistant: ')) throw new Error(`Said first: “${first}”`);
        heardWhole([first], 'Assistant: ', ...help);
        heardOnceInOrder(said, 'Assistant: ', ...help);
        neverHeard(said.slice(said.indexOf(first)), 'The assistant is writing', 'Hello. I’m', 'region Conversation');
      }
      // Each number names its service when it is reached by Shift+Tab.
      heardOnceInOrder(
        await listener.finds('shift+Tab', '1300 659 467'),
        'Suicide Call Back Service 1300 659 467 link',
      );
      heardOnceInOrder(await listener.presses('shift+Tab'), 'Lifeline 13 11 14 link');
      heardOnceInOrder(await listener.presses('shift+Tab'), 'Emergency 000 link');
    },
  },
  {
    name: 'an ordinary answer is heard once, and no earlier message with it',
    walk: async (listener) => {
      await openChat(listener, '/about');
      await writes(listener, 'what does it cost?');
      await listener.presses('Return');
      heardOnceInOrder(
        await listener.hears('Follow-up'),
        'Assistant: There are two prices',
        'Follow-up:',
        'Medicare billing policy.',
      );
      await writes(listener, 'how do i book?');
      await listener.presses('Return');
      const said = await listener.hears('Assistant: ');
      heardOnceInOrder(said, 'Assistant: ');
      neverHeard(said, 'There are two prices', 'Hello. I’m');
    },
  },
];
