/** The kinds of audit events; the list can be filtered by kind. */
export const auditAreas = {
  'sign-in': 'Signing in and out',
  account: 'Accounts',
  post: 'Posts',
  fact: 'The clinic’s facts',
  site: 'The site',
} as const;

export type AuditArea = keyof typeof auditAreas;

/** Every recorded action, as its reader sees it: 'owner@… … Jo'. */
export const auditActions = {
  'signed-in': { area: 'sign-in', words: 'signed in:' },
  'signed-out': { area: 'sign-in', words: 'signed out:' },
  'sign-in-refused': { area: 'sign-in', words: 'was refused when signing in as' },
  'page-refused': { area: 'sign-in', words: 'was refused the administrator’s page' },
  'session-ended': { area: 'account', words: 'ended a session of' },
  'account-made': { area: 'account', words: 'made the account of' },
  'account-suspended': { area: 'account', words: 'suspended' },
  'account-let-in': { area: 'account', words: 'let in again' },
  'account-removed': { area: 'account', words: 'removed the account of' },
  'password-changed': { area: 'account', words: 'changed the password of' },
  'link-made': { area: 'account', words: 'made a one-time link for' },
  'second-factor-on': { area: 'account', words: 'turned on the second factor of' },
  'second-factor-off': { area: 'account', words: 'turned off the second factor of' },
  'recovery-codes-made': { area: 'account', words: 'made new recovery codes for' },
  'post-made': { area: 'post', words: 'made the post' },
  'post-saved': { area: 'post', words: 'saved the post' },
  'post-published': { area: 'post', words: 'published the post' },
  'post-taken-off': { area: 'post', words: 'took the post off the site:' },
  'post-deleted': { area: 'post', words: 'deleted the post' },
  'post-restored': { area: 'post', words: 'restored the post' },
  'post-ended': { area: 'post', words: 'deleted for good the post' },
  'preview-link-renewed': { area: 'post', words: 'ended the preview link of the post' },
  'posts-imported': { area: 'post', words: 'imported posts:' },
  'posts-exported': { area: 'post', words: 'exported posts:' },
  'upload-refused': { area: 'post', words: 'was refused an upload to' },
  'picture-added': { area: 'post', words: 'uploaded the picture' },
  'fact-drafted': { area: 'fact', words: 'drafted a change of' },
  'fact-draft-dropped': { area: 'fact', words: 'dropped the draft of' },
  'fact-published': { area: 'fact', words: 'published' },
  'fact-undone': { area: 'fact', words: 'undid the publication of' },
  'fact-restored': { area: 'fact', words: 'made a draft of an earlier version of' },
  'backup-made': { area: 'site', words: 'made a backup:' },
  'backup-restored': { area: 'site', words: 'restored a backup' },
  'restore-refused': { area: 'site', words: 'was refused the restore of a backup without this site’s signature:' },
  'audit-exported': { area: 'site', words: 'exported the audit trail' },
} as const satisfies Record<string, { area: AuditArea; words: string }>;

export type AuditAction = keyof typeof auditActions;

/** Retention of an event in days. */
export const auditDays = 365;
