import { type KeyboardEvent, useState } from 'react';
import { tagsOf, tidyTags } from '#domain/blog/tags.ts';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { summedField } from './summed-field.ts';

interface TagFieldProps {
  tags: readonly string[];
  problem: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Tags as chips. Text becomes tags at a comma, at Enter, and on blur. */
export function TagField({ tags, problem, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState('');

  function add(text: string): void {
    setTyped('');
    const added = tagsOf(text);
    if (added.length > 0) onChange(tidyTags([...tags, ...added]));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // The save shortcuts come here first, so that a half-typed tag is part of the save.
    if (event.ctrlKey || event.metaKey) add(typed);
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      event.preventDefault();
      setTyped(tags.at(-1) ?? '');
      onChange(tags.slice(0, -1));
    }
  }

  return (
    <Field label="Tags" hint="Separate tags with commas." {...summedField('tags', problem)}>
      {(box) => (
        <>
          <TagList tags={tags} onRemove={(tag) => onChange(tags.filter((other) => other !== tag))} />
          <input
            {...box}
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => {
              const text = event.target.value;
              const last = text.lastIndexOf(',');
              if (last === -1) return setTyped(text);
              add(text.slice(0, last));
              setTyped(text.slice(last + 1).trimStart());
            }}
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
            className={boxClasses}
          />
        </>
      )}
    </Field>
  );
}

function TagList({ tags, onRemove }: { tags: readonly string[]; onRemove: (tag: string) => void }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags of this post" className="mb-2 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex items-center gap-1 rounded-pill bg-brand-tint py-0.5 pr-1 pl-3.5 text-sm font-semibold text-brand-deep forced-border"
        >
          {tag}
          <button
            type="button"
            aria-label={`Remove tag ${tag}`}
            onClick={() => onRemove(tag)}
            className="grid size-9 place-items-center rounded-pill hover:bg-surface"
          >
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
