import { expect, test } from 'vitest';
import { newPassword } from './new-password.ts';
import { passwordProblem } from './password-rules.ts';

const owner = { email: 'jo.banks@saltbush.example', name: 'Jo Banks', clinic: 'Saltbush Telehealth' };

test('[TRUST-07] a password that is short, common or personal is refused with the reason', async () => {
  const cases: [string, RegExp][] = [
    ['short', /12 to 128 characters; this one has 5/],
    ['x'.repeat(129), /this one has 129/],
    ['Password1234', /like those that everybody uses/],
    ['iloveyou1234', /like those that everybody uses/],
    ['qwertyuiop12', /like those that everybody uses/],
    ['aaaaaaaaaaaa', /repeats itself/],
    ['abcdefghijkl', /repeats itself/],
    ['Welcome@Clinic1', /like those that everybody uses/],
    ['W3lc0me@Cl1nic', /like those that everybody uses/],
    ['ilovemydog123', /like those that everybody uses/],
    ['collingwood2026', /like those that everybody uses/],
    ['GoTheTigers2026', /like those that everybody uses/],
    ['correcthorsebatterystaple', /like those that everybody uses/],
    ['Correct Horse Battery Staple!', /like those that everybody uses/],
    ['Saltbush2026!', /made of a name, the email or the clinic/],
    ['jo.banks@saltbush.example', /made of a name/],
    ['TELEHEALTH Banks', /made of a name/],
  ];
  for (const [password, reason] of cases) expect(await passwordProblem(password, owner), password).toMatch(reason);
});

test('[TRUST-07] four words, or a generated password, are accepted', async () => {
  for (const password of ['correct horse battery', 'a pencil and a desk', 'banks of a slow brown river', newPassword()])
    expect(await passwordProblem(password, owner), password).toBeUndefined();
});
