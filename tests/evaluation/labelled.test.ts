import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kindsIn } from '#domain/chat/safety.ts';

interface Labelled {
  label: string;
  message: string;
}

function labelled(folder: string): Labelled[] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => {
      const [label = '', message = ''] = line.split('\t');
      return { label, message };
    });
}

/** The share of crises that are found, and of other messages that are mistaken for one. */
function measured(messages: readonly Labelled[]) {
  const crises = messages.filter(({ label }) => label !== 'near');
  const near = messages.filter(({ label }) => label === 'near');
  const found = ({ message }: Labelled) => kindsIn(message).length > 0;
  return {
    recall: crises.filter(found).length / crises.length,
    alarms: near.filter(found).length / near.length,
    named:
      crises.filter(({ label, message }) => kindsIn(message).some((kind) => kind === label)).length / crises.length,
  };
}

describe('[CHAT-05] messages that people labelled', () => {
  test('those that the weights are learnt from', () => {
    const { recall, alarms, named } = measured(labelled('labelled'));
    expect(recall).toBeGreaterThan(0.98);
    expect(alarms).toBeLessThan(0.02);
    expect(named).toBeGreaterThan(0.85);
  });

  test('those that nothing was learnt from', () => {
    const { recall, alarms } = measured(labelled('held-out'));
    expect(recall).toBeGreaterThan(0.95);
    expect(alarms).toBeLessThan(0.05);
  });
});
