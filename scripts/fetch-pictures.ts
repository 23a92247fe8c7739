import { runFetchPictures } from '#server/commands/fetch-pictures.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runFetchPictures(process.env, process.argv.slice(2), printFor(process.env));
