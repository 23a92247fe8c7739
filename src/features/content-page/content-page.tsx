import type { ContentPageView } from '#wire/pages.ts';

export function ContentPage({ page }: ContentPageView) {
  return <h1>{page.heading}</h1>;
}
