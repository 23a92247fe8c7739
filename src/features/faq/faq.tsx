import type { FaqView } from '#wire/pages.ts';

export function Faq(_: FaqView & { bookingHref: string; email: string }) {
  return <h1 className="wrap text-h1">Questions</h1>;
}
