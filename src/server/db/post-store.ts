import type { PostStore } from '#server/blog/post-store.ts';
import type { Database } from './engine.ts';
import { readFact } from './facts.ts';
import { reasonsOf } from './posts/advertising-reasons.ts';
import { deletePost, endPost, listBin, purgeBin, undeletePost } from './posts/bin.ts';
import { exportPosts } from './posts/export.ts';
import { importPosts, importPostsOnce } from './posts/import.ts';
import { listPreviews, renewPreviewKey } from './posts/previews.ts';
import { countPosts, listCategories, listPosts } from './posts/read.ts';
import { relatedPosts } from './posts/related.ts';
import { movedTo, postBy, publishedAddresses, publishedBySlug, revisionFields, revisionsOf } from './posts/single.ts';
import { insertPost, movePictures, siteRevision, updatePost } from './posts/write.ts';
import { type DatabaseRetryOptions, readRetries, retryDatabase } from './retry.ts';

/** Posts in the database. Reads are retried while it is unavailable, writes never. */
export function createPostStore(database: Database, retries: DatabaseRetryOptions = readRetries): PostStore {
  const read = <T>(work: () => Promise<T>) => retryDatabase(work, retries);
  const visitors = { publishedOnly: true };
  const staff = { publishedOnly: false };
  return {
    published: {
      list: (filter, page) => read(() => listPosts(database, filter, page, visitors)),
      categories: () => read(() => listCategories(database, visitors)),
      bySlug: (slug) => read(() => publishedBySlug(database, slug)),
      movedTo: (slug) => read(() => movedTo(database, slug)),
      related: (post, limit) => read(() => relatedPosts(database, post, limit)),
      addresses: (page) => read(() => publishedAddresses(database, page)),
      count: () => read(() => countPosts(database, {}, visitors)),
    },
    revisionOfSite: () => read(async () => (await readFact(database.db, siteRevision)) ?? 'none'),
    list: ({ query, reviewedBefore }, page) => read(() => listPosts(database, { query, reviewedBefore }, page, staff)),
    categories: () => read(() => listCategories(database, staff)),
    byId: (id) => read(() => postBy(database, 'id', id)),
    byPreviewKey: (key) => read(() => postBy(database, 'preview_key', key)),
    insert: (fields, editor, id, choices) => insertPost(database, fields, editor, id, choices),
    update: (id, version, fields, editor, choices) => updatePost(database, id, version, fields, editor, choices),
    movePictures: (id, version, fields, editor) => movePictures(database, id, version, fields, editor),
    delete: (id, editor) => deletePost(database, id, editor),
    undelete: (id, editor) => undeletePost(database, id, editor),
    previews: (page) => read(() => listPreviews(database, page)),
    renewPreviewKey: (id, editor) => renewPreviewKey(database, id, editor),
    bin: (page) => read(() => listBin(database, page)),
    deleteForGood: (id, editor) => endPost(database, id, editor),
    purgeBin: (before, limit) => purgeBin(database, before, limit),
    revisions: (id) => read(() => revisionsOf(database, id)),
    revision: (id, version) => read(() => revisionFields(database, id, version)),
    advertisingReasons: (id) => read(() => reasonsOf(database, id)),
    exportAll: (options) => exportPosts(database, options?.deletedToo),
    importAll: (posts, editor) => importPosts(database, posts, editor),
    importOnce: (name, posts, editor) => importPostsOnce(database, name, posts, editor),
  };
}
