const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true });
const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' });
const wholeDay = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' });

/** '9:05 pm', and on another day '21 Nov, 9:05 pm'. */
export function clockTime(at: number, now = Date.now()): string {
  const isToday = wholeDay.format(at) === wholeDay.format(now);
  return isToday ? time.format(at) : `${day.format(at)}, ${time.format(at)}`;
}

/** '21 November 2026, 9:05 pm' */
export function fullTime(at: number): string {
  return `${wholeDay.format(at)}, ${time.format(at)}`;
}
