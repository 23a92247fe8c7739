import { SummaryPage } from '#features/summary/summary-page.tsx';
import { summaryWords } from '#features/summary/words.ts';
import { presentTools } from '#server/presenters/tools.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/summary';
import { pageHead, publicHeaders } from './page-head.ts';
import { forgetBody, forgetCheck, forgetEverything, useFindings } from './tab-findings.ts';

export const headers = publicHeaders;

/** The page is the same for everybody: what was found never comes here. */
export function loader({ context }: Route.LoaderArgs) {
  return { settings: presentTools(servicesOf(context)) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches, { ...summaryWords.seo, path: '/tools/summary', hidden: true });
}

export default function SummaryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SummaryPage
      findings={useFindings()}
      settings={loaderData.settings}
      onForget={(id) => (id === 'body' ? forgetBody() : forgetCheck(id))}
      onForgetEverything={forgetEverything}
    />
  );
}
