import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startBarePage } from './bare-page.ts';
import { endsWithUs } from './children.ts';
import { startChromium } from './chromium.ts';
import { chosen, lighthousePages, pageKinds } from './pages.ts';
import { untilQuiet } from './quiet.ts';
import { median, printTable, saveResults } from './report.ts';
import { type Row, reportRows } from './rows.ts';
import { startSite } from './server.ts';

/** The used fields of a Lighthouse report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
  environment: { benchmarkIndex: number };
}

const program = fileURLToPath(new URL('lighthouse-program.ts', import.meta.url));
const reports = fileURLToPath(new URL('results/lighthouse/', import.meta.url));
const runs = Number(process.env.RUNS ?? 3);
const pages = chosen(pageKinds.filter(({ name }) => lighthousePages.includes(name)));

const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
};

if (!existsSync(new URL('node_modules/lighthouse', import.meta.url))) {
  console.error('Lighthouse is not installed. Install it once: npm --prefix bench ci');
  process.exit(1);
}
mkdirSync(reports, { recursive: true });

const site = await startSite();
type Measured = ReturnType<typeof summary> & { page: string; address: string; bare: { fcp: number; lcp: number } };

const results: Measured[] = [];
try {
  for (const page of pages) {
    const address = site.address(page.path, page.label);
    // The first visit fills the page cache and is not measured.
    await fetch(`http://127.0.0.1:${site.port}${page.path}`, { headers: { host: new URL(address).host } });
    const bare = await startBarePage(address);
    const found: Report[] = [];
    const foundBare: Report[] = [];
    try {
      // Alternating runs, so that other load affects both.
      for (let run = 1; run <= runs; run += 1) {
        const file = `${reports}${page.name.replaceAll(' ', '-')}-${run}`;
        found.push(await audit(address, `${file}.json`));
        foundBare.push(await audit(bare.address('/'), `${file}-bare.json`));
      }
    } finally {
      await bare.stop();
    }
    const { fcp, lcp } = summary(foundBare);
    const ours = summary(found);
    results.push({ page: page.name, address: address.replace(`:${site.port}`, ''), ...ours, bare: { fcp, lcp } });
  }
} finally {
  await site.stop();
}

printTable(
  results.map(({ page, scores, cls, shifted: _, bare, ...rest }) => ({
    page,
    scores: Object.values(scores).join(' '),
    'fcp ms': Math.round(rest.fcp),
    'lcp ms': Math.round(rest.lcp),
    'bare lcp ms': Math.round(bare.lcp),
    ratio: (rest.lcp / bare.lcp).toFixed(2),
    'si ms': Math.round(rest.si),
    'tbt ms': Math.round(rest.tbt),
    cls: cls.toFixed(3),
    'largest paint': `${rest.largest.isText ? 'text' : 'IMAGE'} ${rest.largest.selector}`,
    'benchmark index': Math.round(rest.benchmarkIndex),
  })),
);
console.log(`\nScores: ${Object.keys(results[0]?.scores ?? {}).join(', ')}. Median of ${runs} runs, mobile.`);
for (const { page, failed } of results)
  if (failed.length > 0) console.log(`${page} loses points by: ${failed.join(', ')}`);
saveResults('lighthouse', { runs, results });
reportRows('lighthouse', results.flatMap(rowsOf));

/** Times are goals, because the machine may be shared; other values are budgets. */
function rowsOf({ page, fcp, lcp, tbt, cls, scores, bare }: Measured): Row[] {
  const beside = (value: number) => ({ name: 'same words, no style', value });
  const goal = { of: 'ratio', atMost: 1.15, isGoal: true } as const;
  const name = `Lighthouse mobile, ${page}`;
  return [
    { what: `${name}, first paint, ms`, ours: fcp, reference: beside(bare.fcp) },
    { what: `${name}, largest paint, ms`, ours: lcp, reference: beside(bare.lcp), budget: goal },
    { what: `${name}, blocking time, ms`, ours: tbt, budget: { of: 'ours', atMost: 50, isGoal: true } },
    { what: `${name}, layout shift`, ours: cls, budget: { of: 'ours', atMost: 0 } },
    ...Object.entries(scores).map(
      ([category, score]): Row => ({
        what: `${name}, ${category}`,
        ours: score,
        budget: { of: 'ours', atLeast: 100, isGoal: category === 'performance' },
      }),
    ),
  ];
}

/** One visit by a new browser at a quiet moment, with Lighthouse's defaults: a phone on a slow connection. */
async function audit(address: string, file: string): Promise<Report> {
  await untilQuiet();
  const browser = await startChromium();
  try {
    const options = [
      '--hostname=127.0.0.1',
      `--port=${browser.port}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
    ];
    const child = endsWithUs(
      spawn(process.execPath, [program, address, ...options], { stdio: ['ignore', 'inherit', 'inherit'] }),
    );
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`Lighthouse ended with exit code ${code} on ${address}`);
  } finally {
    await browser.stop();
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return report;
}

function summary(found: readonly Report[]) {
  const [first] = found;
  if (!first) throw new Error('nothing was measured');
  const value = (id: string) => median(found.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
  const scores = Object.fromEntries(
    Object.keys(first.categories).map((id) => [
      id,
      Math.round(100 * median(found.map((report) => report.categories[id]?.score ?? 0))),
    ]),
  );
  return {
    scores,
    fcp: value(timings.fcp),
    lcp: value(timings.lcp),
    si: value(timings.si),
    tbt: value(timings.tbt),
    cls: Math.max(...found.map((report) => report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)),
    largest: largestPaint(first),
    benchmarkIndex: median(found.map((report) => report.environment.benchmarkIndex)),
    failed: lostPoints(first),
    shifted: first.audits['cls-culprits-insight']?.details?.items ?? [],
  };
}

/** The element of the largest paint. An image has loading phases, text has none. */
function largestPaint(report: Report): { selector: string; label: string; isText: boolean } {
  const items = report.audits['lcp-breakdown-insight']?.details?.items ?? [];
  const text = JSON.stringify(items);
  const node = items.find(
    (item): item is { selector: string; nodeLabel: string } =>
      typeof item === 'object' && item !== null && 'selector' in item,
  );
  return {
    selector: node?.selector ?? '?',
    label: node?.nodeLabel ?? '',
    isText: node !== undefined && !text.includes('resourceLoad'),
  };
}

/** Failed audits with weight, such as 'seo/canonical'; of performance only those that are not times. */
function lostPoints(report: Report): string[] {
  return Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}/${id} (${report.audits[id]?.score})`),
  );
}
