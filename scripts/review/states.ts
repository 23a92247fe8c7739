import { type StateTable, signalNames, stateNames } from '#domain/chat/dialogue/states.ts';
import { escapeHtml } from './records.ts';

/** The transition table of a dialogue as Markdown, for a clinician: the effect of a message and the state after it. */
export function statesTable({ states, signals, becomes, keepsNumbers, messagesThatRevive }: StateTable): string {
  const meanings = stateNames.map((name) => `<li><b>${name}</b>: ${escapeHtml(states[name])}</li>`);
  const rows = signalNames.map((signal) => {
    const cells = stateNames.map((before) => `<td>${cellOf(becomes[signal][before], before)}</td>`);
    return `<tr><th scope="row">${signal}: ${escapeHtml(signals[signal])}</th>${cells.join('')}</tr>`;
  });
  return `<ul>${meanings.join('')}</ul>
<table><thead><tr><th>What a message does</th>${stateNames.map((name) => `<th>from ${name}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<p>Numbers stay below every answer of the state quiet for: ${keepsNumbers.join(', ')}. A few words bring a danger back for
${messagesThatRevive} messages.</p>`;
}

/** Cells without a change are muted, so that the others stand out. */
function cellOf(cell: StateTable['becomes'][keyof StateTable['becomes']]['none'], before: string): string {
  if (typeof cell === 'string') return cell === before ? '·' : `<b>${cell}</b>`;
  return Object.entries(cell)
    .map(
      ([group, state]) => `${group === 'any' ? 'otherwise' : group}: ${state === before ? state : `<b>${state}</b>`}`,
    )
    .join('<br>');
}
