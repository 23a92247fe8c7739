import { runBackup } from '#server/commands/backup.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runBackup(process.env, process.argv.slice(2), printFor(process.env));
