import { account } from '../engines/journeys.ts';
import { startWithAssistant } from '../support/site.ts';
import { type Journey, journeys } from './journeys.ts';
import { Listener } from './listener.ts';
import { missingPackages, startSession } from './session.ts';

// Checks what a screen reader speaks on the main journeys: `npm run screen-reader -- [words of a journey] [--times 20] [--account]`.

const args = process.argv.slice(2);
const times = args.includes('--times') ? Number(args[args.indexOf('--times') + 1]) : 1;
const showsAccount = args.includes('--account');
const wanted = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--times').join(' ');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const missing = missingPackages();
if (missing.length > 0) console.log(`Skipped: these Debian packages are not installed: ${missing.join(', ')}.`);
else process.exitCode = (await runAll()) === 0 ? 0 : 1;

async function runAll(): Promise<number> {
  const chosen = journeys.filter(({ name }) => name.includes(wanted));
  const failures = new Map(chosen.map(({ name }) => [name, 0]));
  const site = await startWithAssistant({ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password });
  for (let turn = 0; turn < times; turn += 1) {
    // A new session for each repetition, so that each begins with a fresh browser and screen reader.
    const session = await startSession(process.env.ORCA_LOG);
    for (const journey of chosen) {
      const problem = await walk(journey, new Listener(session, site.origin));
      if (problem) failures.set(journey.name, (failures.get(journey.name) ?? 0) + 1);
    }
    await session.end();
  }
  await site.stop();
  for (const [name, count] of failures) if (times > 1) console.log(`${times - count} of ${times}: ${name}`);
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

async function walk({ name, walk: steps }: Journey, listener: Listener): Promise<string | undefined> {
  const start = Date.now();
  const problem = await steps(listener).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  await listener.closes();
  console.log(`${problem ? 'FAILS' : 'holds'}  ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (problem) console.log(`  ${problem}`);
  if (problem || showsAccount) for (const line of listener.account) console.log(`  ${line.slice(0, 1500)}`);
  return problem;
}
