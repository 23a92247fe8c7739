/** What somebody did. Rows are added and, after their time, deleted; nothing changes one. */
export interface AuditEventsTable {
  /** Sorts by time. */
  key: string;
  at: string;
  area: string;
  action: string;
  /** Who: an email, or what ran without anybody signed in. */
  actor: string;
  subject_id: string | null;
  /** To what: the title of a post or the email of an account, as it was then. */
  subject: string;
  place: string | null;
  details: string | null;
}
