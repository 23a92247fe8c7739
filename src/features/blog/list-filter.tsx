import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type ListChoice, listAddress, readListChoice } from '#domain/blog/list-address.ts';
import { Icon } from '#ui/icon/icon.tsx';

interface ListFilterProps {
  choice: ListChoice;
  categories: readonly string[];
}

/** Id of the number of search results. */
export const foundId = 'articles-found';

/** Milliseconds without a key before the list follows the search field. */
const pause = 300;

const chip =
  'min-h-11 rounded-pill border border-edge bg-surface px-4 font-semibold hover:border-brand-deep aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-strong';

/**
 * Search and categories in one plain form. With script the list follows typing.
 *
 * The unnamed button comes first: pressing Enter then sends the hidden category with the search words. A category's button
 * comes before the hidden field, and the first value of a name counts.
 */
export function ListFilter({ choice, categories }: ListFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(choice.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  function show(next: Pick<ListChoice, 'query' | 'category'>, replace: boolean): void {
    clearTimeout(timer.current);
    sent.current = next.query;
    void navigate(listAddress(next), { replace, preventScrollReset: true });
  }

  function chosen(submitter?: HTMLElement | null): ListChoice {
    const data = new FormData(form.current ?? undefined);
    // Browsers before 2023 do not support a submitter in FormData.
    if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
    return readListChoice(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    show(chosen(submitter), false);
    // A submitted search scrolls to its results and closes a phone's keyboard. A category does not.
    if (submitter?.getAttribute('name') === 'category') return;
    const found = document.getElementById(foundId);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView();
  }

  /** Each pause replaces the history entry, so that one step back leaves the search. */
  function onInput(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = chosen();
      if (next.query !== sent.current) show(next, sent.current !== '');
    }, pause);
  }

  // The address also changes by Clear Filters or by going back.
  useEffect(() => {
    if (choice.query === sent.current || !field.current) return;
    sent.current = choice.query;
    field.current.value = choice.query;
  }, [choice.query]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <search>
      <form ref={form} action="/blog" method="get" onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="max-w-xl">
          <label htmlFor="blog-search" className="font-semibold">
            Search articles
          </label>
          <div className="mt-1.5 flex gap-2">
            <input
              ref={field}
              id="blog-search"
              type="search"
              name="q"
              defaultValue={choice.query}
              onInput={onInput}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-12 min-w-0 flex-1 rounded-card border-2 border-edge bg-surface px-4"
            />
            <button
              type="submit"
              className="inline-flex min-h-12 items-center gap-2 rounded-card bg-brand px-4 font-semibold text-on-strong hover:bg-brand-deep forced-border"
            >
              <Icon name="search" className="size-5" />
              <span className="max-sm:sr-only">Search</span>
            </button>
          </div>
        </div>
        {categories.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="sr-only">Category</legend>
            <div className="flex flex-wrap gap-2">
              {['', ...categories].map((category) => (
                <button
                  key={category}
                  type="submit"
                  name="category"
                  value={category}
                  aria-pressed={choice.category === category}
                  className={chip}
                >
                  {category || 'All'}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <input type="hidden" name="category" value={choice.category} />
      </form>
    </search>
  );
}
