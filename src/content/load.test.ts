import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ContentFolder, contentFolder, problemsAfter } from '#tests/support/content-folder.ts';
import { loadContent, type SiteContent } from './load.ts';
import { ContentError } from './problem.ts';

describe('a correct folder', () => {
  test('has everything that pages need', () => {
    const content = contentFolder().load();
    expect(content.site.name).toBe('Mallee Health');
    expect(content.pages.size).toBe(13);
    expect([...content.cities.keys()]).toEqual(['darwin', 'hobart']);
    expect([...content.landing.keys()]).toEqual(['booking', 'faq', 'sleep', 'tools']);
  });

  test('tokens are filled in and Markdown is rendered', () => {
    const { about, people, faq } = contentFolder().load();
    expect(about.lead.html).toBe(
      'Isolde Farrow began Mallee Health so that nobody drives four hours for a ten-minute talk.',
    );
    expect(people.practitioner.biography.html).toContain('href="#note-experience"');
    expect(faq.items[0]?.answer.html).toMatch(/^\$62\.00, of which you pay \$0\./);
  });

  test('[SUB-03] a landing record without a variant is a landing page', () => {
    const { landing } = contentFolder().load();
    expect([...landing].map(([key, record]) => [key, record.variant])).toEqual([
      ['booking', 'booking'],
      ['faq', 'landing'],
      ['sleep', 'landing'],
      ['tools', 'redirect'],
    ]);
  });

  test('notes are numbered in the order of the file, and a page lists the ones that it uses', () => {
    const { notes, faq, cities } = contentFolder().load();
    expect(notes.map(({ id, number }) => [id, number])).toEqual([
      ['fees', 1],
      ['experience', 2],
      ['eligibility', 3],
    ]);
    expect(faq.noteIds).toEqual(['eligibility', 'fees']);
    expect(cities.get('hobart')?.noteIds).toEqual(['eligibility']);
  });

  test('drawings are found with their size and a fingerprint in their address', () => {
    const { home } = contentFolder().load();
    expect(home.hero.art).toEqual({
      href: expect.stringMatching(/^\/art\/home-plain\.[0-9a-f]{10}\.svg$/),
      width: 400,
      height: 300,
    });
  });

  test('nobody can change it afterwards', () => {
    const { site, home, cities } = contentFolder().load();
    expect(() => Object.assign(site, { name: 'Another' })).toThrow(TypeError);
    expect(() => home.steps.items.pop()).toThrow(TypeError);
    expect(() => Object.assign(cities.get('hobart') ?? {}, { name: 'Another' })).toThrow(TypeError);
  });

  test('[SUB-03] the clinic that ships has all 27 sub-sites and [ROUTE-02] its eight cities', () => {
    const content = loadContent('content');
    expect(content.landing.size).toBe(27);
    expect([...content.cities.keys()].sort()).toEqual(
      ['sydney', 'melbourne', 'brisbane', 'perth', 'adelaide', 'gold-coast', 'canberra', 'newcastle'].sort(),
    );
  });
});

describe('[PRICE-02] what is left to pay', () => {
  const followup = ({ faq }: SiteContent) => faq.items[1]?.answer.html.replace(/<[^>]+>/g, '');

  test('is worked out from a changed fee', () => {
    const folder = contentFolder();
    expect(followup(folder.load())).toContain('$90.00, of which you pay $38.70');
    folder.edit('claims.yaml', 'fee: 90', 'fee: 95');
    expect(followup(folder.load())).toContain('$95.00, of which you pay $43.70');
  });

  test('is a span where the item for the length of the booking pays less than the price list says', () => {
    const folder = contentFolder();
    folder.edit('site.yaml', 'minutes: 20', 'minutes: 15');
    expect(followup(folder.load())).toContain('of which you pay $38.70 to $62.95');
  });
});

describe('missing files', () => {
  test.each([
    ['site.yaml'],
    ['people.yaml'],
    ['claims.yaml'],
    ['home.yaml'],
    ['about.yaml'],
    ['faq.yaml'],
    ['not-found.yaml'],
    ['pages/terms.md'],
  ])('%s', (file) => {
    expect(problemsAfter((folder) => folder.remove(file))).toContainEqual({
      file,
      field: '',
      fix: 'the file is missing; create it',
    });
  });

  test.each([['cities'], ['landing']])('the folder %s', (name) => {
    expect(problemsAfter((folder) => folder.remove(name))).toContainEqual({
      file: name,
      field: '',
      fix: 'the folder is missing; create it',
    });
  });

  test('the content folder itself', () => {
    expect(() => loadContent('/nowhere/at/all')).toThrow(ContentError);
    expect(() => loadContent('/nowhere/at/all')).toThrow(
      '/nowhere/at/all: the content folder is missing; set CONTENT_DIR',
    );
  });

  test('a drawing that every clinic needs', () => {
    expect(problemsAfter((folder) => folder.remove('art/mark.svg'))).toEqual([
      { file: 'art/mark.svg', field: '', fix: 'every clinic needs this drawing; add it' },
    ]);
  });
});

describe('wrong records', () => {
  test.each([
    [
      'a wrong type',
      'site.yaml',
      'minutes: 40',
      'minutes: forty',
      'booking.initial.minutes',
      /write number here instead of string/,
    ],
    ['an unknown key', 'site.yaml', 'tagline:', 'tag-line:', '', /remove 'tag-line'/],
    ['a missing field', 'home.yaml', '  link: All questions\n', '', 'questions.link', /write one line of text here/],
    [
      'an email address',
      'site.yaml',
      'care@mallee.example',
      'care at mallee',
      'email',
      /such as hello@clinic\.example/,
    ],
    ['a phone number', 'site.yaml', '"+61355500173"', '"0355500173"', 'phone.dial', /write \+61 and nine digits/],
    [
      'an address without https',
      'site.yaml',
      'https://mallee-pantry.example/',
      'http://mallee-pantry.example/',
      'shop.href',
      /starts with https/,
    ],
    [
      'a long title',
      'cities/hobart.yaml',
      'title: Weight care by video in Hobart',
      `title: ${'long '.repeat(13)}`,
      'seo.title',
      /shorten the title to 60 characters/,
    ],
    [
      'an unknown icon',
      'home.yaml',
      'icon: moon',
      'icon: comet',
      'services.items[4].icon',
      /write one of the icon names/,
    ],
    ['a figure without quotes', 'claims.yaml', 'value: "4.7"', 'value: 4.7', 'ratings.rating.value', /./],
    ['a date that is none', 'pages/terms.md', '"2026-08-31"', '"31 August"', 'updated', /such as '2026-07-01'/],
    [
      'a month that is none',
      'pages/terms.md',
      '"2026-08-31"',
      '"2026-13-41"',
      'updated',
      /the calendar has no such day/,
    ],
    [
      '31 February',
      'claims.yaml',
      '"2026-09-01"',
      '"2026-02-31"',
      'fees.followup.asAt',
      /the calendar has no such day/,
    ],
    [
      'a rebate above the fee',
      'claims.yaml',
      'rebate: 51.3',
      'rebate: 151.3',
      'fees.followup.rebate',
      /no more than the fee/,
    ],
    ['a rebate below 0', 'claims.yaml', 'rebate: 51.3', 'rebate: -5', 'fees.followup.rebate', /not less than 0/],
    ['a part of a cent', 'claims.yaml', 'rebate: 51.3', 'rebate: 51.305', 'fees.followup.rebate', /whole cents/],
    [
      'a sum that follows',
      'claims.yaml',
      'rebate: 51.3',
      'rebate: 51.3\n    patientCost: 500',
      'fees.followup',
      /remove 'patientCost'/,
    ],
    [
      'a length beside that of the booking',
      'claims.yaml',
      'rebate: 51.3',
      'rebate: 51.3\n    minutes: -3',
      'fees.followup',
      /remove 'minutes'/,
    ],
    [
      'a first visit that is not bulk billed',
      'claims.yaml',
      'fee: 62',
      'fee: 90',
      'claims.initial-bulk-billed',
      /leaves \$28\.00 to pay/,
    ],
    [
      'other minutes in the words of a booking',
      'site.yaml',
      'detail: Twenty minutes',
      'detail: Review, 30 min',
      'booking.followup.detail',
      /number of minutes/,
    ],
    [
      'a benefit that does not follow',
      'medicare.yaml',
      'benefit: 27.05',
      'benefit: 72.05',
      'items[0].benefit',
      /write 27\.05/,
    ],
    [
      'a block of an unknown type',
      'pages/terms.md',
      '---\n## Who',
      'blocks:\n  x:\n    type: carousel\n---\n## Who',
      'blocks.x.type',
      /write one of these types: cards/,
    ],
    ['an unknown region', 'cities/hobart.yaml', 'region: TAS', 'region: Tasmania', 'region', /TAS/],
    ['five areas', 'cities/hobart.yaml', '  - Hobart west\n', '', 'areas', /list exactly six area groups/],
    [
      'eight questions',
      'faq.yaml',
      '  - question: What if I am late?\n    answer: Answer number 8, from [how it works](/how-it-works).\n',
      '',
      'items',
      /list exactly nine questions/,
    ],
    [
      'three steps',
      'home.yaml',
      '    - title: Write\n      text: Tell us the basics.\n',
      '',
      'steps.items',
      /list exactly four steps/,
    ],
  ])('%s is named with its field', (_, file, from, to, field, fix) => {
    const problems = problemsAfter((folder) => folder.edit(file, from, to));
    expect(problems).toContainEqual({ file, field, fix: expect.stringMatching(fix) });
  });

  test('bad YAML is named with its line, also in front matter', () => {
    expect(problemsAfter((folder) => folder.edit('about.yaml', 'heading: A clinic', 'heading: A clinic: a'))).toEqual([
      { file: 'about.yaml', field: 'line 6', fix: expect.stringContaining('not valid YAML') },
    ]);
    expect(problemsAfter((folder) => folder.edit('pages/terms.md', 'heading: Terms', 'heading: Terms: all'))).toEqual([
      { file: 'pages/terms.md', field: 'line 3', fix: expect.stringContaining('not valid YAML') },
    ]);
  });

  test('every problem of every file is reported at once', () => {
    const problems = problemsAfter((folder) => {
      folder.edit('about.yaml', 'icon: message', 'icon: comet');
      folder.edit('cities/darwin.yaml', 'region: NT', 'region: XX');
      folder.remove('pages/privacy.md');
    });
    expect(problems.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['about.yaml', 'cities/darwin.yaml', 'pages/privacy.md']),
    );
  });
});

describe('files and what they are about', () => {
  const rename = (folder: ContentFolder, from: string, to: string) =>
    renameSync(join(folder.path, from), join(folder.path, to));

  test('a city file named unlike its city', () => {
    expect(problemsAfter((folder) => rename(folder, 'cities/hobart.yaml', 'cities/launceston.yaml'))).toEqual([
      { file: 'cities/launceston.yaml', field: 'slug', fix: 'write slug: launceston, as the file is named' },
    ]);
  });

  test('a landing file named unlike its sub-site', () => {
    expect(problemsAfter((folder) => rename(folder, 'landing/sleep.yaml', 'landing/adhd.yaml'))).toEqual([
      { file: 'landing/adhd.yaml', field: 'subdomain', fix: 'write subdomain: adhd, as the file is named' },
    ]);
  });

  test('a landing file that no host selects', () => {
    expect(problemsAfter((folder) => rename(folder, 'landing/sleep.yaml', 'landing/slumber.yaml'))).toEqual([
      {
        file: 'landing/slumber.yaml',
        field: '',
        fix: expect.stringContaining('no host selects this sub-site; name the file after one of blog, tools'),
      },
    ]);
  });

  test('a page that no address shows', () => {
    expect(problemsAfter((folder) => folder.write('pages/contact.md', '---\n---\n'))).toEqual([
      { file: 'pages/contact.md', field: '', fix: expect.stringContaining('no address shows this page') },
    ]);
  });

  test('[SUB-09] a redirect without a target', () => {
    expect(problemsAfter((folder) => folder.edit('landing/tools.yaml', 'redirectTo: /tools\n', ''))).toEqual([
      { file: 'landing/tools.yaml', field: 'redirectTo', fix: 'say where the redirect goes, such as redirectTo: /faq' },
    ]);
  });

  test('files that are not records are passed over', () => {
    const folder = contentFolder();
    folder.write('cities/README.md', 'Notes for editors.');
    mkdirSync(join(folder.path, 'pages/drafts'));
    expect(folder.problems()).toEqual([]);
    expect(readdirSync(join(folder.path, 'cities'))).toContain('README.md');
  });
});
