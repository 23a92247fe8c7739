import { runExport } from '#server/commands/export.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runExport(process.env, process.argv.slice(2), printFor(process.env));
