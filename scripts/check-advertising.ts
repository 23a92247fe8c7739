import { resolve } from 'node:path';
import { reviewContent } from '#content/advertising.ts';
import { exceptionsFile } from '#content/advertising-exceptions.ts';
import { kindWords, sources } from '#domain/advertising/rule.ts';

// `npm run check:advertising [folder]`: what health advertising may not hold, in all content.
const { texts, warnings, excepted, spare } = reviewContent(
  resolve(process.argv[2] || process.env.CONTENT_DIR || 'content'),
);
for (const { file, line, kind, passage, why, instead, source } of warnings)
  console.error(
    `${file}:${line}  ${kindWords[kind]}: "${passage}"\n  ${why} (${sources[source].title})\n  Write instead, for example: ${instead}`,
  );
for (const each of spare) console.error(`${exceptionsFile}: nothing stands there any more: ${each}`);
if (warnings.length + spare.length > 0) process.exitCode = 1;
console.log(
  `Advertising: ${texts} texts read, ${warnings.length} warnings, ${excepted} passages excepted with a reason.`,
);
