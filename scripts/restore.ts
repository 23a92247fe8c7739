import { runRestore } from '#server/commands/restore.ts';

process.exitCode = await runRestore(process.env, process.argv.slice(2), console.log);
