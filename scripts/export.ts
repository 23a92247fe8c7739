import { runExport } from '#server/commands/export.ts';

process.exitCode = await runExport(process.env, process.argv.slice(2), console.log);
