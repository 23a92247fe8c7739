import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pageKinds, policies, staffPages } from '#tests/support/addresses.ts';
import { staffPage } from '#tests/support/editor.ts';
import { paperFaults } from '#tests/support/readable.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { staffSettings } from '#tests/support/staff.ts';
import { visit } from '#tests/support/visit.ts';

const site = await sharedSite();

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes, which every browser reads alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // React's own ids begin with _, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Tables that stack on a phone are no tables to a screen reader unless they say so.
    'no-redundant-role': 'off',
    // The contents of a page stand in it twice, and one of them is hidden at every width.
    'unique-landmark': 'off',
    // Category buttons of one name: the one that is pressed is sent.
    'form-dup-name': 'off',
    // The one heading of a staff page while it is seen: an h1 would stand beside the page's own. The chat's button is a link
    // that every browser follows.
    'prefer-native-element': ['error', { exclude: ['heading', 'button'] }],
    // Forms that are worked out in the page, or hold the browser's memory off, and are never sent.
    'wcag/h32': 'off',
    // A number may break where the line is short: 200% text on a narrow phone.
    'tel-non-breaking': 'off',
    // The length of a title is a matter of [SEO-05].
    'long-title': 'off',
  },
});

/** Sections that no heading names, as the validator of the W3C warns of them. */
function headless(html: string): string[] {
  const open: { tag: string; named: boolean }[] = [];
  const found: string[] = [];
  for (const [tag, end, name] of html.matchAll(/<(\/?)(section|h[1-6])\b[^>]*>/g)) {
    if (name === 'section' && !end) open.push({ tag, named: /aria-label/.test(tag) });
    else if (name === 'section') {
      const section = open.pop();
      if (section && !section.named) found.push(section.tag);
    } else for (const section of open) section.named = true;
  }
  return found;
}

const pages = [
  ...[...pageKinds, ...policies, '/accessibility', '/admin/login'].map((path) => ({ path, host: 'localhost' })),
  ...['sleep', 'neora', 'api', 'booking'].map((label) => ({ path: '/', host: `${label}.localhost` })),
];

test.each(pages)('[ACCESS-05] $host $path is HTML without a fault', async ({ path, host }) => {
  const { text } = await request(site, path, { host: `${host}:${site.port}` });
  const { results } = await validator.validateString(text);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect([...new Set(faults)].slice(0, 20)).toEqual([]);
  expect(headless(text)).toEqual([]);
  // Found by the W3C checker, run by hand, and not by the validator: a term without its description.
  expect(text).not.toMatch(/<\/dt><\/(?:div|dl)>/);
  expect(text).not.toMatch(/<input type="hidden"[^>]*readonly/i);
});

test('[ACCESS-05] [ACCESS-03] the staff screens as drawn by their script are valid HTML, and print', async () => {
  const staff = await sharedSite(staffSettings);
  const page = await staffPage(staff, { width: 718, height: 1000 });
  const faults = new Set<string>();
  for (const path of staffPages) {
    await visit(page, staff.address(path));
    if (path.endsWith('/new')) await page.getByLabel('Title', { exact: false }).first().waitFor();
    const { results } = await validator.validateString(await page.content());
    // A box for text is what an input is; a script sets styles as it likes.
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      if (!['no-implicit-input-type', 'no-inline-style'].includes(ruleId))
        faults.add(`${path} ${ruleId}: ${message} (${selector})`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Some ask who is there first.
    await expect.poll(() => paperFaults(page), { message: `${path} on paper` }).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
  expect([...faults].slice(0, 20)).toEqual([]);
});
