import { checkPost, passageKey, withoutReason } from '#domain/advertising/check-post.ts';
import { differingFields } from '#domain/blog/compare-posts.ts';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { publishChecks, publishCheckWords } from '#domain/blog/publish-checks.ts';
import { latestDay, reviewDueBefore, reviewProblem } from '#domain/blog/review.ts';
import { emptyTexts, missingInformation } from '#domain/blog/save-post.ts';
import type { PostPage } from '#wire/blog.ts';
import {
  type AdminFailureCode,
  type BinReply,
  type CategoriesReply,
  insertRequest,
  type PostListReply,
  type PostReply,
  type PreviewReply,
  type PreviewsReply,
  previewRequest,
  type ReasonsReply,
  type RevisionReply,
  type RevisionsReply,
  staffPageSize,
  updateRequest,
} from '#wire/blog-admin.ts';
import { BodyTooSlow } from '../post-bodies.ts';
import type { OverWarnings, PostStore, SaveResult } from '../post-store.ts';

/** The signed-in editor and the services. */
export interface AdminContext {
  posts: PostStore;
  /** The email of the member of staff, stored with every revision. */
  editor: string;
  preview: RenderPreview;
}

/** Renders the page of a post for readers from unsaved fields. */
export type RenderPreview = (fields: PostFields, createdAt?: string) => Promise<PostPage>;

/** A request that cannot be carried out. */
export interface OperationRefusal {
  failure: AdminFailureCode;
  message?: string;
  current?: Post;
}

type OperationResult<T> = Promise<T | OperationRefusal>;

/** A page of all posts, drafts included. @param page From 1. @param due Only posts without a review within a year. */
export async function adminListPosts(
  { posts }: AdminContext,
  { query, due, page }: { query: string; due: boolean; page: number },
): OperationResult<PostListReply> {
  const filter = due
    ? { reviewedBefore: reviewDueBefore(latestDay(Date.now())) }
    : query.trim() === ''
      ? {}
      : { query: query.trim() };
  const range = { offset: (page - 1) * staffPageSize, limit: staffPageSize };
  const { posts: found, total, more } = await posts.list(filter, range);
  return { posts: found, total, more: more ?? false };
}

export async function adminReadPost({ posts }: AdminContext, id: string): OperationResult<PostReply> {
  const post = await posts.byId(id);
  return post ? { post } : { failure: 'not-found' };
}

export async function adminListCategories({ posts }: AdminContext): OperationResult<CategoriesReply> {
  return { categories: await posts.categories() };
}

/** Stores a new post. A repeated request with the same id stores one post. */
export async function adminInsertPost({ posts, editor }: AdminContext, body: unknown): OperationResult<PostReply> {
  const request = insertRequest.safeParse(body);
  if (!request.success) return invalid(request.error);
  const { fields, id, advertisingReason, takeAddress: takes } = request.data;
  const problem = problemOf(fields);
  if (problem) return { failure: 'invalid', message: problem };
  const over = await overWarnings(posts, fields, id, advertisingReason);
  if (over === 'refused') return { failure: 'advertising' };
  return saved(await posts.insert(fields, editor, id, { over, takes }), fields);
}

/** Stores a change, unless another editor changed the post since the version that this editor started from. */
export async function adminUpdatePost(
  { posts, editor }: AdminContext,
  id: string,
  body: unknown,
): OperationResult<PostReply> {
  const request = updateRequest.safeParse(body);
  if (!request.success) return invalid(request.error);
  const { fields, version, advertisingReason, takeAddress: takes } = request.data;
  const problem = problemOf(fields);
  if (problem) return { failure: 'invalid', message: problem };
  const over = await overWarnings(posts, fields, id, advertisingReason);
  if (over === 'refused') return { failure: 'advertising' };
  return saved(await posts.update(id, version, fields, editor, { over, takes }), fields);
}

/** Renders unsaved fields; required fields may be empty while a post is written. */
export async function previewPost({ preview }: AdminContext, body: unknown): OperationResult<PreviewReply> {
  const request = previewRequest.safeParse(body);
  if (!request.success) return invalid(request.error);
  try {
    return { page: await preview(request.data.fields, request.data.createdAt) };
  } catch (error) {
    if (!(error instanceof BodyTooSlow)) throw error;
    return { failure: 'invalid', message: 'This text takes too long to lay out. Make it shorter, or two posts of it.' };
  }
}

export async function adminDeletePost({ posts, editor }: AdminContext, id: string): OperationResult<{ deleted: true }> {
  return (await posts.delete(id, editor)) ? { deleted: true } : { failure: 'not-found' };
}

export async function adminUndeletePost({ posts, editor }: AdminContext, id: string): OperationResult<PostReply> {
  const post = await posts.undelete(id, editor);
  return post ? { post } : { failure: 'not-found' };
}

/** A page of the private links of drafts. @param page From 1. */
export async function adminListPreviews({ posts }: AdminContext, page: number): OperationResult<PreviewsReply> {
  const { previews, total } = await posts.previews({ offset: (page - 1) * staffPageSize, limit: staffPageSize });
  return {
    previews: previews.map(({ previewKey, ...draft }) => ({ ...draft, path: `/blog/preview/${previewKey}` })),
    total,
  };
}

/** Replaces the private link of a post. */
export async function renewPreview({ posts, editor }: AdminContext, id: string): OperationResult<{ path: string }> {
  const key = await posts.renewPreviewKey(id, editor);
  return key ? { path: `/blog/preview/${key}` } : { failure: 'not-found' };
}

/** A page of deleted posts. @param page From 1. */
export async function adminListBin({ posts }: AdminContext, page: number): OperationResult<BinReply> {
  return posts.bin({ offset: (page - 1) * staffPageSize, limit: staffPageSize });
}

/** Deletes a post in the bin; it cannot be restored. */
export async function deletePostForGood(
  { posts, editor }: AdminContext,
  id: string,
): OperationResult<{ deleted: true }> {
  return (await posts.deleteForGood(id, editor)) ? { deleted: true } : { failure: 'not-found' };
}

export async function listRevisions({ posts }: AdminContext, id: string): OperationResult<RevisionsReply> {
  const revisions = await posts.revisions(id);
  return revisions.length > 0 ? { revisions } : { failure: 'not-found' };
}

export async function readRevision(
  { posts }: AdminContext,
  id: string,
  version: number,
): OperationResult<RevisionReply> {
  const fields = await posts.revision(id, version);
  return fields ? { fields } : { failure: 'not-found' };
}

/** Why the post was published over warnings, newest first. */
export async function listReasons({ posts }: AdminContext, id: string): OperationResult<ReasonsReply> {
  return { reasons: await posts.advertisingReasons(id) };
}

/** The reason to store if readers are to see passages without an earlier reason; refused if it is missing. */
async function overWarnings(
  posts: PostStore,
  fields: PostFields,
  id: string | undefined,
  reason: string | undefined,
): Promise<OverWarnings | 'refused' | undefined> {
  const warnings = fields.published ? checkPost(fields) : [];
  if (warnings.length === 0) return undefined;
  const storedReasons = id === undefined ? [] : await posts.advertisingReasons(id);
  const open = withoutReason(
    warnings,
    storedReasons.flatMap(({ passages }) => passages),
  );
  if (open.length === 0) return undefined;
  return reason === undefined ? 'refused' : { reason, passages: [...new Set(open.map(passageKey))] };
}

/** The editor checks all of this first; other clients get the same checks. */
function problemOf(fields: PostFields): string | undefined {
  if (emptyTexts(fields).length > 0) return missingInformation.description;
  const reviewed = reviewProblem(fields, latestDay(Date.now()));
  if (reviewed) return reviewed;
  const [check] = fields.published ? publishChecks(fields) : [];
  return check && publishCheckWords[check];
}

function saved(result: SaveResult, sent: PostFields): PostReply | OperationRefusal {
  switch (result.kind) {
    case 'saved':
      return { post: result.post };
    case 'conflict':
      // The same text is no conflict: it is a repeated request whose reply was lost.
      return sameText(result.current, sent)
        ? { post: result.current }
        : { failure: 'conflict', current: result.current };
    case 'slug-taken':
      return {
        failure: 'slug-taken',
        message: `Another post has the address '${result.slug}'. Choose a different one.`,
      };
    case 'slug-leads':
      return {
        failure: 'slug-leads',
        message: `‘${result.slug}’ is an old address of “${result.title}”, and its old link leads readers there. Published at this address, this post takes the link over: it will then lead to this post instead.`,
      };
    case 'missing':
      return { failure: 'not-found' };
  }
}

/** Whether two posts are the same; an address left to the server matches any address. */
function sameText(stored: Post, sent: PostFields): boolean {
  return differingFields(stored, { ...sent, slug: sent.slug === '' ? stored.slug : sent.slug }).length === 0;
}

function invalid({ issues }: { issues: readonly { message: string }[] }): OperationRefusal {
  const message = issues[0]?.message;
  return message ? { failure: 'invalid', message } : { failure: 'invalid' };
}
