import type { Logger } from 'pino';
import { hiddenClaims } from '#content/hidden-claims.ts';
import type { SiteContent } from '#content/load.ts';
import type { Tokens } from '#content/tokens.ts';
import { latestDay } from '#domain/blog/review.ts';
import type { LanguagePack } from '#domain/chat/language/record.ts';
import { isPage } from '#domain/site/addresses.ts';
import { createEmbeddedAssistant } from './assistant/answer.ts';
import { createAssistant } from './assistant/assistant.ts';
import type { ConversationStore } from './assistant/chat/conversation-store.ts';
import type { OpenConversation } from './assistant/chat/conversations.ts';
import type { createFairQueue } from './assistant/chat/fair-queue.ts';
import type { SafetyLayer } from './assistant/chat/safety-layer.ts';
import { createKnowledge, createPostIndex, type PostIndex } from './assistant/knowledge/knowledge.ts';
import type { createSentenceEncoders } from './assistant/meaning/encoder.ts';
import { encodeOnce } from './assistant/select/added.ts';
import { createContentHealth } from './blog/content-health.ts';
import type { PostStore } from './blog/post-store.ts';
import { postForReaders, postsForReaders } from './blog/posts-for-readers.ts';
import type { Config } from './config.ts';
import { createExplanations } from './explanations/explanations.ts';
import { createBlogAdmin } from './http/api/blog-admin.ts';
import { blogAiFunction } from './http/api/blog-ai-function.ts';
import { chatFunction } from './http/api/chat-function.ts';
import { functionTasks } from './http/api/function-tasks.ts';
import { type CallsInProgress, createFunctions } from './http/api/functions.ts';
import type { Handler } from './http/kernel/site-request.ts';
import { portraitHandler } from './http/pages/portrait-files.ts';
import type { createPictureReader } from './images/picture-reader.ts';
import { drawPortraits } from './images/portraits.ts';
import { type LimitName, limitReached, limitWindowMs } from './limit-settings.ts';
import type { TextModel } from './model/text-model.ts';
import { presentDraft } from './presenters/post-draft.ts';
import type { RateLimits } from './rate-limits/rate-limit.ts';
import type { Services } from './services.ts';
import { drawCard } from './social-cards/draw-card.ts';
import { postCard } from './social-cards/post-card.ts';
import { createBlogWriter } from './writing/blog-writer.ts';
import { loadTaxonomy } from './writing/taxonomy.ts';

// The part of the composition root that depends on the content. It is built again for every snapshot of the content.

/** Services that depend on the content. */
type ContentServices = Pick<Services, 'content' | 'posts' | 'contentHealth' | 'runFunction'>;

/** What one process has once, whatever the content is. */
export interface Base {
  config: Config;
  logger: Logger;
  report: (what: string, error: unknown) => void;
  services: Omit<Services, keyof ContentServices>;
  /** Encoded photographs, by address. */
  portraits: Map<string, Uint8Array>;
  readPicture: ReturnType<typeof createPictureReader>;
  /** Undefined if none is configured. */
  models: { visitors: TextModel; writers: TextModel } | undefined;
  conversations: ConversationStore;
  languages: LanguagePack;
  safety: SafetyLayer;
  encoders: ReturnType<typeof createSentenceEncoders>;
  /** Of the answers that a clinic added, by text. */
  encodedExamples: Map<string, Float32Array>;
  /** Returns the same counter for the same name. */
  rateLimits: RateLimits;
  /** Posts with their tokens. */
  posts: PostStore;
  /** Of posts as readers see them, by the values of their tokens. */
  postIndexes: Map<string, PostIndex>;
  /** Calls of functions, over all snapshots. */
  inProgress: CallsInProgress;
  /** Conversations with an answer in progress, and their order, over all snapshots. */
  underWay: Set<OpenConversation>;
  turns: ReturnType<typeof createFairQueue>;
  images: Handler;
}

/** The parts of the product that show one snapshot of the content. */
export interface ContentParts {
  services: Services;
  functions: Handler;
  images: Handler;
  blogAdmin: Handler;
}

/**
 * Builds the parts that show a snapshot of the content.
 *
 * @throws ContentError for a photograph that cannot be used.
 */
export async function composeContent(base: Base, content: SiteContent): Promise<ContentParts> {
  const { config, logger, report } = base;
  const { staff } = base.services;
  const posts = postsForReaders(base.posts, content.tokens);
  const drawn = await drawPortraits(content.photos, base.portraits);
  for (const [address, portrait] of drawn) base.portraits.set(address, portrait);
  const portraits = portraitHandler(drawn);
  const publicOrigin = config.publicOrigin ?? `https://${content.site.domains.product}`;
  const services: Omit<Services, 'runFunction'> = {
    ...base.services,
    content,
    posts,
    contentHealth: createContentHealth({
      posts,
      isPage: (address) => isPage(address, [...content.cities.keys()]),
      tokens: content.tokens,
      hidden: hiddenClaims(content.claims),
      today: () => latestDay(Date.now()),
      report: (error) => report('the posts could not be read for the content health', error),
    }),
  };
  const { handler: functions, runFunction } = createFunctions({
    functions: {
      ...functionTasks(
        createExplanations({
          clinicName: content.site.name,
          model: base.models?.visitors,
          safety: base.safety,
          report,
        }),
      ),
      chat: chatFunction(assistantOf(base, content), config.limits, base.rateLimits),
      blogAi: blogAiFunction(
        createBlogWriter({
          model: base.models?.writers,
          clinicName: content.site.name,
          taxonomy: () => loadTaxonomy(posts),
          picture: base.readPicture,
        }),
      ),
    },
    staff,
    logger,
    limits: config.limits,
    rateLimits: base.rateLimits,
    inProgress: base.inProgress,
  });
  const blogAdmin = createBlogAdmin({
    posts,
    staff,
    preview: (fields, createdAt) => presentDraft({ ...services, publicOrigin }, fields, createdAt),
    drawCard: (post) => drawCard(postCard(content, postForReaders(post, content.tokens))),
    logger,
  });
  return {
    services: { ...services, runFunction },
    functions,
    images: (request) => portraits(request) || base.images(request),
    blogAdmin,
  };
}

function assistantOf(base: Base, content: SiteContent) {
  const { config, logger, report, conversations, safety, languages, underWay, turns } = base;
  const requestedModel = base.rateLimits('MODEL_CALL_LIMIT', {
    limit: config.limits.modelCalls,
    windowMs: limitWindowMs,
  });
  const knowledge = createKnowledge(content, postIndexOf(base, content.tokens));
  const { questions } = base.encoders;
  const reader = { ...questions, ...encodeOnce(questions, base.encodedExamples) };
  const embedded = createEmbeddedAssistant(content, knowledge, reader);
  return createAssistant({
    content,
    model: base.models?.visitors,
    conversations,
    safety,
    languages,
    embedded,
    knowledge: { search: embedded.passages },
    // Beyond the limit, messages are answered without a model.
    admit: async (caller) => {
      if ((await requestedModel.take(caller)) === 0) return true;
      logger.warn({ limit: 'MODEL_CALL_LIMIT' satisfies LimitName }, limitReached);
      return false;
    },
    report,
    traced: (answered) => logger.info({ answered }, 'a message was answered'),
    underWay,
    turns,
  });
}

/** The index of posts with these values of their tokens. A snapshot with the same values has the same index. */
function postIndexOf({ posts, postIndexes, report }: Base, tokens: Tokens): PostIndex {
  const values = JSON.stringify(tokens);
  const known = postIndexes.get(values);
  if (known) return known;
  const made = createPostIndex(postsForReaders(posts, tokens), (error) =>
    report('the posts could not be read for the assistant', error),
  );
  postIndexes.set(values, made);
  return made;
}
