import type { FieldProblems } from './editing-state.ts';

/**
 * The fields of an editor, as its error summary names them.
 *
 * @param prefix Begins the ids of their controls.
 * @param order All fields in the order of the page.
 */
export function summedFields<Fields>(prefix: string, order: readonly (keyof Fields & string)[]) {
  type Field = keyof Fields & string;
  const controlOf = (field: Field) => `${prefix}-${field}`;
  return {
    /** Props of a field: the summary links to its control and repeats its problem. */
    summedField: (field: Field, problem: string | undefined) =>
      ({ id: controlOf(field), problem, isSummed: true }) as const,
    /** The problems as the summary lists them. */
    errorsInOrder: (problems: FieldProblems<Fields>) =>
      order.flatMap((field) => {
        const message = problems[field];
        return message ? [{ control: controlOf(field), message }] : [];
      }),
    /** Moves the focus to the control of a field, after a dialog that closes has given the focus back. */
    focusField: (field: Field): void => {
      setTimeout(() => document.getElementById(controlOf(field))?.focus());
    },
  };
}
