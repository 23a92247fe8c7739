import { expect, test } from 'vitest';
import { typedCommands } from './typed-commands.ts';

test.each([
  [
    'Another one: npm run account -- reset-password a@b.example',
    'Another one: node scripts/account.ts reset-password a@b.example',
  ],
  ['npm run restore -- FILE --replace. It', 'node scripts/restore.ts FILE --replace. It'],
  ['`npm run build` first, or `npm start`, which', '`node scripts/build.ts` first, or `node scripts/start.ts`, which'],
  ['  npm run unused-pictures               lists them', '  node scripts/unused-pictures.ts               lists them'],
  [
    'what npm run backup wrote: PORT=3000 npm start',
    'what node scripts/backup.ts wrote: PORT=3000 node scripts/start.ts',
  ],
  ['type npm ci', 'type npm ci'],
])('[OPS-02] a message names npm commands only if npm started the process: %s', (text, without) => {
  expect(typedCommands(text, {})).toBe(without);
  expect(typedCommands(text, { npm_execpath: 'npm' })).toBe(text);
});
