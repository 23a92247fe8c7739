import type {
  SignInAttemptsTable,
  StaffAccountsTable,
  StaffCredentialsTable,
  StaffLinksTable,
  StaffSecondFactorsTable,
  StaffSessionsTable,
  StaffVerificationsTable,
} from './accounts/tables.ts';
import type { AuditEventsTable } from './audit/tables.ts';
import type {
  AccountSpendingTable,
  ConversationsTable,
  ConversationTurnsTable,
  ModelSpendingTable,
} from './conversations/tables.ts';
import type {
  ContentDraftsTable,
  ContentReleaseItemsTable,
  ContentReleasesTable,
  ContentVersionsTable,
} from './desk/tables.ts';
import type { RateCountsTable } from './rate-limits/tables.ts';
import type { ScheduledWorkTable } from './schedule/tables.ts';

/** A published or unpublished post; DATA-01 names the columns, the rest is for editing. */
export interface BlogPostsTable {
  /** Orders posts by creation, and rows on disk; see posts/order-key.ts. */
  order_key: number;
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  reviewer: string;
  /** Such as 2026-11-20. */
  reviewed_on: string | null;
  category: string;
  /** JSON list of texts. */
  tags: string;
  featured: BooleanColumn;
  published: BooleanColumn;
  featured_image: string | null;
  featured_image_alt: string;
  meta_description: string | null;
  reading_time: number;
  ai_assisted: BooleanColumn;
  version: number;
  preview_key: string;
  /** The editor who saved this version. */
  editor: string;
  /** ISO 8601, UTC, milliseconds: in this form texts sort as times. */
  created_at: string;
  updated_at: string;
  /** Time of deletion, and the editor who deleted it. */
  deleted_at: string | null;
  deleted_by: string | null;
  /** Markdown. The last column, so that the others are read without it. */
  content: string;
}

/** SQLite returns 0 and 1, PostgreSQL false and true; both accept either. */
export type BooleanColumn = boolean | number;

/** The narrow table of every post outside the bin, which lists, search and sitemaps read. */
export interface PostEntriesTable {
  order_key: number;
  post_id: string;
  slug: string;
  updated_at: string;
  published: BooleanColumn;
  featured: BooleanColumn;
  category: string;
  reviewed_on: string | null;
  /** Folded title, excerpt and tags; see src/domain/blog/search-text.ts. */
  search_text: string;
}

/** Tags of published posts, folded. */
export interface PostTagsTable {
  tag: string;
  order_key: number;
}

/** Number of posts of each kind, updated with every write, so that no query counts rows. */
export interface PostCountsTable {
  category: string;
  published: BooleanColumn;
  featured: BooleanColumn;
  posts: number;
}

/** Every address of a post, present and old. A deleted post keeps its rows until another post takes the address. */
export interface PostSlugsTable {
  slug: string;
  post_id: string;
  /** Whether the address was ever public; only then it is retained after a change. */
  was_public: BooleanColumn;
}

/** Versions of posts before the present one. */
export interface PostRevisionsTable {
  post_id: string;
  version: number;
  title: string;
  editor: string;
  saved_at: string;
  /** JSON of PostFields. */
  fields: string;
}

/** Why posts were published over warnings of the advertising check. */
export interface AdvertisingReasonsTable {
  post_id: string;
  /** The version that was published with it. */
  version: number;
  reason: string;
  /** JSON list of the passages that the reason covers. */
  passages: string;
  editor: string;
  given_at: string;
}

/** Single named values, such as the name of a finished import. */
export interface SiteFactsTable {
  name: string;
  value: string;
}

/** Tables of the blog. Other slices describe theirs in a file of their own and join them in `Tables`. */
export interface Tables {
  blog_posts: BlogPostsTable;
  post_entries: PostEntriesTable;
  post_tags: PostTagsTable;
  post_counts: PostCountsTable;
  post_slugs: PostSlugsTable;
  post_revisions: PostRevisionsTable;
  advertising_reasons: AdvertisingReasonsTable;
  site_facts: SiteFactsTable;
  staff_accounts: StaffAccountsTable;
  staff_credentials: StaffCredentialsTable;
  staff_sessions: StaffSessionsTable;
  staff_second_factors: StaffSecondFactorsTable;
  staff_verifications: StaffVerificationsTable;
  staff_links: StaffLinksTable;
  sign_in_attempts: SignInAttemptsTable;
  audit_events: AuditEventsTable;
  content_versions: ContentVersionsTable;
  content_drafts: ContentDraftsTable;
  content_releases: ContentReleasesTable;
  content_release_items: ContentReleaseItemsTable;
  conversations: ConversationsTable;
  conversation_turns: ConversationTurnsTable;
  model_spending: ModelSpendingTable;
  account_spending: AccountSpendingTable;
  scheduled_work: ScheduledWorkTable;
  /** On PostgreSQL only. */
  rate_counts: RateCountsTable;
}

/** Every table in a backup, each after the tables it refers to. */
export const tableOrder = [
  'blog_posts',
  'post_entries',
  'post_tags',
  'post_counts',
  'post_slugs',
  'post_revisions',
  'advertising_reasons',
  'site_facts',
  'staff_accounts',
  'staff_credentials',
  'staff_second_factors',
  'audit_events',
  'content_versions',
  'content_drafts',
  'content_releases',
  'content_release_items',
  'model_spending',
] as const satisfies readonly (keyof Tables)[];

/** Tables that a backup omits, each before those it refers to: a restore would bring deleted rows back. */
export const tablesNotInBackups = [
  // Sessions that were ended since.
  'staff_sessions',
  'staff_verifications',
  // Links that were used since.
  'staff_links',
  'sign_in_attempts',
  // Conversations that a visitor erased since.
  'conversation_turns',
  'conversations',
  'account_spending',
  // Work done by this database, not another.
  'scheduled_work',
  'rate_counts',
] as const satisfies readonly (keyof Tables)[];
