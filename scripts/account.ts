import { text } from 'node:stream/consumers';
import { runAccounts } from '#server/commands/accounts.ts';

process.exitCode = await runAccounts({
  environment: process.env,
  words: process.argv.slice(2),
  print: console.log,
  readInput: () => text(process.stdin),
});
