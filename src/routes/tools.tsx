import { lazy } from 'react';
import { ToolsPage } from '#features/tools/tools-page.tsx';
import { toolsWords } from '#features/tools/words.ts';
import { drawingOf } from '#server/presenters/drawings.ts';
import { presentTools } from '#server/presenters/tools.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/tools';
import { pageHead, publicHeaders } from './page-head.ts';

// Its code comes when it is opened: most visitors of the hub go on to another page.
const Calculator = lazy(async () => ({ default: (await import('#features/calculator/calculator.tsx')).Calculator }));

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
  return <ToolsPage drawing={drawing} calculator={<Calculator settings={settings} />} />;
}
