import { runUnusedPictures } from '#server/commands/unused-pictures.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runUnusedPictures(process.env, process.argv.slice(2), printFor(process.env));
