import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { continueLine, type Edit, insertPicture, type Selection } from '#domain/blog/edit-markdown.ts';
import { pasteTable } from '#domain/blog/edit-table.ts';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { firstFrameMessage } from '#wire/image-upload.ts';
import type { View } from './post-editor-state.ts';
import { editorKeys, type Format, formats, isPressed } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { summedField } from './summed-field.ts';
import { Toolbar } from './toolbar.tsx';
import { uploadImage } from './upload-image.ts';
import { WordCount } from './word-count.tsx';

const views: readonly { view: View; label: string; className?: string }[] = [
  { view: 'write', label: 'Write' },
  { view: 'both', label: 'Side by side', className: 'hidden lg:inline-flex' },
  { view: 'preview', label: 'Preview' },
];

interface ContentFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  view: View;
  onView: (view: View) => void;
  /** The page as readers will see it; rendered only while it is visible. */
  preview: ReactNode;
  onSignedOut: () => void;
}

/** The text with its toolbar and preview. */
export function ContentField({ ref, value, problem, onChange, view, onView, preview, onSignedOut }: ContentFieldProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => text.current as HTMLTextAreaElement);
  const [showsKeys, setShowsKeys] = useState(false);
  const { uploading, addPicture, takePicture } = usePictures(text, onSignedOut);

  const { format, takePaste, onKeyDown } = useTyping(text, takePicture, () => setShowsKeys(true));

  return (
    <div>
      <Field
        label="Content"
        required
        {...summedField('content', problem)}
        aside={<ViewSwitch view={view} onView={onView} />}
      >
        {(box) => (
          <>
            <div className={view === 'preview' ? 'hidden' : ''}>
              <Toolbar
                controls={box.id}
                onFormat={format}
                onPicture={addPicture}
                onShowShortcuts={() => setShowsKeys(true)}
              />
            </div>
            <div className={view === 'both' ? 'mt-1 grid gap-4 lg:grid-cols-2' : 'mt-1'}>
              <textarea
                {...box}
                ref={text}
                value={value}
                onChange={(event) => onChange(event.target.value)}
                onKeyDown={onKeyDown}
                onPaste={takePaste}
                onDrop={(event) => takePicture(event, event.dataTransfer)}
                spellCheck
                placeholder="Write in Markdown. A blank line starts a new paragraph."
                className={`${boxClasses} h-[65vh] min-h-72 resize-y leading-relaxed ${view === 'preview' ? 'hidden' : ''}`}
              />
              {view !== 'write' && preview}
            </div>
          </>
        )}
      </Field>
      <WordCount content={value} />
      <p role="status" className="text-sm text-ink-soft">
        {uploading ? 'Uploading the picture…' : ''}
      </p>
      {showsKeys && <ShortcutsDialog onClose={() => setShowsKeys(false)} />}
    </div>
  );
}

type TakePicture = (event: ClipboardEvent, brought: DataTransfer) => void;

/** What keys, the toolbar and pasting do to the text. */
function useTyping(text: RefObject<HTMLTextAreaElement | null>, takePicture: TakePicture, showKeys: () => void) {
  function format({ edit }: Pick<Format, 'edit'>): void {
    const element = text.current;
    if (element) perform(element, edit(selectionOf(element)));
  }

  /** Cells of a spreadsheet or document become a table. */
  function takePaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const table = pasteTable(selectionOf(event.currentTarget), event.clipboardData.getData('text/plain'));
    if (table) {
      event.preventDefault();
      perform(event.currentTarget, table);
    } else takePicture(event, event.clipboardData);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const pressed = formats.find(({ keys }) => isPressed(keys, event.nativeEvent));
    if (pressed) {
      event.preventDefault();
      format(pressed);
    } else if (isPressed(editorKeys.shortcuts.keys, event.nativeEvent)) {
      event.preventDefault();
      showKeys();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.shiftKey && !event.ctrlKey) {
      const edit = continueLine(selectionOf(event.currentTarget));
      if (!edit) return;
      event.preventDefault();
      perform(event.currentTarget, edit);
    }
  }

  return { format, takePaste, onKeyDown };
}

function ViewSwitch({ view, onView }: Pick<ContentFieldProps, 'view' | 'onView'>) {
  return (
    <fieldset className="flex shrink-0">
      <legend className="sr-only">View</legend>
      {views.map(({ view: each, label, className = 'inline-flex' }) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => onView(each)}
          className={`${className} min-h-11 items-center rounded-sm px-3 text-sm font-semibold text-ink-soft hover:bg-mist aria-pressed:bg-brand-tint aria-pressed:text-brand-deep`}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Uploads pictures and inserts them where the cursor is. */
function usePictures(text: RefObject<HTMLTextAreaElement | null>, onSignedOut: () => void) {
  const [uploading, setUploading] = useState(false);

  async function addPicture(file: File | undefined): Promise<void> {
    if (!file || uploading) return;
    setUploading(true);
    const result = await uploadImage(file);
    setUploading(false);
    if (!('url' in result)) {
      notify({ title: result.title, description: result.description, tone: 'problem' });
      if (result.signedOut) onSignedOut();
    } else if (text.current) {
      perform(text.current, insertPicture(selectionOf(text.current), result.url));
      notify({
        title: 'Image Uploaded',
        description: `Write between the square brackets what it shows.${result.moved ? ` ${firstFrameMessage}` : ''}`,
        tone: result.moved ? 'plain' : 'good',
      });
    }
  }

  /** A dropped or pasted picture. Text is pasted as usual, also where a picture of it is on the clipboard, as from Word. */
  function takePicture(event: DragEvent | ClipboardEvent, brought: DataTransfer): void {
    if (brought.types.includes('text/plain')) return;
    const file = [...brought.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void addPicture(file);
  }

  return { uploading, addPicture, takePicture };
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Inserts an edit as typing does, so that the browser's own undo reverts it. */
function perform(element: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  element.focus();
  element.setSelectionRange(from, to);
  const typed = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!typed && (insert !== '' || from !== to)) {
    element.setRangeText(insert, from, to);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  element.setSelectionRange(select[0], select[1]);
}
