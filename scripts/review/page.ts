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

/**
 * One HTML page: first the texts of emergencies, then the answers, then the phrases that decide. Each part begins with its
 * unsigned records.
 */
export function reviewPage(answers: readonly Reviewed[], emergencies: readonly Reviewed[], states: string): string {
  const reported = emergencies.filter(({ said }) => said !== '');
  const open = answers.filter((answer) => !isSigned(answer));
  const parts = [
    section('What is said in an emergency, and in other languages', reported, ({ said }) => said),
    section(
      'Answers that give care, not signed',
      open.filter(({ care }) => care),
      ({ said }) => said,
    ),
    section(
      'Other answers, not signed',
      open.filter(({ care }) => !care),
      ({ said }) => said,
    ),
    section('Answers, signed', answers.filter(isSigned), ({ said }) => said),
    section(
      'Behind it: phrases and settings that tell of an emergency',
      emergencies.filter(({ behind }) => behind !== ''),
      ({ behind }) => behind,
    ),
  ];
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What the assistant says, for review</title><style>${styles}</style></head><body>
<h1>What the assistant says, for review</h1>
<p>${answers.length} answers, ${open.length} not signed; ${emergencies.length} records of emergencies and languages. Read what stands in the
middle column as a visitor reads it. <b>Begin with the first part</b>, ${wordsIn(reported.map(({ said }) => said))} words: it is what
somebody in danger reads. The phrases that decide when it is said stand at the end. <b>To sign:</b> open the file that is named on the left,
find the id, and fill the two fields <code>reviewedBy: Your Name</code> and <code>reviewedOn: 2026-11-24</code>; a later change of
the words empties both. Sign only what you have read yourself.</p>
<h2>What a conversation comes to once a danger was told</h2>
${states}
${parts.join('\n')}
</body></html>
`;
}

/** Letters of any writing system. */
function wordsIn(html: readonly string[]): number {
  const text = html.join(' ').replace(/<[^>]+>/g, ' ');
  return [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;
}

function isSigned({ reviewedBy, reviewedOn }: Reviewed): boolean {
  return reviewedBy !== '' && reviewedOn !== '';
}

function section(title: string, all: readonly Reviewed[], show: (one: Reviewed) => string): string {
  if (all.length === 0) return '';
  const unsignedFirst = [...all].sort((one, other) => Number(isSigned(one)) - Number(isSigned(other)));
  const groups = Map.groupBy(unsignedFirst, ({ name, file }) =>
    name.includes('/') ? (name.split('/')[0] ?? '') : file,
  );
  const tables = [...groups].map(([group, some]) => table(group, some, show));
  return `<h2>${escapeHtml(title)}: ${all.length}, ${wordsIn(all.map(show))} words</h2>\n${tables.join('\n')}`;
}

function table(group: string, some: readonly Reviewed[], show: (one: Reviewed) => string): string {
  const rows = some.map(
    (one) =>
      `<tr><td>${escapeHtml(one.name)}<br><small>${escapeHtml(one.file)}</small></td><td>${show(one)}</td><td>${
        one.reviewedBy ? `${escapeHtml(one.reviewedBy)}<br>${escapeHtml(one.reviewedOn)}` : '<div class="sign"></div>'
      }</td></tr>`,
  );
  return `<table><caption>${escapeHtml(group)} (${some.length})</caption>
<thead><tr><th>Id and file</th><th>What is said</th><th>Reviewed by, on</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}
