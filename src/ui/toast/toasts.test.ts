import { describe, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

const titles = (notices: ReturnType<typeof createToasts>) => notices.current().map(({ title }) => title);

describe('[LAYOUT-09] the notices on the screen', () => {
  test('one at a time, unless a screen allows more: the newest replaces the one before', () => {
    const notices = createToasts();
    notices.show({ title: 'First' });
    notices.show({ title: 'Second' });
    expect(titles(notices)).toEqual(['Second']);
  });

  test('up to three where a screen allows three; the oldest goes first', () => {
    const notices = createToasts();
    notices.setLimit(3);
    for (const title of ['First', 'Second', 'Third', 'Fourth']) notices.show({ title });
    expect(titles(notices)).toEqual(['Second', 'Third', 'Fourth']);
  });

  test('one that was pushed out never comes back', () => {
    const notices = createToasts();
    notices.show({ title: 'First' });
    notices.show({ title: 'Second' });
    notices.dismiss(notices.current()[0]?.id ?? 0);
    expect(titles(notices)).toEqual([]);
  });

  test('a lower limit takes effect at once', () => {
    const notices = createToasts();
    notices.setLimit(3);
    notices.show({ title: 'First' });
    notices.show({ title: 'Second' });
    notices.setLimit(1);
    expect(titles(notices)).toEqual(['Second']);
  });

  test('dismissing one leaves the others', () => {
    const notices = createToasts();
    notices.setLimit(3);
    for (const title of ['First', 'Second', 'Third']) notices.show({ title });
    notices.dismiss(notices.current()[1]?.id ?? 0);
    expect(titles(notices)).toEqual(['First', 'Third']);
  });

  test('listeners hear of every change until they leave', () => {
    const notices = createToasts();
    const listener = vi.fn();
    const leave = notices.subscribe(listener);
    notices.show({ title: 'First' });
    leave();
    notices.show({ title: 'Second' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
