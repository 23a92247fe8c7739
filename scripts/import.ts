import { runImport } from '#server/commands/import.ts';

process.exitCode = await runImport(process.env, process.argv.slice(2), console.log);
