import { runFetchPictures } from '#server/commands/fetch-pictures.ts';

process.exitCode = await runFetchPictures(process.env, process.argv.slice(2), console.log);
