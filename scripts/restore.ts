import { runRestore } from '#server/commands/restore.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runRestore(process.env, process.argv.slice(2), printFor(process.env));
