import { escapeHtml, type Reviewed } from './records.ts';

const styles = `
body { font: 15px/1.4 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b2420; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; margin-bottom: 1.5rem; }
th, td { border: 1px solid #b9c2bd; padding: 0.3rem 0.45rem; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
th:nth-child(1) { width: 21%; } th:nth-child(3) { width: 17%; }
td p, td ul, td ol { margin: 0 0 0.3em; } td ul, td ol { padding-left: 1.2em; }
td small, .file { color: #55625c; } caption { text-align: left; font-weight: 600; padding: 0.4rem 0; }
.sign { border-bottom: 1px dotted #55625c; height: 1.5em; }
@page { size: A4; margin: 12mm; }
@media print {
  body { font-size: 8.5pt; max-width: none; margin: 0; padding: 0; }
  a { color: inherit; text-decoration: none; }
  tr { break-inside: avoid; } thead { display: table-header-group; } h2 { break-after: avoid; }
}`;

/** One page of HTML: phrases and answers, those that nobody has signed first. */
export function reviewPage(answers: readonly Reviewed[], phrases: readonly Reviewed[], states: string): string {
  const open = answers.filter((answer) => !isSigned(answer));
  const parts = [
    section(
      'Phrases that tell of an emergency and what is said then, not signed',
      phrases.filter((phrase) => !isSigned(phrase)),
    ),
    section(
      'Answers that give care, not signed',
      open.filter(({ care }) => care),
    ),
    section(
      'Other answers, not signed',
      open.filter(({ care }) => !care),
    ),
    section('Signed', [...phrases, ...answers].filter(isSigned)),
  ];
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What the assistant says, for review</title><style>${styles}</style></head><body>
<h1>What the assistant says, for review</h1>
<p>${answers.length} answers, ${open.length} not signed; ${phrases.length} records of phrases. Read what stands in the middle column as a
visitor reads it. <b>To sign:</b> open the file that is named on the left, find the id, and fill the two fields
<code>reviewedBy: Your Name</code> and <code>reviewedOn: 2026-11-24</code>; a later change of the words empties both. Sign
only what you have read yourself.</p>
<h2>What a conversation comes to once a danger was told</h2>
${states}
${parts.join('\n')}
</body></html>
`;
}

function isSigned({ reviewedBy, reviewedOn }: Reviewed): boolean {
  return reviewedBy !== '' && reviewedOn !== '';
}

function section(title: string, all: readonly Reviewed[]): string {
  if (all.length === 0) return '';
  const groups = Map.groupBy(all, ({ name, file }) => (name.includes('/') ? (name.split('/')[0] ?? '') : file));
  const tables = [...groups].map(([group, some]) => table(group, some));
  return `<h2>${escapeHtml(title)}: ${all.length}</h2>\n${tables.join('\n')}`;
}

function table(group: string, some: readonly Reviewed[]): string {
  const rows = some.map(
    ({ name, file, html, reviewedBy, reviewedOn }) =>
      `<tr><td>${escapeHtml(name)}<br><small>${escapeHtml(file)}</small></td><td>${html}</td><td>${
        reviewedBy ? `${escapeHtml(reviewedBy)}<br>${escapeHtml(reviewedOn)}` : '<div class="sign"></div>'
      }</td></tr>`,
  );
  return `<table><caption>${escapeHtml(group)} (${some.length})</caption>
<thead><tr><th>Id and file</th><th>What is said</th><th>Reviewed by, on</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}
