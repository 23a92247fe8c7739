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
          <TextAnswer label="Author" problem={problemOf('author')} value={author} onChange={setAuthor} />
        )}
        {checks.includes('category') && (
          <TextAnswer label="Category" problem={problemOf('category')} value={category} onChange={setCategory} />
        )}
        {checks.includes('image-alt') && (
          <TextAnswer
            label="What does the featured image show?"
            hint="Read aloud to people who cannot see it. One plain sentence is enough."
            problem={problemOf('image-alt')}
            value={alt}
            onChange={setAlt}
          />
        )}
        {checks.includes('picture-words') && (
          <PictureAnswers pictures={pictures} words={words} problem={problemOf('picture-words')} onChange={setWords} />
        )}
        {checks.includes('ai-review') && (
          <ReviewAnswer reviewed={reviewed} isMissing={tried && !reviewed} onChange={setReviewed} />
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

interface TextAnswerProps {
  label: string;
  hint?: string;
  problem: string | undefined;
  value: string | undefined;
  onChange: (value: string) => void;
}

function TextAnswer({ label, hint, problem, value, onChange }: TextAnswerProps) {
  return (
    <Field label={label} {...(hint ? { hint } : {})} required problem={problem}>
      {(box) => (
        <input {...box} value={value} onChange={({ target }) => onChange(target.value)} className={boxClasses} />
      )}
    </Field>
  );
}

interface PictureAnswersProps {
  pictures: readonly string[];
  /** What each picture shows. */
  words: readonly string[];
  problem: string | undefined;
  onChange: (words: readonly string[]) => void;
}

/** The pictures of the text that lack words. */
function PictureAnswers({ pictures, words, problem, onChange }: PictureAnswersProps) {
  return pictures.map((address, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand in a text twice; its place is what tells it apart.
    <div key={index} className="grid gap-3 sm:grid-cols-[8rem_1fr] sm:items-start">
      <img src={address} alt="" className="max-h-32 w-full rounded-card bg-mist object-contain" />
      <TextAnswer
        label={
          pictures.length > 1
            ? `What does picture ${index + 1} in the text show?`
            : 'What does the picture in the text show?'
        }
        problem={words[index]?.trim() === '' ? problem : undefined}
        value={words[index]}
        onChange={(text) => onChange(words.map((word, at) => (at === index ? text : word)))}
      />
    </div>
  ));
}

interface ReviewAnswerProps {
  reviewed: boolean;
  isMissing: boolean;
  onChange: (reviewed: boolean) => void;
}

function ReviewAnswer({ reviewed, isMissing, onChange }: ReviewAnswerProps) {
  return (
    <div>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={reviewed}
          aria-invalid={isMissing ? true : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="mt-1 size-5 shrink-0"
        />
        <span>
          I have read the whole text, including what AI wrote. Its facts are right, and it names no prescription
          medicine and promises no result.
        </span>
      </label>
      <p aria-live="polite" className="mt-1.5 text-sm font-semibold text-severe">
        {isMissing ? publishCheckWords['ai-review'] : ''}
      </p>
    </div>
  );
}
