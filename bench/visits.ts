import { Agent, request } from 'node:http';

/** Requests of visitors to a running site; each resolves with its reply. */
export interface Visits {
  /** Response time of a page in milliseconds. */
  page: (number: number) => Promise<number>;
  search: (number: number) => Promise<number>;
  /** Sends a message of one of `visitors`, who start a new conversation after some messages. */
  chat: (number: number, visitor?: number) => Promise<number>;
  close: () => void;
}

const pages = [
  '/',
  '/faq',
  '/about',
  '/tools',
  '/calculator',
  '/blog',
  '/medicare',
  '/privacy',
  '/mental-health-support',
  '/nutrition-meal-planning',
  '/weight-loss-clinic-sydney',
  '/weight-loss-clinic-perth',
  '/blog/after-a-short-night',
];
/** Labels of sub-sites whose home pages are requested, too. */
const labels = ['sleep', 'booking'];
const words = ['sleep', 'protein', 'walking', 'medicare', 'water', 'nothing holds this', 'fat', 'night', 'week', 'be'];
/** Typical messages: prices, tools, calculations, follow-ups, other languages, distress and an emergency. */
const messages = [
  'How much does a consult cost?',
  'and the one after that?',
  'Do I need a referral from my GP?',
  'I am 172 cm and 94 kg, what is my BMI?',
  'is that bad',
  'My Epworth score was 14, what does it mean?',
  'can i book for tomorow',
  'I live in Hobart. do you see people here',
  'Why am I hungry all the time, is it the medicine',
  '¿Cuánto cuesta una consulta?',
  'I feel really low since my mum died',
  'thanks',
  'my chest hurts and my arm is numb',
  'What do you do with my health information? I do not want my employer to know, and my partner reads my email',
  'i want to stop eating altogether',
];
/** Number of messages in a conversation. */
const conversationLength = 5;

/** @param port Local port. The site must trust its proxy, because each visitor has its own address. */
export function visitsTo(port: number): Visits {
  const agent = new Agent({ keepAlive: true });
  const conversations = new Map<number, string | null>();

  async function ask(path: string, visitor: number, host = 'localhost', body?: object): Promise<[number, string]> {
    const began = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const requested = request(
      {
        agent,
        port,
        path,
        host: '127.0.0.1',
        method: body ? 'POST' : 'GET',
        headers: {
          host: `${host}:${port}`,
          'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}`,
          ...(body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)}`));
        });
      },
    );
    requested.on('error', reject);
    requested.end(body && JSON.stringify(body));
    const text = await promise;
    return [performance.now() - began, text];
  }

  return {
    async page(number) {
      const label = number % 7 === 6 ? `${labels[number % labels.length]}.` : '';
      const path = label ? '/' : (pages[number % pages.length] ?? '/');
      return (await ask(path, 0, `${label}localhost`))[0];
    },
    async search(number) {
      const query = `${words[number % words.length]}${number >= words.length ? ` ${number}` : ''}`;
      return (await ask(`/blog?q=${encodeURIComponent(query)}`, 0))[0];
    },
    async chat(number, visitor = number % 8) {
      const conversationId = number % conversationLength === 0 ? null : (conversations.get(visitor) ?? null);
      const body = { message: messages[number % messages.length], conversationId };
      const [took, text] = await ask('/functions/v1/claude-chat', visitor + 1, 'localhost', body);
      const reply = JSON.parse(text) as { conversationId: string };
      conversations.set(visitor, reply.conversationId);
      return took;
    },
    close: () => agent.destroy(),
  };
}
