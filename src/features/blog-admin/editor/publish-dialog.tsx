import { type FormEvent, useState } from 'react';
import type { PostFields } from '#domain/blog/post.ts';
import { type PublishCheck, publishCheckWords } from '#domain/blog/publish-checks.ts';
import { describePictures, undescribedPictures } from '#domain/blog/undescribed-pictures.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';

interface PublishDialogProps {
  checks: readonly PublishCheck[];
  fields: PostFields;
  onClose: () => void;
  onPublish: (changes: Partial<PostFields>) => void;
}

/** Asks for the fields that publication requires. */
export function PublishDialog({ checks, fields, onClose, onPublish }: PublishDialogProps) {
  const [author, setAuthor] = useState(fields.author);
  const [category, setCategory] = useState(fields.category);
  const [alt, setAlt] = useState(fields.featuredImageAlt);
  const pictures = undescribedPictures(fields.content);
  const [words, setWords] = useState<readonly string[]>(() => pictures.map(() => ''));
  const [reviewed, setReviewed] = useState(false);
  const [tried, setTried] = useState(false);
  const answers = { author: [author], category: [category], 'image-alt': [alt], 'picture-words': words };
  const isOpen = (check: PublishCheck) =>
    check === 'ai-review' ? !reviewed : answers[check].some((answer) => answer.trim() === '');
  const problemOf = (check: PublishCheck) => (tried && isOpen(check) ? publishCheckWords[check] : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (checks.some(isOpen)) return;
    onPublish({
      author,
      category,
      featuredImageAlt: alt,
      ...(checks.includes('picture-words') ? { content: describePictures(fields.content, words) } : {}),
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
        {checks.includes('picture-words') &&
          pictures.map((address, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand in a text twice; its place is what tells it apart.
            <div key={index} className="grid gap-3 sm:grid-cols-[8rem_1fr] sm:items-start">
              <img src={address} alt="" className="max-h-32 w-full rounded-card bg-mist object-contain" />
              <Field
                label={
                  pictures.length > 1
                    ? `What does picture ${index + 1} in the text show?`
                    : 'What does the picture in the text show?'
                }
                required
                problem={words[index]?.trim() === '' ? problemOf('picture-words') : undefined}
              >
                {(box) => (
                  <input
                    {...box}
                    value={words[index]}
                    onChange={({ target }) =>
                      setWords((all) => all.map((word, at) => (at === index ? target.value : word)))
                    }
                    className={boxClasses}
                  />
                )}
              </Field>
            </div>
          ))}
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
