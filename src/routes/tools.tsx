import { lazy, Suspense } from 'react';
import { hasEatingConcern } from '#domain/handover/findings.ts';
import { ToolsPage } from '#features/tools/tools-page.tsx';
import { toolsWords } from '#features/tools/words.ts';
import { drawingOf } from '#server/presenters/drawings.ts';
import { presentTools } from '#server/presenters/tools.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/tools';
import { pageHead, publicHeaders } from './page-head.ts';
import { forgetBody, useFindings } from './tab-findings.ts';

// Its code comes when it is opened: most visitors of the hub go on to another page.
const Calculator = lazy(async () => ({ default: (await import('#features/calculator/calculator.tsx')).Calculator }));
const NextStep = lazy(async () => ({ default: (await import('./next-step.tsx')).NextStep }));

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return { drawing: drawingOf(servicesOf(context).content, 'tools-hero'), settings: presentTools(servicesOf(context)) };
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
      renderNext={(plan, units) => (
        <Suspense>
          <NextStep body={{ plan, units }} />
        </Suspense>
      )}
      onClear={forgetBody}
    />
  );
  return <ToolsPage drawing={drawing} calculator={calculator} />;
}
