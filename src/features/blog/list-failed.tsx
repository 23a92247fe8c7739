import { type ListChoice, listAddress } from '#domain/blog/list-address.ts';
import { SaidOnArrival } from '#ui/announcement/said-on-arrival.tsx';

/** Shown when the list could not be read: says so and offers a retry, with and without script. */
export function ListFailed({ choice }: { choice: ListChoice }) {
  return (
    <section className="measure py-10">
      <SaidOnArrival words="Failed to fetch blog posts. Our articles cannot be read just now." />
      <h2 className="text-h2">Failed to fetch blog posts</h2>
      <p className="mt-4 text-lead text-ink-soft">
        Our articles cannot be read just now. Nothing is lost, and nothing you did caused it. Please try again in a
        moment.
      </p>
      <p className="mt-6">
        <a href={listAddress(choice)} className="text-link">
          Try again
        </a>
      </p>
    </section>
  );
}
