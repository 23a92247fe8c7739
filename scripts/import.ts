import { runImport } from '#server/commands/import.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runImport(process.env, process.argv.slice(2), printFor(process.env));
