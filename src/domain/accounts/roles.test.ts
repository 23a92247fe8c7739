import { expect, test } from 'vitest';
import { isEmail, mayEnter, normalEmail, roleOf } from './roles.ts';

test('[ADMIN-02] the administrator is the one email that the configuration names, however it is spelt', () => {
  expect(roleOf(' Owner@Clinic.example', 'owner@clinic.EXAMPLE ')).toBe('administrator');
  for (const other of ['owner@clinic.example.org', 'xowner@clinic.example', 'owner+x@clinic.example', ''])
    expect(roleOf(other, 'owner@clinic.example'), other).toBe('staff');
});

test('[ADMIN-02] the administrator enters everything, staff what staff may', () => {
  expect(mayEnter('administrator', 'administrator')).toBe(true);
  expect(mayEnter('administrator', 'staff')).toBe(true);
  expect(mayEnter('staff', 'staff')).toBe(true);
  expect(mayEnter('staff', 'administrator')).toBe(false);
});

test('an email has one @ and a domain with a dot', () => {
  for (const email of ['jo@clinic.example', "o'neil+blog@a-b.clinic.example"]) expect(isEmail(email), email).toBe(true);
  for (const email of [
    '',
    'jo',
    'jo@clinic',
    '@clinic.example',
    'jo@clinic.',
    'a@b@clinic.example',
    'jo @clinic.example',
  ])
    expect(isEmail(email), email).toBe(false);
  expect(isEmail(`${'x'.repeat(250)}@clinic.example`)).toBe(false);
  expect(isEmail('jo@clinic.example\nbcc: x')).toBe(false);
  expect(normalEmail('  Jo@Clinic.Example ')).toBe('jo@clinic.example');
});
