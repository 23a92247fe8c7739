import { runMove } from '#server/commands/move.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runMove(process.env, process.argv.slice(2), printFor(process.env));
