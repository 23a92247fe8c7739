import { startWithAssistant } from '../support/site.ts';
import { chromium } from './chromium.ts';
import type { Engine, RunningEngine } from './engine.ts';
import { firefox } from './firefox.ts';
import { account, type Journey, journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

// Runs the journeys of visitors and staff in the engines of docs/browsers.md: `node tests/engines/run.ts [engine] [journey]`.

const engines: readonly Engine[] = [
  chromium(92, 'plain'),
  chromium(103, 'journeys'),
  chromium(109, 'everything'),
  chromium(116, 'everything'),
  firefox,
  webkit,
];

const [wantedEngine = '', wantedJourney = ''] = process.argv.slice(2);
const chosen = engines.filter(({ name }) => name.includes(wantedEngine));
const site = await startWithAssistant({ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password });
let failures = 0;
// Two engines at a time, for a machine of two cores. The results of an engine are printed when it has finished.
const waiting = [...chosen];
const lane = async () => {
  for (let engine = waiting.shift(); engine; engine = waiting.shift()) await tryEngine(engine);
};
await Promise.all([lane(), lane()]);
await site.stop();
console.log(failures === 0 ? '\nEvery journey holds.' : `\n${failures} journeys fail.`);
process.exitCode = failures === 0 ? 0 : 1;

async function tryEngine(engine: Engine): Promise<void> {
  const missing = engine.missing();
  if (missing) {
    console.log(`\n${engine.name}: skipped, because it is not installed; ${missing}.`);
    return;
  }
  const running = await engine.start();
  const lines = [`\n${engine.name} (${running.version})`];
  for (const journey of journeys) {
    if (!journey.steps.includes(engine.step) || !journey.name.includes(wantedJourney)) continue;
    const reason = journey.except?.[engine.name];
    if (reason) {
      lines.push(`  left out  ${journey.name}: ${reason}`);
      continue;
    }
    const start = Date.now();
    const faults = await walked(running, journey, engine.step !== 'plain');
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    lines.push(`  ${faults.length === 0 ? 'holds' : 'FAILS'}  ${journey.name} (${seconds} s)`);
    lines.push(...faults.map((fault) => `         ${fault}`));
    if (faults.length > 0) failures += 1;
  }
  await running.end();
  console.log(lines.join('\n'));
}

/** The failure of a journey, or undefined. */
async function walked(
  running: RunningEngine,
  { width = 390, height = 844, walk }: Journey,
  hasScript: boolean,
): Promise<string[]> {
  const window = await running.window(width, height);
  try {
    await walk(new Visitor(window, site.origin, hasScript));
    return [...new Set(window.problems)];
  } catch (error) {
    const page = await window
      .read<string>('location.href + " " + document.body.innerText.slice(0, 200)')
      .catch(() => '');
    return [String(error), page.replaceAll('\n', ' / '), ...new Set(window.problems)];
  }
}
