import { data } from 'react-router';
import { hasEatingConcern } from '#domain/handover/findings.ts';
import { CalculatorPage } from '#features/calculator/calculator-page.tsx';
import { stateOfEntered } from '#features/calculator/calculator-state.ts';
import { enteredIn } from '#features/calculator/posted.ts';
import { calculatorWords } from '#features/calculator/words.ts';
import { inlineDrawingOf } from '#server/presenters/drawings.ts';
import { presentTools } from '#server/presenters/tools.ts';
import { servicesOf } from '#server/services.ts';
import { later } from '#ui/part/later.tsx';
import type { Route } from './+types/calculator';
import { pageHead, publicHeaders } from './page-head.ts';
import { forgetBody, useFindings } from './tab-findings.ts';

// Comes with the first result.
const NextStep = later(async () => (await import('./next-step.tsx')).NextStep);

const unkept = { 'cache-control': 'no-store' };

/** The empty form is the same for everybody; a page with somebody's numbers on it is kept by nobody. */
export function headers({ actionHeaders, errorHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') || errorHeaders ? unkept : publicHeaders();
}

export function loader({ context }: Route.LoaderArgs) {
  const { content } = servicesOf(context);
  return { drawing: inlineDrawingOf(content, 'calculator-hero'), settings: presentTools(servicesOf(context)) };
}

/** For browsers without script only: answers with the same page, worked out here. Nothing is kept or written down. */
export async function action({ request }: Route.ActionArgs) {
  let posted: FormData;
  try {
    posted = await request.formData();
  } catch {
    throw data(null, { status: 400, headers: unkept });
  }
  const entered = enteredIn(posted);
  const { plan } = stateOfEntered(entered);
  return data({ entered }, { status: plan ? 200 : 422, headers: unkept });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { drawing } = loaderData;
  return pageHead(matches, {
    ...calculatorWords.seo,
    path: '/calculator',
    preload: drawing.href,
    imageAlt: calculatorWords.alt,
  });
}

export default function CalculatorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CalculatorPage
      {...loaderData}
      bookingHref={loaderData.settings.bookingHref}
      entered={actionData?.entered}
      eatingConcern={hasEatingConcern(useFindings())}
      renderNext={(plan, units) => <NextStep body={{ plan, units }} />}
      onClear={forgetBody}
    />
  );
}
