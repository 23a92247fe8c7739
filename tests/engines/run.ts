import { startWithAssistant } from '../support/site.ts';
import { chromium } from './chromium.ts';
import type { Engine, RunningEngine } from './engine.ts';
import { firefox } from './firefox.ts';
import { account, type Journey, journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

// The journeys of visitors and staff in the engines that docs/browsers.md promises: `node tests/engines/run.ts [engine] [journey]`.

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

for (const engine of chosen) {
  const missing = engine.missing();
  if (missing) {
    console.log(`${engine.name}: not tried, for it is not installed here; ${missing}.`);
    continue;
  }
  const running = await engine.start();
  console.log(`\n${engine.name} (${running.version})`);
  for (const journey of journeys) {
    if (!journey.steps.includes(engine.step) || !journey.name.includes(wantedJourney)) continue;
    const start = Date.now();
    const faults = await walked(running, journey, engine.step !== 'plain');
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`  ${faults.length === 0 ? 'holds' : 'FAILS'}  ${journey.name} (${seconds} s)`);
    for (const fault of faults) console.log(`         ${fault}`);
    if (faults.length > 0) failures += 1;
  }
  await running.end();
}
await site.stop();
console.log(failures === 0 ? '\nEvery journey holds.' : `\n${failures} journeys fail.`);
process.exitCode = failures === 0 ? 0 : 1;

/** What went wrong on the way, nothing where all holds. */
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
