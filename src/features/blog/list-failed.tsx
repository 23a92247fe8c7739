import { type ListChoice, listAddress } from '#domain/blog/list-address.ts';
import { blogWords } from './words.ts';

/** The list could not be read: the page stands, says so and offers another try, with and without script. */
export function ListFailed({ choice }: { choice: ListChoice }) {
  const { title, text } = blogWords.failed;
  return (
    <section role="alert" className="measure py-10">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-4 text-lead text-ink-soft">{text}</p>
      <p className="mt-6">
        <a href={listAddress(choice)} className="text-link">
          Try again
        </a>
      </p>
    </section>
  );
}
