import { InlineProse, type RenderedText } from '#ui/prose/prose.tsx';

export interface NoteItem {
  id: string;
  number: number;
  text: RenderedText;
}

/** The small number behind a claim that leads to its footnote. */
export function NoteReference({ note }: { note: Pick<NoteItem, 'id' | 'number'> }) {
  return (
    <sup className="note-reference">
      <a href={`#note-${note.id}`} aria-label={`Note ${note.number}`}>
        {note.number}
      </a>
    </sup>
  );
}

/** The footnotes of a page, at its foot. */
export function Notes({ notes }: { notes: readonly NoteItem[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes-title" className="wrap pb-16">
      <div className="border-t border-line pt-8">
        <h2 id="notes-title" className="text-h4">
          Notes
        </h2>
        <ol className="measure mt-4 grid gap-3 text-sm text-ink-soft">
          {notes.map(({ id, number, text }) => (
            <li key={id} id={`note-${id}`} value={number} className="grid scroll-mt-24 grid-cols-[1.75rem_1fr] target:bg-brand-tint">
              <span aria-hidden="true" className="font-bold text-ink">
                {number}
              </span>
              <InlineProse text={text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
