import { hasEatingConcern } from '#domain/handover/findings.ts';
import { ToolsPage } from '#features/tools/tools-page.tsx';
import { toolsWords } from '#features/tools/words.ts';
import { inlineDrawingOf } from '#server/presenters/drawings.ts';
import { presentTools } from '#server/presenters/tools.ts';
import { servicesOf } from '#server/services.ts';
import { later } from '#ui/part/later.tsx';
import type { Route } from './+types/tools';
import { pageHead, publicHeaders } from './page-head.ts';
import { forgetBody, useFindings } from './tab-findings.ts';

// Its code comes when it is opened: most visitors of the hub go on to another page.
const Calculator = later(
  async () => (await import('#features/calculator/calculator.tsx')).Calculator,
  CalculatorLink,
  Opening,
);
const NextStep = later(async () => (await import('./next-step.tsx')).NextStep);

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return {
    drawing: inlineDrawingOf(servicesOf(context).content, 'tools-hero'),
    settings: presentTools(servicesOf(context)),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { drawing } = loaderData;
  return pageHead(matches, { ...toolsWords.seo, path: '/tools', preload: drawing.href, imageAlt: toolsWords.alt });
}

export default function ToolsRoute({ loaderData }: Route.ComponentProps) {
  const { drawing, settings } = loaderData;
  const calculator = (
    <Calculator
      settings={settings}
      eatingConcern={hasEatingConcern(useFindings())}
      renderNext={(plan, units) => <NextStep body={{ plan, units }} />}
      onClear={forgetBody}
    />
  );
  return <ToolsPage drawing={drawing} calculator={calculator} />;
}

/** What the calculator leaves where its code cannot be had: the page that works it out without script. */
function CalculatorLink() {
  return (
    <p className="py-6">
      The calculator could not be loaded here.{' '}
      <a href="/calculator" className="text-link">
        Open it on a page of its own
      </a>
    </p>
  );
}

function Opening() {
  return <p className="min-h-96 text-ink-soft">Opening the calculator…</p>;
}
