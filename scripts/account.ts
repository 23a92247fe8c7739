import { text } from 'node:stream/consumers';
import { runAccounts } from '#server/commands/accounts.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runAccounts({
  environment: process.env,
  words: process.argv.slice(2),
  print: printFor(process.env),
  readInput: () => text(process.stdin),
});
