import { useState } from 'react';
import { differingFields, fieldText, withFieldsOf } from '#domain/blog/compare-posts.ts';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { type FieldName, fieldsOf, postRecord } from '#domain/blog/post-record.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { withTime } from '../dates.ts';

interface ConflictDialogProps {
  mine: PostFields;
  theirs: Post;
  onClose: () => void;
  /** The version to continue with, and the fields of mine that it drops. */
  onResolve: (fields: PostFields, isAllMine: boolean) => void;
}

type Side = 'mine' | 'theirs';

/** Another editor saved meanwhile: shows both versions side by side, with a choice for each field. */
export function ConflictDialog({ mine, theirs, onClose, onResolve }: ConflictDialogProps) {
  const differing = differingFields(mine, theirs);
  const [chosen, setChosen] = useState<Partial<Record<FieldName, Side>>>({});
  const sideOf = (field: FieldName): Side => chosen[field] ?? 'mine';
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(differing.map((field) => [field, side])));
  const taken = differing.filter((field) => sideOf(field) === 'theirs');

  return (
    <Dialog
      wide
      title="Somebody else saved this post"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Decide later</Button>
          <Button
            look="primary"
            onClick={() => onResolve(withFieldsOf(mine, fieldsOf(theirs), taken), taken.length === 0)}
          >
            Continue with this choice
          </Button>
        </>
      }
    >
      <p>
        Another version was saved on {withTime(theirs.updatedAt)}, after you opened the post. Nothing is lost: choose
        what to go on with, read it through, then save. The other version stays in the history.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => chooseAll('mine')}>Take all of mine</Button>
        <Button onClick={() => chooseAll('theirs')}>Take all of theirs</Button>
      </div>
      <div className="mt-5 grid gap-5">
        {differing.map((field) => (
          <fieldset key={field} className="border-t border-line pt-4">
            <legend className="float-left w-full font-semibold">{postRecord[field].label}</legend>
            <div className="clear-both grid gap-4 pt-2 md:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <label
                  key={side}
                  className="flex min-w-0 items-start gap-3 rounded-card border border-edge p-3 has-checked:border-2 has-checked:border-brand has-checked:bg-mist"
                >
                  <input
                    type="radio"
                    name={`conflict-${field}`}
                    // A whole article is too long for a label, so it is shown in full.
                    aria-label={side === 'mine' ? 'Yours' : 'Theirs'}
                    checked={sideOf(field) === side}
                    onChange={() => setChosen({ ...chosen, [field]: side })}
                    className="mt-1 size-5 shrink-0"
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm font-semibold text-ink-soft">
                      {side === 'mine' ? 'Yours' : 'Theirs'}
                    </span>
                    <span className="block max-h-72 overflow-y-auto whitespace-pre-wrap break-words text-sm">
                      {fieldText(side === 'mine' ? mine : theirs, field) || '(empty)'}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
