import { text } from 'node:stream/consumers';
import { runAccounts } from '#server/commands/accounts.ts';
import { print } from '#server/typed-commands.ts';

process.exitCode = await runAccounts({
  environment: process.env,
  words: process.argv.slice(2),
  print,
  readInput: () => text(process.stdin),
});
