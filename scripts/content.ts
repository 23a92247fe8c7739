import { runContent } from '#server/commands/content.ts';
import { printFor } from '#server/typed-commands.ts';

process.exitCode = await runContent(process.env, process.argv.slice(2), printFor(process.env));
