import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { matchingTools, offersSearch, type Tool, tools } from './tools.ts';
import { ToolsPage } from './tools-page.tsx';

const drawing = { href: '/art/x.svg', width: 8, height: 6 };
const more = (count: number): Tool[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `more-${index}`,
    name: `Tool ${index}`,
    category: 'Sleep',
    text: 'Something else.',
    facts: [],
    way: { href: `/more-${index}` },
    action: 'Go',
  }));

function pageWith(list: readonly Tool[]): string {
  const routes = [{ path: '/', element: <ToolsPage drawing={drawing} calculator={null} tools={list} /> }];
  return renderToString(<RouterProvider router={createMemoryRouter(routes)} />);
}

describe('[TOOLS-01] the search', () => {
  test('appears with more than six tools', () => {
    expect(offersSearch(tools)).toBe(false);
    expect(pageWith([...tools, ...more(1)])).not.toContain('type="search"');
    expect(pageWith([...tools, ...more(2)])).toContain('type="search"');
  });

  test('finds by every word, and within a category', () => {
    const names = (search: string, category = '') => matchingTools(tools, search, category).map(({ id }) => id);
    expect(names('APNOEA risk')).toEqual(['sleep']);
    expect(names('questions')).toEqual(['sleep', 'mental-health', 'audit-c']);
    expect(names('questions', 'Alcohol')).toEqual(['audit-c']);
    expect(names('nothing like it')).toEqual([]);
  });
});
