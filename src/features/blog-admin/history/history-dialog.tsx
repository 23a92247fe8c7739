import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { differingFields, fieldText } from '#domain/blog/compare-posts.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { postRecord } from '#domain/blog/post-record.ts';
import { withTime } from '#features/editing/dates.ts';
import { ReadingFailed } from '#features/editing/reading-failed.tsx';
import { TextDiff } from '#features/editing/text-diff.tsx';
import { useLastFailure } from '#features/editing/use-last-failure.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { revisionQuery, revisionsQuery } from '../queries.ts';

interface HistoryDialogProps {
  id: string;
  /** The version that the editor was opened with. */
  version: number;
  /** The current text of the editor. */
  present: PostFields;
  onClose: () => void;
  onRestore: (fields: PostFields, version: number) => void;
}

/** All revisions of a post, each with its differences from the current text and a button that restores it. */
export function HistoryDialog({ id, version, present, onClose, onRestore }: HistoryDialogProps) {
  const { data, error, refetch } = useQuery(revisionsQuery(id));
  const failure = useLastFailure(error, data);
  const [chosen, setChosen] = useState<number>();
  return (
    <Dialog wide title="History" onClose={onClose}>
      {failure ? (
        <ReadingFailed message={failure.message} onRetry={() => refetch()} className="" />
      ) : !data ? (
        <p role="status">Loading…</p>
      ) : (
        <div className="grid gap-5 md:grid-cols-[16rem_1fr]">
          <ul className="grid content-start gap-1">
            {data.revisions.map((revision) => (
              <li key={revision.version}>
                <button
                  type="button"
                  aria-pressed={chosen === revision.version}
                  onClick={() => setChosen(revision.version)}
                  className="w-full rounded-sm px-3 py-2 text-left hover:bg-mist aria-pressed:bg-brand-tint"
                >
                  <span className="block font-semibold">
                    Version {revision.version}
                    {revision.version === version && ' (this one)'}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {withTime(revision.savedAt)}, {revision.editor}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div className="min-w-0">
            {chosen === undefined ? (
              <p className="text-ink-soft">Choose a version to see what differs from the text in the editor.</p>
            ) : (
              <Version key={chosen} id={id} version={chosen} present={present} onRestore={onRestore} />
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Version({ id, version, present, onRestore }: Omit<HistoryDialogProps, 'onClose'>) {
  const { data, error, refetch } = useQuery(revisionQuery(id, version));
  const failure = useLastFailure(error, data);
  if (failure) return <ReadingFailed message={failure.message} onRetry={() => refetch()} className="" />;
  if (!data) return <p role="status">Loading…</p>;
  const differing = differingFields(present, data.fields);
  if (differing.length === 0) return <p>This is the text in the editor.</p>;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        From the text in the editor to version {version}: struck through goes, underlined comes.
      </p>
      {differing.map((field) => (
        <section key={field} aria-label={postRecord[field].label}>
          <h3 className="mb-1.5 font-semibold">{postRecord[field].label}</h3>
          <TextDiff before={fieldText(present, field)} after={fieldText(data.fields, field)} whole={field === 'tags'} />
        </section>
      ))}
      <div>
        <Button look="primary" onClick={() => onRestore(data.fields, version)}>
          Restore version {version}
        </Button>
        <p className="mt-2 text-sm text-ink-soft">It is put into the editor; it counts once you save.</p>
      </div>
    </div>
  );
}
