import { describe, expect, test } from 'vitest';
import { loadLanguages } from '#content/languages.ts';
import { createLanguageReader } from './read-language.ts';

const pack = loadLanguages();
const read = createLanguageReader(pack);

/** Languages that are nearly one in writing: either result is correct. */
const nearlyAlike = ['bs hr sr', 'id ms', 'fa prs', 'hi ur pa', 'zh-Hans yue', 'mk sr-Cyrl sr'].map((codes) =>
  codes.split(' '),
);
const fits = (code: string, found: string | undefined) =>
  code === found || nearlyAlike.some((codes) => codes.includes(code) && codes.includes(found ?? ''));

describe.each(pack.records.map((record) => [record.name, record] as const))('[SAFE-01] %s', (_, { code, examples }) => {
  test('a crisis is recognised in its language', () => {
    const missed = examples.crisis.filter((message) => {
      const found = read(message);
      return found?.kind !== 'crisis' || found.crises.length === 0 || !fits(code, found.code);
    });
    expect(missed).toEqual([]);
  });

  test('an ordinary message is recognised in its language and raises no alarm', () => {
    const wrong = examples.ordinary.filter((message) => {
      const found = read(message);
      return found?.kind !== 'message' || !fits(code, found.code);
    });
    expect(wrong).toEqual([]);
  });
});

describe('[SAFE-01] English messages are not taken for another language', () => {
  test.each([
    'do you speak Spanish?',
    'cu l8r m8, is 3pm ok 2moro or 2day',
    'phq9 was 14 and gad7 12, hba1c 6.9',
    'can I have a Vietnamese interpreter',
    'my nonna makes gnocchi and focaccia every Sunday',
    'yeah nah just after a price this arvo, dinkum',
    'deadly, can our mob book with youse, unna',
    'how much is semaglutide, wegovy or ozempic',
    'wat r ur opning hrs pls thx',
    'i wnat to looose wieght befor xmas',
    'Nguyen Thi Lan, 12 Rue Street, Wagga Wagga',
    'suicide squad is on and I have popcorn',
    'is anaphylaxis to prawns a problem',
    'thanks ( ͡° ͜ʖ ͡°) ¯\\_(ツ)_/¯',
    'ಠ_ಠ why so dear',
    'a β blocker at 5 μg',
    'what does 减肥 mean on the tea my aunty gave me',
    'oi oi',
    'na',
    'asdf',
    'zzzzz',
    '92 kg 170 cm',
    'ok',
    '',
  ])('%s', (message) => {
    // A word of another language is only a trace: it adds help in that language to a crisis in English.
    expect([undefined, 'traces']).toContain(read(message)?.kind);
  });
});

test('[SAFE-01] accents, case, apostrophes, doubled and stretched letters are ignored', () => {
  for (const message of [
    'QUIERO MORIR',
    'quierro moriiir',
    'je n’ai plus d’envie de vivre',
    'toi muon chet',
    'Olmek istiyorum',
  ])
    expect(read(message)?.kind, message).toBe('crisis');
});

test('[SAFE-01] a crisis is found in a message that is mostly in another language', () => {
  const found = read('please call me back about my appointment on Monday, quiero morir');
  expect(found).toMatchObject({ kind: 'crisis', code: 'es', isMixed: true });
});

test('[SAFE-01] short replies are read in the language of the previous answer', () => {
  const staying = { code: 'es', isCrisis: false };
  for (const reply of ['ok', 'si', '34', 'no', 'yes'])
    expect(read(reply, staying), reply).toMatchObject({ code: 'es', kind: 'message' });
  expect(read('what does it cost please', staying)).toBeUndefined();
});

test('[SAFE-01] a message in another language never ends a crisis', () => {
  const staying = { code: 'es', isCrisis: true };
  for (const reply of ['ok', 'gracias', 'quiero bajar de peso'])
    expect(read(reply, staying), reply).toMatchObject({ code: 'es', kind: 'crisis' });
});

test.each(['kif fini e7jez maw3ed', 'ana 3ayez a7gez', 'el 3eyada fat7a emta'])(
  '[SAFE-01] Arabic in Latin letters and digits is recognised: %s',
  (message) => {
    expect(read(message)).toMatchObject({ code: 'ar', kind: 'message' });
  },
);

test.each(['haluan laihtua mutta en tiedä miten', 'მინდა წონაში დაკლება', 'Ես ուզում եմ նիհարել'])(
  '[SAFE-01] a language without a record is undetermined: %s',
  (message) => {
    expect(read(message)).toMatchObject({ code: 'und', kind: 'message' });
  },
);

test('[SAFE-01] the work is linear in the length of a message', () => {
  const work = (text: string) => {
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) read(text);
    return performance.now() - start;
  };
  const piece = 'no puedo mas me duele mucho ';
  work(piece);
  // Quadratic work would take sixteen times as long; the factor allows for a noisy machine.
  expect(work(piece.repeat(160))).toBeLessThan(12 * work(piece.repeat(40)) + 200);
});
