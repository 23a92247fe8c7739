import type { Answers, Item } from '#domain/screeners/instrument.ts';

/** Names the radio buttons of an item. They stand in no form, so a name must be one of its kind on the page. */
export function groupName(instrumentId: string, itemId: string): string {
  return `${instrumentId}.${itemId}`;
}

/** The answers that checked radio buttons stand for; what is no answer is left out. */
export function pickedAnswers(
  instrumentId: string,
  items: readonly Item[],
  checked: readonly { name: string; value: string }[],
): Answers {
  const picked = items.flatMap(({ id, options }) => {
    const radio = checked.find(({ name }) => name === groupName(instrumentId, id));
    const option = options.find(({ value }) => String(value) === radio?.value);
    return option ? [[id, option.value] as const] : [];
  });
  return Object.fromEntries(picked);
}
