/** An action of staff. Rows are added and, after their retention, deleted; never changed. */
export interface AuditEventsTable {
  /** Sorts by time. */
  key: string;
  at: string;
  area: string;
  action: string;
  /** The actor: an email, or the name of a program that runs without a session. */
  actor: string;
  subject_id: string | null;
  /** The subject: the title of a post or the email of an account at that time. */
  subject: string;
  place: string | null;
  details: string | null;
}
