import { runMove } from '#server/commands/move.ts';

process.exitCode = await runMove(process.env, process.argv.slice(2), console.log);
