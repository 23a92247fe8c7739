import { type FormEvent, useState } from 'react';
import type { PostFields } from '#domain/blog/post.ts';
import { type PublishCheck, publishCheckWords } from '#domain/blog/publish-checks.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';

interface PublishDialogProps {
  checks: readonly PublishCheck[];
  fields: PostFields;
  onClose: () => void;
  onPublish: (changes: Partial<PostFields>) => void;
}

/** Asks for what a post still needs before readers see it. */
export function PublishDialog({ checks, fields, onClose, onPublish }: PublishDialogProps) {
  const [author, setAuthor] = useState(fields.author);
  const [category, setCategory] = useState(fields.category);
  const [alt, setAlt] = useState(fields.featuredImageAlt);
  const [reviewed, setReviewed] = useState(false);
  const [tried, setTried] = useState(false);
  const answers = { author, category, 'image-alt': alt };
  const problemOf = (check: PublishCheck) =>
    tried && check !== 'ai-review' && answers[check].trim() === '' ? publishCheckWords[check] : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const open = checks.filter((check) => (check === 'ai-review' ? !reviewed : answers[check].trim() === ''));
    if (open.length > 0) return;
    onPublish({
      author,
      category,
      featuredImageAlt: alt,
      ...(checks.includes('ai-review') ? { aiAssisted: false } : {}),
    });
  }

  return (
    <Dialog title="Before it is published" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {checks.includes('author') && (
          <Field label="Author" required problem={problemOf('author')}>
            {(box) => (
              <input
                {...box}
                value={author}
                onChange={({ target }) => setAuthor(target.value)}
                className={boxClasses}
              />
            )}
          </Field>
        )}
        {checks.includes('category') && (
          <Field label="Category" required problem={problemOf('category')}>
            {(box) => (
              <input
                {...box}
                value={category}
                onChange={({ target }) => setCategory(target.value)}
                className={boxClasses}
              />
            )}
          </Field>
        )}
        {checks.includes('image-alt') && (
          <Field
            label="What does the featured image show?"
            hint="Read aloud to people who cannot see it. One plain sentence is enough."
            required
            problem={problemOf('image-alt')}
          >
            {(box) => (
              <input {...box} value={alt} onChange={({ target }) => setAlt(target.value)} className={boxClasses} />
            )}
          </Field>
        )}
        {checks.includes('ai-review') && (
          <div>
            <label className="flex items-start gap-3">
              <input
                type="checkbox"
                checked={reviewed}
                aria-invalid={tried && !reviewed ? true : undefined}
                onChange={({ target }) => setReviewed(target.checked)}
                className="mt-1 size-5 shrink-0"
              />
              <span>
                I have read the whole text, including what AI wrote. Its facts are right, and it names no prescription
                medicine and promises no result.
              </span>
            </label>
            <p aria-live="polite" className="mt-1.5 text-sm font-semibold text-severe">
              {tried && !reviewed ? publishCheckWords['ai-review'] : ''}
            </p>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Not yet</Button>
          <Button look="primary" type="submit">
            Publish now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
