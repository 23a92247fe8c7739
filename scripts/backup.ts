import { runBackup } from '#server/commands/backup.ts';

process.exitCode = await runBackup(process.env, process.argv.slice(2), console.log);
