import { expect, test } from 'vitest';
import { productionTree, sizeOf } from './production-packages.ts';

/** Includes Node, which is half of it. */
const mostMegabytes = 250;

const { needed, needless } = productionTree();

test('a production install stays within its budget', () => {
  const locked = new Set(needed);
  const sizes = needed.map((folder) => ({ folder, megabytes: sizeOf(folder, locked) / 2 ** 20 }));
  const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const largest = sizes.sort((a, b) => b.megabytes - a.megabytes).slice(0, 10);
  const list = largest.map(({ folder, megabytes }) => `${folder}: ${megabytes.toFixed(1)} MB`).join(', ');
  expect(total, list).toBeLessThanOrEqual(mostMegabytes);
  expect(total, 'the packages were found').toBeGreaterThan(100);
});

test('a production install has no build or test tool', () => {
  const tools = ['vite', 'vitest', 'typescript', 'rolldown', 'lightningcss', 'tailwindcss', '@react-router/dev'];
  expect(tools.filter((name) => needed.includes(`node_modules/${name}`))).toEqual([]);
  expect(needless, 'what the lock file does not mark as development is told apart').toContain('node_modules/vitest');
});
