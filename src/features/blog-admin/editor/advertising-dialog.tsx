import { type FormEvent, useState } from 'react';
import { checkPost, passageKey } from '#domain/advertising/check-post.ts';
import { reasonLimits } from '#domain/advertising/reason.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { WarningText } from './warning-text.tsx';

interface AdvertisingDialogProps {
  fields: PostFields;
  onClose: () => void;
  onPublish: (reason: string) => void;
}

/** Asks staff to change passages that the advertising check flags, or to give a reason, which is stored. */
export function AdvertisingDialog({ fields, onClose, onPublish }: AdvertisingDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = reason.trim().length < reasonLimits.least;
  // A repeated passage needs one decision.
  const warnings = [...new Map(checkPost(fields).map((warning) => [passageKey(warning), warning])).values()];

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isShort) onPublish(reason.trim());
  }

  return (
    <Dialog title="Publish over a warning?" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          Health advertising may not say everything. Change these passages, or say why they may stand. Your reason is
          kept with your name and the date.
        </p>
        <ul className="grid gap-4">
          {warnings.map((warning) => (
            <li key={passageKey(warning)} className="border-t border-line pt-4">
              <WarningText warning={warning} />
            </li>
          ))}
        </ul>
        <Field
          label="Reason"
          required
          problem={tried && isShort ? `Write at least ${reasonLimits.least} characters.` : undefined}
        >
          {(box) => (
            <textarea
              {...box}
              rows={3}
              maxLength={reasonLimits.most}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              className={boxClasses}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Change the text</Button>
          <Button look="primary" type="submit">
            Publish with this reason
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
