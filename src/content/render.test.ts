import { describe, expect, test } from 'vitest';
import { contentFolder, problemsAfter } from '#tests/support/content-folder.ts';

describe('broken references', () => {
  test.each([
    [
      'a token in a record',
      'about.yaml',
      'began {{clinic.name}}',
      'began {{clinic.nam}}',
      'lead',
      '{{clinic.nam}} stands for nothing; use one of {{clinic.name}}',
    ],
    [
      'a token in prose',
      'pages/complaints.md',
      'Write to {{manager.name}}',
      'Write to {{boss.name}}',
      'text',
      '{{boss.name}} stands for nothing',
    ],
    [
      'a token in front matter',
      'pages/complaints.md',
      'lead: What {{clinic.legalName}}',
      'lead: What {{clinic.legal}}',
      'lead',
      '{{clinic.legal}} stands for nothing',
    ],
    [
      'a note in a record',
      'faq.yaml',
      '[^fees]',
      '[^fee]',
      'items[1].answer',
      "no footnote is named 'fee'; use one of fees, experience, eligibility",
    ],
    ['a note in prose', 'pages/terms.md', 'older.', 'older.[^age]', 'text', "no footnote is named 'age'"],
    [
      'the note of a claim',
      'claims.yaml',
      'label: years of practice\n    asAt: "2026-10-01"\n    note: experience',
      'label: years of practice\n    asAt: "2026-10-01"\n    note: experiences',
      'ratings.experience.note',
      "no footnote is named 'experiences'",
    ],
    [
      'a drawing',
      'home.yaml',
      'art: home-plain',
      'art: home-hill',
      'hero.art',
      "no drawing is named 'home-hill'; add content/art/home-hill.svg",
    ],
    [
      'a drawing in a block',
      'pages/nutrition-meal-planning.md',
      'art: figure-road',
      'art: figure-track',
      'blocks.road.art',
      "no drawing is named 'figure-track'",
    ],
    [
      'an address',
      'home.yaml',
      'href: /goal-setting-maintenance',
      'href: /goals',
      'services.items[5].href',
      "no page is at '/goals'",
    ],
    ['an address in prose', 'pages/terms.md', '(/privacy)', '(/privat)', 'text', "no page is at '/privat'"],
    [
      'a city of another clinic',
      'pages/terms.md',
      '(/privacy)',
      '(/weight-loss-clinic-sydney)',
      'text',
      "no page is at '/weight-loss-clinic-sydney'",
    ],
    [
      'an address of another host',
      'pages/terms.md',
      '(/privacy)',
      '(//other.example/privacy)',
      'text',
      'no page is at',
    ],
    [
      'a related service',
      'landing/sleep.yaml',
      '/how-it-works]',
      '/how]',
      'relatedServices[1]',
      "no page is at '/how'",
    ],
    [
      'the target of a redirect',
      'landing/tools.yaml',
      'redirectTo: /tools',
      'redirectTo: /toolbox',
      'redirectTo',
      "no page is at '/toolbox'",
    ],
  ])('%s is named', (_, file, from, to, field, fix) => {
    const problems = problemsAfter((folder) => folder.edit(file, from, to));
    expect(problems).toEqual([{ file, field, fix: expect.stringContaining(fix) }]);
  });

  test('an alias, a redirect and an anchor of a page may be linked to', () => {
    const folder = contentFolder();
    folder.edit(
      'pages/terms.md',
      '(/privacy)',
      '(/privacy#keep) or [us](/meet-the-team) or [fees](/medicare-billing) or [Hobart](/weight-loss-clinic-hobart)',
    );
    expect(folder.problems()).toEqual([]);
  });
});
