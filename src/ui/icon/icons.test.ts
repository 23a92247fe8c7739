import { describe, expect, test } from 'vitest';
import { iconPathsOf } from './drawings.ts';
import { iconNames } from './icon.tsx';
import icons from './icons.svg?raw';

describe('the file of icons', () => {
  test('holds every icon that a component may ask for, and no other', () => {
    const drawn = [...icons.matchAll(/<g id="([\w-]+)">/g)].map(([, name]) => name);
    expect(drawn).toEqual([...iconNames]);
  });

  test('gives each its own shapes', () => {
    const shapes = iconNames.map(iconPathsOf);
    for (const [index, shape] of shapes.entries()) expect(shape, iconNames[index]).toMatch(/^(<\w+ [^<>]+\/>)+$/);
    expect(new Set(shapes).size).toBe(iconNames.length);
  });
});
