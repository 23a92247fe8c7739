import { loadConcerns } from '#content/concerns.ts';
import { loadLanguages } from '#content/languages.ts';
import { loadContent, type SiteContent } from '#content/load.ts';
import { createEmbeddedAssistant, type Stage } from '#server/assistant/answer.ts';
import { createAssistant } from '#server/assistant/assistant.ts';
import type { Chat } from '#server/assistant/chat/chat.ts';
import { memoryConversations } from '#server/assistant/chat/memory-conversations.ts';
import type { Trace } from '#server/assistant/chat/parts.ts';
import { createSafetyLayer } from '#server/assistant/chat/safety-layer.ts';
import { createKnowledge, createPostIndex } from '#server/assistant/knowledge/knowledge.ts';
import { createSentenceEncoders } from '#server/assistant/meaning/encoder.ts';
import type { ImportedPost } from '#server/blog/post-store.ts';
import type { ChatReply } from '#wire/chat.ts';

/** The assistant in this process, composed as in compose.ts, without a model and without a database. */
export interface Evaluated {
  content: SiteContent;
  /** Sends the turns in order. Returns all replies. */
  converse(turns: readonly string[]): Promise<ChatReply[]>;
  /** How each message was answered, in order. */
  traces: Trace[];
  /** Failures that the assistant reported: there must be none. */
  reported: unknown[];
}

export function evaluatedAssistant(folder = 'content', off: ReadonlySet<Stage> = new Set()): Evaluated {
  const content = loadContent(folder);
  const reported: unknown[] = [];
  const traces: Trace[] = [];
  const report = (what: string, error: unknown) => void reported.push(`${what}: ${String(error)}`);
  const posts = createPostIndex(postsOf(content.posts), (error) => report('posts', error));
  const knowledge = createKnowledge(content, posts);
  const encoders = createSentenceEncoders();
  const chat = createAssistant({
    content,
    model: undefined,
    conversations: memoryConversations(),
    safety: createSafetyLayer({
      concerns: loadConcerns(),
      encoder: encoders.emergencies,
      report,
      timeoutMs: 60_000,
    }),
    languages: loadLanguages(),
    embedded: createEmbeddedAssistant(content, knowledge, encoders.questions, off),
    knowledge,
    admit: async () => false,
    report,
    traced: (trace) => void traces.push(trace),
  });
  return {
    content,
    reported,
    traces,
    converse: (turns) => converse(chat, turns),
  };
}

async function converse(chat: Chat, turns: readonly string[]): Promise<ChatReply[]> {
  const { signal } = new AbortController();
  const replies: ChatReply[] = [];
  for (const message of turns) {
    const conversationId = replies.at(-1)?.conversationId ?? null;
    replies.push(await chat.reply({ message, conversationId }, { caller: 'evaluation', signal, onText: undefined }));
  }
  return replies;
}

/** The demonstration articles, as the post store lists them. */
function postsOf(posts: readonly ImportedPost[]): Parameters<typeof createPostIndex>[0] {
  const shown = posts
    .filter(({ published }) => published)
    .map((post) => ({ ...post, id: post.slug, readingTime: 1, version: 1, previewKey: '' }));
  const none = async () => undefined as never;
  return {
    revisionOfSite: async () => 'one',
    published: {
      list: async () => ({ posts: shown, total: shown.length }),
      bySlug: async (slug) => shown.find((post) => post.slug === slug),
      categories: none,
      movedTo: none,
      related: none,
      addresses: none,
      count: none,
    },
  };
}
