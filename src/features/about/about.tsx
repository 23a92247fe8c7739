import type { AboutView } from '#wire/pages.ts';

export function About(_: AboutView & { bookingHref: string }) {
  return <h1 className="wrap text-h1">About</h1>;
}
