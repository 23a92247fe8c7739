import { useEffect, useState } from 'react';
import { checkPost, type PostWarning, passageKey } from '#domain/advertising/check-post.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { postRecord } from '#domain/blog/post-record.ts';
import { withTime } from '#features/editing/dates.ts';
import { Button } from '#ui/button/button.tsx';
import type { StoredReason } from '#wire/blog-admin.ts';
import { Card } from './details.tsx';
import { WarningText } from './warning-text.tsx';

interface AdvertisingNotesProps {
  fields: PostFields;
  /** Stored reasons. */
  reasons: readonly StoredReason[];
  onShow: (field: keyof PostFields, start: number, end: number) => void;
}

/** Milliseconds after the last key before the text is checked. */
const pause = 500;

/** The warnings of the advertising check for the current text, passage by passage. */
export function AdvertisingNotes({ fields, reasons, onShow }: AdvertisingNotesProps) {
  const warnings = useWarnings(fields);
  const reasonFor = (warning: PostWarning) => reasons.find(({ passages }) => passages.includes(passageKey(warning)));

  return (
    <Card title="Advertising check">
      <p role="status" className="text-sm text-ink-soft">
        {summaryOf(warnings.length)}
      </p>
      {warnings.length > 0 && (
        <ul className="grid gap-4">
          {keyed(warnings).map(({ key, warning }) => {
            const storedReason = reasonFor(warning);
            return (
              <li key={key} className="grid gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_auto] sm:items-start">
                <div className="grid min-w-0 gap-2">
                  <WarningText warning={warning} />
                  {storedReason && (
                    <p className="break-words text-sm text-ink-soft">
                      Published over it by {storedReason.editor} on {withTime(storedReason.givenAt)}:{' '}
                      {storedReason.reason}
                    </p>
                  )}
                </div>
                <Button
                  className="justify-self-start"
                  onClick={() => onShow(warning.field, warning.start, warning.end)}
                >
                  Show in {postRecord[warning.field].label.toLowerCase()}
                  <span className="sr-only">: {warning.passage}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function summaryOf(count: number): string {
  if (count === 0) return 'Nothing found that health advertising may not say.';
  const passages = count === 1 ? '1 passage needs' : `${count} passages need`;
  return `${passages} a second look. Published as it is, the post asks you for a reason.`;
}

/** A passage may occur twice, so its position is part of the key. */
function keyed(warnings: readonly PostWarning[]): { key: string; warning: PostWarning }[] {
  const seen = new Map<string, number>();
  return warnings.map((warning) => {
    const name = `${warning.field} ${passageKey(warning)}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: `${name} ${times}`, warning };
  });
}

/** The warnings of a post, checked when typing pauses: a long text takes longer than a key press. */
function useWarnings(fields: PostFields): PostWarning[] {
  const [warnings, setWarnings] = useState(() => checkPost(fields));
  const { title, content, excerpt, metaDescription, tags, featuredImageAlt } = fields;
  useEffect(() => {
    const texts = { title, content, excerpt, metaDescription, tags, featuredImageAlt };
    const timer = setTimeout(() => setWarnings(checkPost(texts)), pause);
    return () => clearTimeout(timer);
  }, [title, content, excerpt, metaDescription, tags, featuredImageAlt]);
  return warnings;
}
