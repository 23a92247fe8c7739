import { runUnusedPictures } from '#server/commands/unused-pictures.ts';

process.exitCode = await runUnusedPictures(process.env, process.argv.slice(2), console.log);
