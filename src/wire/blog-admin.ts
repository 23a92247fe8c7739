import { z } from 'zod';
import { reasonLimits } from '#domain/advertising/reason.ts';
import type { Post, PostFields, PostSummary } from '#domain/blog/post.ts';
import { postFieldsSchema } from '#domain/blog/post-record.ts';
import type { PostPage } from './blog.ts';

/** Everything that the blog administration asks of the server stands under this address. */
export const blogAdminAddress = '/api/blog-admin';

/** Posts on a page of the staff's list. */
export const staffPageSize = 20;

/** GET posts?q=&page= */
export interface PostListReply {
  posts: PostSummary[];
  /** Posts that match, on all pages. */
  total: number;
  /** A search finds more than are counted. */
  more: boolean;
}

/** GET posts/{id}, and the reply to every save. */
export interface PostReply {
  post: Post;
}

/** GET categories */
export interface CategoriesReply {
  categories: string[];
}

/** A revision in the history; newest first, the present one included. */
export interface RevisionSummary {
  version: number;
  title: string;
  editor: string;
  savedAt: string;
}

/** GET posts/{id}/revisions */
export interface RevisionsReply {
  revisions: RevisionSummary[];
}

/** GET posts/{id}/revisions/{version} */
export interface RevisionReply {
  fields: PostFields;
}

/** A reason to publish over a warning, as it is kept. */
export interface StoredReason {
  version: number;
  reason: string;
  /** Keys of the passages that it is about. */
  passages: readonly string[];
  editor: string;
  givenAt: string;
}

/** GET posts/{id}/advertising-reasons */
export interface ReasonsReply {
  reasons: StoredReason[];
}

/** Why the post is published although the advertising check stops at it; asked for with 'advertising'. */
const advertisingReason = z
  .string()
  .trim()
  .min(reasonLimits.least, `Give a reason of at least ${reasonLimits.least} characters`)
  .max(reasonLimits.most, `The reason may have at most ${reasonLimits.most} characters`)
  .optional();
/** An old address of another post that this one takes over; asked for with 'slug-leads'. */
const takeAddress = z.string().max(200).optional();
/** GET previews?page= */
export interface PreviewsReply {
  /** `path` opens the draft to whoever has it. */
  previews: { id: string; title: string; editor: string; updatedAt: string; path: string }[];
  total: number;
}

/** A post in the bin. */
export type BinnedPost = PostSummary & { deletedAt: string; deletedBy?: string | undefined };

/** GET bin?page= */
export interface BinReply {
  posts: BinnedPost[];
  total: number;
}

/** POST posts: a new post. */
export const insertRequest = z.object({
  fields: postFieldsSchema,
  /** Made up by the editor: tried again after an answer was lost, the post is stored once. */
  id: z.uuid().optional(),
  advertisingReason,
  takeAddress,
});

/** POST posts/{id}: a post that exists. */
export const updateRequest = z.object({
  fields: postFieldsSchema,
  /** The version that the editor started from. */
  version: z.number().int().positive(),
  advertisingReason,
  takeAddress,
});

export type InsertRequest = z.input<typeof insertRequest>;
export type UpdateRequest = z.input<typeof updateRequest>;

export type AdminFailureCode =
  | 'signed-out'
  | 'cross-site'
  | 'too-large'
  | 'not-found'
  | 'method-not-allowed'
  | 'invalid'
  | 'conflict'
  | 'slug-taken'
  /** The address is an old one of another post, and nobody decided yet that it takes it over. */
  | 'slug-leads'
  /** It would be published over a warning for which no reason is given. */
  | 'advertising'
  | 'storage-busy'
  | 'storage-full'
  | 'storage-unreachable'
  | 'storage-damaged'
  | 'internal-error';

/** What a request that was not carried out is answered with. */
export interface AdminFailure {
  error: { code: AdminFailureCode; message: string };
  /** With 'conflict': the post as somebody else saved it. */
  current?: Post;
}

/** The fields as they stand: an address may be half typed, a picture may not be one yet. */
export const previewRequest = z.object({
  fields: postFieldsSchema.extend({
    slug: z.string().max(1000),
    metaDescription: z.string().nullable(),
    featuredImage: z.string().nullable(),
  }),
  /** Of a stored post; a new one is written now. */
  createdAt: z.iso.datetime().optional(),
});

/** POST preview: the fields as they stand, whatever is still missing. */
export interface PreviewReply {
  /** The page that readers would see. */
  page: PostPage;
}
