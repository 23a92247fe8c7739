import { resolve } from 'node:path';
import { reviewContent } from '#content/advertising.ts';
import { exceptionsFile } from '#content/advertising-exceptions.ts';
import { kindWords, sources } from '#domain/advertising/rule.ts';
import { checkArguments } from './check-arguments.ts';

// `npm run check:advertising [-- --verbose] [folder]`: reports sentences in the content that health advertising law forbids.
const { folder, isVerbose } = checkArguments();
const { texts, warnings, excepted, spare } = reviewContent(resolve(folder || process.env.CONTENT_DIR || 'content'));
for (const { file, line, kind, passage, why, instead, source } of warnings)
  console.error(
    `${file}:${line}  ${kindWords[kind]}: "${passage}"\n  ${why} (${sources[source].title})\n  Write instead, for example: ${instead}`,
  );
for (const each of spare) console.error(`${exceptionsFile}: the content no longer has this passage: ${each}`);
const isWrong = warnings.length + spare.length > 0;
if (isWrong) process.exitCode = 1;
if (isVerbose || isWrong)
  console.log(
    `Advertising: ${texts} texts read, ${warnings.length} warnings, ${excepted} passages excepted with a reason.`,
  );
