import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { ownPictureTimestamp } from '#domain/blog/picture-names.ts';
import { Button } from '#ui/button/button.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { firstFrameMessage } from '#wire/image-upload.ts';
import { summedField } from './summed-field.ts';
import { uploadImage } from './upload-image.ts';

/** Pictures of other sites are not loaded, here or on the page. */
export function isShown(image: string | null): image is string {
  return image !== null && ownPictureTimestamp(image, [location.origin]) !== undefined;
}

interface ImageFieldProps {
  image: string | null;
  alt: string;
  problems: { image: string | undefined; alt: string | undefined };
  onImage: (address: string | null) => void;
  onAlt: (alt: string) => void;
  onSignedOut: () => void;
}

/** The featured image: chosen, dropped or pasted; described in words; removed. */
export function ImageField({ image, alt, problems, onImage, onAlt, onSignedOut }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const titleId = useId();
  const control = summedField('featuredImage', problems.image);

  async function take(file: File | undefined): Promise<void> {
    if (!file || busy) return;
    setBusy(true);
    const result = await uploadImage(file);
    setBusy(false);
    if ('url' in result) {
      onImage(result.url);
      const description = result.moved ? firstFrameMessage : 'It is shown once the post is saved.';
      notify({ title: 'Image Uploaded', description, tone: result.moved ? 'plain' : 'good' });
    } else {
      notify({ title: result.title, description: result.description, tone: 'problem' });
      if (result.signedOut) onSignedOut();
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  function paste(event: ClipboardEvent): void {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void take(file);
  }

  return (
    <section
      aria-labelledby={titleId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <h3 id={titleId} className="font-semibold">
        Featured image
      </h3>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Featured image file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {image === null ? (
        <div
          className={`mt-1.5 grid justify-items-center gap-3 rounded-card border border-dashed p-6 text-center ${over ? 'border-brand-deep bg-brand-tint' : 'border-edge bg-mist'}`}
        >
          <Button id={control.id} icon="camera" disabled={busy} onClick={() => input.current?.click()}>
            {busy ? 'Uploading…' : 'Choose an image'}
          </Button>
          <p className="text-sm text-ink-soft">Or drop or paste one here. Under 5 MB. Without one, a cover is drawn.</p>
        </div>
      ) : (
        <div className="mt-1.5 grid gap-3">
          {isShown(image) ? (
            <img src={image} alt={alt} className="max-h-64 w-full rounded-card bg-mist object-contain" />
          ) : (
            <Notice tone="warning" className="text-sm wrap-anywhere">
              This picture is kept on another site ({image}). Readers see a drawn cover instead: replace it with a file.
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button id={control.id} disabled={busy} onClick={() => input.current?.click()}>
              {busy ? 'Uploading…' : 'Replace'}
            </Button>
            <Button onClick={() => onImage(null)}>Remove image</Button>
          </div>
          <Field
            label="Image description"
            hint="What the image shows, for people who cannot see it. Publishing asks for it."
            {...summedField('featuredImageAlt', problems.alt)}
          >
            {(box) => (
              <input
                {...box}
                name="featuredImageAlt"
                value={alt}
                onChange={(event) => onAlt(event.target.value)}
                className={boxClasses}
              />
            )}
          </Field>
        </div>
      )}
      <p role="status" className="sr-only">
        {busy ? 'Uploading the image' : ''}
      </p>
      {problems.image && <p className="mt-1.5 text-sm font-semibold text-severe">{problems.image}</p>}
    </section>
  );
}
