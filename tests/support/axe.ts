import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const program = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Success criteria up to WCAG 2.2 AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the current page for accessibility violations. Each finding names the rule, the element and the correction.
 *
 * axe is injected through the debugger, which the page's security policy does not restrict, so that the policy stays on.
 *
 * @param scope Limits the check to one part of the page.
 * @param rules Limits it to these rules, by their names in axe.
 */
export async function accessibilityFindings(page: Page, scope?: string, rules?: string[]): Promise<string[]> {
  // Once for each document: axe is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const { violations } = await page.evaluate(
    ([context, runOnly]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      return checker.run(context ?? document, { runOnly, resultTypes: ['violations'] });
    },
    [scope, rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags }] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help}\n    ${node.target.join(' ')}\n    ${(node.failureSummary ?? '').replaceAll('\n', '\n    ')}`,
    ),
  );
}
