import { categoriesOf, type Tool } from './tools.ts';

interface ToolSearchProps {
  tools: readonly Tool[];
  search: string;
  category: string;
  found: number;
  onSearch: (search: string) => void;
  onCategory: (category: string) => void;
}

/** Shown once there are too many tools for a glance. It needs script and is hidden without it. */
export function ToolSearch({ tools, search, category, found, onSearch, onCategory }: ToolSearchProps) {
  return (
    <search className="mb-8 grid gap-4 noscript:hidden">
      <label className="grid max-w-md gap-1.5 font-semibold">
        Find a tool
        <input
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className="min-h-12 rounded-card border-2 border-edge bg-surface px-4 font-normal"
        />
      </label>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Category</legend>
        {['', ...categoriesOf(tools)].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={category === name}
            onClick={() => onCategory(name)}
            className="min-h-11 rounded-pill border border-edge px-4 font-semibold aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-strong"
          >
            {name || 'All'}
          </button>
        ))}
      </fieldset>
      <p role="status" className="text-sm text-ink-soft">
        {found === 0
          ? 'No tool fits. A shorter word, such as sleep, finds more.'
          : found === 1
            ? '1 tool'
            : `${found} tools`}
      </p>
    </search>
  );
}
