const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Opening hours as schema.org writes them: 'Mo-Fr 08:00-19:00'. Lines in other words than 'Monday to Friday' and
 * '8 am to 7 pm' are left out: said wrongly, somebody would stand before a closed door.
 */
export function openingHours(lines: readonly { days: string; hours: string }[]): string[] {
  return lines.flatMap(({ days: named, hours }) => {
    const open = daysOf(named);
    const times = /^(\S+ [ap]m) to (\S+ [ap]m)$/.exec(hours)?.slice(1).map(timeOf);
    return open && times?.every(Boolean) ? [`${open} ${times.join('-')}`] : [];
  });
}

function daysOf(named: string): string | undefined {
  const found = named.split(/ (?:to|and) /);
  if (found.length > 2 || !found.every((day) => days.includes(day))) return undefined;
  return found.map((day) => day.slice(0, 2)).join(named.includes(' to ') ? '-' : ',');
}

/** '8 am' is 08:00. */
function timeOf(text: string): string {
  const [, hour = '', minute = '00', half] = /^(1[0-2]|[1-9])(?:[.:]([0-5]\d))? ([ap]m)$/.exec(text) ?? [];
  if (!hour) return '';
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
