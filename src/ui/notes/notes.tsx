import { Fragment } from 'react';
import { InlineProse, type RenderedText } from '#ui/prose/prose.tsx';

export interface NoteItem {
  id: string;
  number: number;
  text: RenderedText;
}

/** The superscript number of a claim, linked to its footnote. */
export function NoteReference({ note }: { note: Pick<NoteItem, 'id' | 'number'> }) {
  return (
    <sup className="note-reference">
      <a href={`#note-${note.id}`} aria-label={`Note ${note.number}`}>
        {note.number}
      </a>
    </sup>
  );
}

/** Several footnotes of one sentence, separated by commas; a claim without a footnote adds none. */
export function NoteReferences({ notes }: { notes: readonly (Pick<NoteItem, 'id' | 'number'> | null)[] }) {
  return notes
    .filter((note) => note !== null)
    .map((note, index) => (
      <Fragment key={note.id}>
        {index > 0 && <sup className="note-reference mr-1">,</sup>}
        <NoteReference note={note} />
      </Fragment>
    ));
}

/** The footnotes of a page, at its foot. */
export function Notes({ notes }: { notes: readonly NoteItem[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="wrap pb-16">
      <div className="border-t border-line pt-8">
        <h2 className="text-h4">Notes</h2>
        <ol className="measure mt-4 grid gap-3 text-sm text-ink-soft">
          {notes.map(({ id, number, text }) => (
            <li key={id} id={`note-${id}`} value={number} className="grid grid-cols-[1.75rem_1fr] target:bg-brand-tint">
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
