import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
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
  const { busy, take } = useUpload(onImage, onSignedOut);
  const [over, setOver] = useState(false);
  const titleId = useId();
  const control = summedField('featuredImage', problems.image);
  const choose = (label: string, icon?: 'camera') => (
    <Button id={control.id} icon={icon} disabled={busy} onClick={() => input.current?.click()}>
      {busy ? 'Uploading…' : label}
    </Button>
  );

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
      <FileInput ref={input} onFile={take} />
      {image === null ? (
        <NoImage isOver={over} choose={choose('Choose an image', 'camera')} />
      ) : (
        <ChosenImage
          image={image}
          alt={alt}
          problem={problems.alt}
          replace={choose('Replace')}
          onRemove={() => onImage(null)}
          onAlt={onAlt}
        />
      )}
      <p role="status" className="sr-only">
        {busy ? 'Uploading the image' : ''}
      </p>
      {problems.image && <p className="mt-1.5 text-sm font-semibold text-severe">{problems.image}</p>}
    </section>
  );
}

/** The place for an image. @param isOver Whether a file is held over it. @param choose The button that chooses one. */
function NoImage({ isOver, choose }: { isOver: boolean; choose: ReactNode }) {
  return (
    <div
      className={`mt-1.5 grid justify-items-center gap-3 rounded-card border border-dashed p-6 text-center ${isOver ? 'border-brand-deep bg-brand-tint' : 'border-edge bg-mist'}`}
    >
      {choose}
      <p className="text-sm text-ink-soft">Or drop or paste one here. Under 5 MB. Without one, a cover is drawn.</p>
    </div>
  );
}

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File | undefined) => Promise<void>;
}

/** The browser's own choice of a file, which a button opens. */
function FileInput({ ref, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      aria-label="Featured image file"
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        void onFile(event.target.files?.[0]);
        event.target.value = '';
      }}
    />
  );
}

/** Uploads a chosen file and reports what came of it. */
function useUpload(onImage: (address: string) => void, onSignedOut: () => void) {
  const [busy, setBusy] = useState(false);
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
  return { busy, take };
}

interface ChosenImageProps {
  image: string;
  alt: string;
  problem: string | undefined;
  /** The button that chooses another image. */
  replace: ReactNode;
  onRemove: () => void;
  onAlt: (alt: string) => void;
}

function ChosenImage({ image, alt, problem, replace, onRemove, onAlt }: ChosenImageProps) {
  return (
    <div className="mt-1.5 grid gap-3">
      {isShown(image) ? (
        <img src={image} alt={alt} className="max-h-64 w-full rounded-card bg-mist object-contain" />
      ) : (
        <Notice tone="warning" className="text-sm wrap-anywhere">
          This picture is kept on another site ({image}). Readers see a drawn cover instead: replace it with a file.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {replace}
        <Button onClick={onRemove}>Remove image</Button>
      </div>
      <Field
        label="Image description"
        hint="What the image shows, for people who cannot see it. Publishing asks for it."
        {...summedField('featuredImageAlt', problem)}
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
  );
}
