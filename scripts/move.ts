import { runMove } from '#server/commands/move.ts';
import { print } from '#server/typed-commands.ts';

process.exitCode = await runMove(process.env, process.argv.slice(2), print);
