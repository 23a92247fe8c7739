import { ContentPageScreen } from '#features/content-page/content-page.tsx';
import { Screeners } from '#features/screeners/screeners.tsx';
import { presentContentPage } from '#server/presenters/pages.ts';
import { presentTools } from '#server/presenters/tools.ts';
import { servicesOf } from '#server/services.ts';
import { later } from '#ui/part/later.tsx';
import type { Route } from './+types/tool-page';
import { contentPageHead, publicHeaders } from './page-head.ts';

// Comes with the first result: most readers of the page have none.
const NextStep = later(async () => (await import('./next-step.tsx')).NextStep);

export const headers = publicHeaders;

/** A content page with self-checks in it. Nothing that a visitor answers comes here. */
export function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesOf(context);
  return { view: presentContentPage(services, url.pathname), tools: presentTools(services) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? contentPageHead(matches, loaderData.view) : [];
}

export default function ToolPageRoute({ loaderData }: Route.ComponentProps) {
  const { view, tools } = loaderData;
  return (
    <ContentPageScreen
      {...view}
      renderTools={(ids) => (
        <Screeners
          ids={ids}
          settings={tools}
          renderNext={(assessment, at) => <NextStep check={{ assessment, at }} />}
          onClear={(id) =>
            import('./tab-findings.ts').then(
              ({ forgetCheck }) => forgetCheck(id),
              () => {},
            )
          }
        />
      )}
    />
  );
}
