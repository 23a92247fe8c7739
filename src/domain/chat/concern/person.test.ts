import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { withoutOwners } from './person.ts';

test.each([
  ["I've had about 25 of mum's sleeping tablets", 'mum'],
  ["took 20 of my partner's heart pills", 'partner'],
  ["swallowed the whole of dad's valium", 'dad'],
])('[CHAT-05] the owner of the medicine is not the patient: %s', (message, owner) => {
  expect(normalise(message)).toContain(owner);
  expect(withoutOwners(normalise(message))).not.toContain(owner);
});

test.each([
  ["mum's taken her pills", 'mum'],
  ["my son took 20 of my partner's pills", 'son'],
  ["dad's chest hurts", 'dads'],
])('[CHAT-05] the person who took it or is ill remains the patient: %s', (message, patient) => {
  expect(withoutOwners(normalise(message))).toContain(patient);
});
