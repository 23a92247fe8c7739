import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { withTime } from './dates.ts';
import { type RecordKind, type StoredRecord, withFieldsOf } from './record-kind.ts';

interface ConflictDialogProps<Fields extends object, Stored extends StoredRecord> {
  kind: RecordKind<Fields, Stored>;
  /** What is edited, such as 'post'. */
  noun: string;
  mine: Fields;
  theirs: Stored;
  onClose: () => void;
  /** The version to continue with, and the fields of mine that it drops. */
  onResolve: (fields: Fields, isAllMine: boolean) => void;
}

type Side = 'mine' | 'theirs';

/** Another editor saved meanwhile: shows both versions side by side, with a choice for each field. */
export function ConflictDialog<Fields extends object, Stored extends StoredRecord>({
  kind,
  noun,
  mine,
  theirs,
  onClose,
  onResolve,
}: ConflictDialogProps<Fields, Stored>) {
  type Field = keyof Fields & string;
  const versions = { mine, theirs: kind.fieldsOf(theirs) };
  const differing = kind.differing(mine, versions.theirs);
  const [chosen, setChosen] = useState<Partial<Record<Field, Side>>>({});
  const sideOf = (field: Field): Side => chosen[field] ?? 'mine';
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differing.map((field) => [field, side])) as Record<Field, Side>);
  const taken = differing.filter((field) => sideOf(field) === 'theirs');

  return (
    <Dialog
      wide
      title={`Somebody else saved this ${noun}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Decide later</Button>
          <Button
            look="primary"
            onClick={() => onResolve(withFieldsOf(mine, versions.theirs, taken), taken.length === 0)}
          >
            Continue with this choice
          </Button>
        </>
      }
    >
      <p>
        Another version was saved on {withTime(theirs.updatedAt)}, after you opened the {noun}. Nothing is lost: choose
        what to go on with, read it through, then save. The other version stays in the history.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => chooseAll('mine')}>Take all of mine</Button>
        <Button onClick={() => chooseAll('theirs')}>Take all of theirs</Button>
      </div>
      <div className="mt-5 grid gap-5">
        {differing.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            label={kind.labels[field]}
            side={sideOf(field)}
            texts={{ mine: kind.textOf(mine, field), theirs: kind.textOf(versions.theirs, field) }}
            onChoose={(side) => setChosen({ ...chosen, [field]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  field: string;
  label: string;
  side: Side;
  texts: Readonly<Record<Side, string>>;
  onChoose: (side: Side) => void;
}

const sideWords = { mine: 'Yours', theirs: 'Theirs' } as const;

/** Both versions of a field. */
function FieldChoice({ field, label, side: chosen, texts, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left w-full font-semibold">{label}</legend>
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
              aria-label={sideWords[side]}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-1 size-5 shrink-0"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-semibold text-ink-soft">{sideWords[side]}</span>
              <span className="block max-h-72 overflow-y-auto whitespace-pre-wrap break-words text-sm">
                {texts[side] || '(empty)'}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
