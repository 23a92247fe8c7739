import type { Engine } from './engine.ts';
import type { Visitor } from './visitor.ts';

export interface Journey {
  name: string;
  /** Levels of docs/browsers.md at which it must pass. */
  steps: readonly Engine['step'][];
  /** Engines that skip it, with the reason. */
  except?: Readonly<Record<string, string>>;
  width?: number;
  height?: number;
  walk: (visitor: Visitor) => Promise<void>;
}

const withScript = ['everything', 'journeys'] as const;
const everywhere = [...withScript, 'plain'] as const;
export const account = { email: 'owner@clinic.example', password: 'correct horse battery' };

/** Links to the emergency numbers, in an answer of the chat or on a page. */
const dials = (part: string) =>
  ['000', '131114', '1300659467'].map((n) => `document.querySelector('${part} a[href="tel:${n}"]')`).join(' && ');

async function tellChat(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.scriptComes();
  await visitor.presses('[data-chat-launcher]');
  await visitor.types('[data-chat="open"] .chat-input', 'I want to die');
  await visitor.window.enter();
  await visitor.sees('lines that dial', dials('[data-by="urgent"]'));
}

export const journeys: readonly Journey[] = [
  {
    name: 'home is read',
    steps: everywhere,
    walk: async (visitor) => {
      await visitor.open('/');
      await visitor.sees('a heading', "document.querySelector('h1').innerText");
      // Without CSS a picture has its natural width.
      if (visitor.hasScript)
        await visitor.sees('no sideways scroll', 'document.documentElement.scrollWidth <= innerWidth');
      const wide = '[...document.querySelectorAll(\'svg[viewBox="0 0 24 24"]\')].some((e) => e.clientWidth > 64)';
      await visitor.sees('icons as large as letters', `!${wide}`);
      await visitor.sees('a line that dials', 'document.querySelector(\'a[href^="tel:"]\')');
    },
  },
  {
    name: 'the menu leads to the calculator',
    steps: withScript,
    walk: async (visitor) => {
      await visitor.open('/');
      await visitor.scriptComes();
      await visitor.presses('nav button', 'Menu'.toUpperCase());
      await visitor.presses('#mobile-menu a', 'Calculator');
      await visitor.comesTo('/calculator');
    },
  },
  {
    name: 'a wide window has its navigation',
    steps: withScript,
    width: 1366,
    walk: async (visitor) => {
      await visitor.open('/');
      await visitor.scriptComes();
      await visitor.presses('header nav a', 'Tools');
      await visitor.comesTo('/tools');
    },
  },
  {
    name: 'a crisis message in the chat is answered',
    steps: withScript,
    walk: tellChat,
  },
  {
    name: 'the answer to a crisis stands on the next page',
    steps: withScript,
    except: {
      'Chromium 103': 'this build stops answering when a page opens with the chat in it; 109 and later do not',
    },
    walk: async (visitor) => {
      await tellChat(visitor);
      await visitor.open('/about');
      await visitor.sees('lines that dial', dials('[data-by="urgent"]'));
    },
  },
  {
    name: 'a crisis message by plain form is answered',
    steps: everywhere,
    walk: async (visitor) => {
      await visitor.open('/ask');
      await visitor.types('main textarea', 'I want to die');
      await visitor.presses('main button', 'Send message');
      await visitor.sees('lines that dial', dials('main'));
    },
  },
  {
    name: 'the chat’s field grows with what is written',
    steps: withScript,
    walk: async (visitor) => {
      await visitor.open('/');
      await visitor.scriptComes();
      await visitor.presses('[data-chat-launcher]');
      await visitor.types('[data-chat="open"] .chat-input', 'one and two and three and four '.repeat(5));
      await visitor.sees(
        'all lines',
        "(f => f.clientHeight > 80 && f.scrollHeight <= f.clientHeight + 2)(document.querySelector('.chat-input'))",
      );
    },
  },
  {
    name: 'the calculator comes to a result',
    steps: everywhere,
    walk: async (visitor) => {
      await visitor.open('/calculator');
      await visitor.scriptComes();
      for (const [field, text] of [
        ['age', '44'],
        ['weight', '98'],
        ['height', '172'],
      ])
        await visitor.types(`#calculator-${field}`, String(text));
      for (const answer of ['Male', 'Lightly Active', 'Lose weight steadily']) await visitor.presses('label', answer);
      await visitor.presses('button[type=submit]:not([aria-hidden])', 'Calculate');
      await visitor.reads('33.1', '#answer, main');
    },
  },
  {
    name: 'a self-check comes to its result',
    steps: withScript,
    walk: async (visitor) => {
      await visitor.open('/sleep-recovery-optimisation');
      await visitor.scriptComes();
      const questions = await visitor.window.read<number>("document.querySelectorAll('#stop-bang fieldset').length");
      for (let at = 1; at <= questions; at += 1) await visitor.presses(`#stop-bang li:nth-child(${at}) label`, 'Yes');
      await visitor.reads(`${questions} of ${questions} answered`, '#stop-bang');
      await visitor.reads(`${questions}/${questions}`, '#stop-bang');
    },
  },
  {
    name: 'the blog is searched and chosen by category',
    steps: everywhere,
    walk: async (visitor) => {
      await visitor.open('/blog');
      await visitor.scriptComes();
      await visitor.types('#blog-search', 'sleep');
      await visitor.window.enter();
      await visitor.comesTo('/blog?q=sleep');
      await visitor.sees('how many were found', "/^[1-9]/.test(document.querySelector('#articles-found').innerText)");
      await visitor.presses('button[name=category]', 'Sleep');
      await visitor.sees('a category in the address', '/q=sleep&category=Sleep/.test(location.search)');
      await visitor.sees('its button pressed', "document.querySelector('button[value=Sleep][aria-pressed=true]')");
      await visitor.sees('an article', "document.querySelector('main article a')");
    },
  },
  {
    name: 'staff sign in and read their posts',
    steps: ['everything'],
    walk: async (visitor) => {
      await visitor.open('/blog-admin');
      await visitor.types('input[type=email]', account.email);
      await visitor.types('input[type=password]', account.password);
      await visitor.presses('button', 'Sign In');
      await visitor.reads('After a short night');
    },
  },
  {
    name: 'the sign-in page is there',
    steps: everywhere,
    walk: async (visitor) => {
      await visitor.open('/blog-admin');
      await visitor.reads('Staff Login Required');
      await visitor.sees(
        'its fields',
        "document.querySelectorAll('input[type=email], input[type=password]').length === 2",
      );
    },
  },
];
