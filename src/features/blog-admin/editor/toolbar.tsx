import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { ariaKeys, editorKeys, type Format, formats } from './shortcuts.ts';
import { ToolIcon } from './tool-icon.tsx';

interface ToolbarProps {
  /** Id of the text field. */
  controls: string;
  onFormat: (format: Format) => void;
  onPicture: (file: File | undefined) => void;
  onShowShortcuts: () => void;
}

const buttonClass = 'grid size-11 shrink-0 place-items-center rounded-sm text-ink hover:bg-mist hover:text-brand-deep';

/** The toolbar of the text. One tab stop; arrow keys move inside, as in every toolbar. */
export function Toolbar({ controls, onFormat, onPicture, onShowShortcuts }: ToolbarProps) {
  const count = formats.length + 2;
  const { move, place } = useArrowKeys(count);
  const file = useRef<HTMLInputElement>(null);

  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap items-center gap-0.5"
    >
      {formats.map((format, index) => (
        <button
          key={format.name}
          type="button"
          {...place(index)}
          aria-label={format.label}
          title={format.label}
          aria-keyshortcuts={ariaKeys(format.keys)}
          // The selection in the text is preserved.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFormat(format)}
          className={buttonClass}
        >
          <ToolIcon name={format.name} />
        </button>
      ))}
      <button
        type="button"
        {...place(count - 2)}
        aria-label="Picture"
        title="Picture"
        onClick={() => file.current?.click()}
        className={buttonClass}
      >
        <ToolIcon name="picture" />
      </button>
      <PictureInput ref={file} onPicture={onPicture} />
      <button
        type="button"
        {...place(count - 1)}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        aria-keyshortcuts={ariaKeys(editorKeys.shortcuts.keys)}
        onClick={onShowShortcuts}
        className={buttonClass}
      >
        <ToolIcon name="shortcuts" />
      </button>
    </div>
  );
}

interface PictureInputProps extends Pick<ToolbarProps, 'onPicture'> {
  ref: Ref<HTMLInputElement>;
}

/** The browser's own choice of a file, which the picture button opens. */
function PictureInput({ ref, onPicture }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      aria-label="Picture in the text"
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        onPicture(target.files?.[0]);
        target.value = '';
      }}
    />
  );
}

/** One tab stop for several buttons, and the arrow keys between them. @param count Number of buttons. */
function useArrowKeys(count: number) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: count - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + count) % count;
    setCurrent(next);
    buttons.current[next]?.focus();
  }

  const place = (index: number) => ({
    ref: (button: HTMLButtonElement | null) => {
      buttons.current[index] = button;
    },
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  return { move, place };
}
