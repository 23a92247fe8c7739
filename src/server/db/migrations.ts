import type { Migration } from './migrate.ts';
import { posts } from './migrations/0001-posts.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { conversations } from './migrations/0003-conversations.ts';
import { dialogue } from './migrations/0004-dialogue.ts';
import { accountsAndAudit } from './migrations/0005-accounts-and-audit.ts';
import { bin } from './migrations/0006-bin.ts';
import { sharedWork } from './migrations/0007-shared-work.ts';
import { reviews } from './migrations/0008-reviews.ts';
import { advertisingReasons } from './migrations/0009-advertising-reasons.ts';
import { desk } from './migrations/0010-desk.ts';

/** Every migration, in order. A released migration is never changed; a change is a new migration. */
export const migrations: readonly Migration[] = [
  posts,
  accounts,
  conversations,
  dialogue,
  accountsAndAudit,
  bin,
  sharedWork,
  reviews,
  advertisingReasons,
  desk,
];
