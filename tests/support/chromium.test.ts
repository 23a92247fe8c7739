import { expect, test } from 'vitest';
import { browserPaths } from './chromium.ts';

test('installed browsers are found at the paths of each platform', () => {
  expect(browserPaths('darwin', { HOME: '/Users/ann' })).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  expect(browserPaths('darwin', { HOME: '/Users/ann' })).toContain(
    '/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium',
  );
  expect(browserPaths('win32', { PROGRAMFILES: 'C:\\Program Files' })).toContain(
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  );
  expect(browserPaths('linux', {})).toContain('/usr/bin/chromium');
});
