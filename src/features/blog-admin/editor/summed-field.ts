import type { PostFields } from '#domain/blog/post.ts';
import { fieldNames } from '#domain/blog/post-record.ts';

/** The fields in the order of the page. */
const order = [
  'title',
  'content',
  'excerpt',
  'metaDescription',
  'author',
  'reviewer',
  'reviewedOn',
  'category',
  'tags',
  'featuredImage',
  'featuredImageAlt',
  'slug',
] as const satisfies readonly (keyof PostFields)[];

export type FieldProblems = Partial<Record<keyof PostFields, string>>;

/** Id of a field's control. */
function controlOf(field: keyof PostFields): string {
  return `post-${field}`;
}

/** Props of a field of the editor: the error summary links to its control and repeats its problem. */
export function summedField(field: keyof PostFields, problem: string | undefined) {
  return { id: controlOf(field), problem, isSummed: true } as const;
}

/** The problems as the summary lists them; a field without a place in the order comes last. */
export function errorsInOrder(problems: FieldProblems): { control: string; message: string }[] {
  const others = fieldNames.filter((field) => !(order as readonly string[]).includes(field));
  return [...order, ...others].flatMap((field) => {
    const message = problems[field];
    return message ? [{ control: controlOf(field), message }] : [];
  });
}

/** Moves the focus to the control of a field, after a dialog that closes has given the focus back. */
export function focusField(field: keyof PostFields): void {
  setTimeout(() => document.getElementById(controlOf(field))?.focus());
}
