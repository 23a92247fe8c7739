import { checkPost, withoutReason } from '#domain/advertising/check-post.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { postFieldsSchema } from '#domain/blog/post-record.ts';
import { publishChecks } from '#domain/blog/publish-checks.ts';
import { latestDay, reviewProblem } from '#domain/blog/review.ts';
import { emptyTexts, missingInformation, type SaveMode } from '#domain/blog/save-post.ts';
import type { FieldProblems } from '#features/editing/editing-state.ts';
import type { StoredReason } from '#wire/blog-admin.ts';
import type { PostEditorState, PostQuestion } from './post-editor-state.ts';

interface Notice {
  title: string;
  description: string;
}

/** Why a save does not start: fields to correct, or a question to staff. */
export type SaveObstacle =
  | { problems: FieldProblems<PostFields>; notice: Notice; summary?: { title: string; text: string } }
  | { question: PostQuestion };

interface RequestedSave {
  mode: SaveMode;
  /** As they would be sent. */
  fields: PostFields;
  /** Why it is published despite warnings of the advertising check. */
  reason: string | undefined;
  stored: PostEditorState['stored'];
  /** Reasons of earlier versions that were published despite warnings. */
  reasons: readonly StoredReason[];
  /** The version that staff agreed to take off the site. */
  mayLeave: number | undefined;
}

export function failureNotice(message: string): Notice {
  return { title: 'Error', description: `Failed to save blog post: ${message}` };
}

/** The first thing that stands against a save; undefined where it may start. */
export function saveObstacle({
  mode,
  fields,
  reason,
  stored,
  reasons,
  mayLeave,
}: RequestedSave): SaveObstacle | undefined {
  const empty = emptyTexts(fields);
  if (empty.length > 0) {
    const { title, description } = missingInformation;
    const problems = Object.fromEntries(empty.map((field) => [field, `Please fill in the ${field}.`]));
    return { problems, notice: missingInformation, summary: { title, text: description } };
  }
  const parsed = postFieldsSchema.safeParse(fields);
  if (!parsed.success) {
    const problems = problemsOf(parsed.error.issues);
    return { problems, notice: failureNotice(Object.values(problems)[0] ?? 'Something is not right.') };
  }
  const reviewed = reviewProblem(fields, latestDay(Date.now()));
  if (reviewed) {
    const field = fields.reviewer.trim() === '' ? 'reviewer' : 'reviewedOn';
    return { problems: { [field]: reviewed }, notice: failureNotice(reviewed) };
  }
  const checks = fields.published ? publishChecks(fields) : [];
  if (checks.length > 0) return { question: { kind: 'checks', mode, checks } };
  if (fields.published && reason === undefined && lacksReason(fields, reasons))
    return { question: { kind: 'advertising', mode } };
  if (stored?.published && !fields.published && mayLeave !== stored.version)
    return { question: { kind: 'leaves-site', mode } };
  return undefined;
}

function lacksReason(fields: PostFields, reasons: readonly StoredReason[]): boolean {
  const settled = reasons.flatMap(({ passages }) => passages);
  return withoutReason(checkPost(fields), settled).length > 0;
}

function problemsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldProblems<PostFields> {
  return Object.fromEntries(issues.map(({ path, message }) => [path[0] as keyof PostFields, message]));
}
