import { Dialog } from '#ui/dialog/dialog.tsx';
import { editorKeys, formats, keyNames } from './shortcuts.ts';

/** All shortcuts of the editor. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="divide-y divide-line">
        {[...Object.values(editorKeys), ...formats].map(({ keys, label }) => (
          <div key={keys} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <dt>{label}</dt>
            <dd className="flex shrink-0 flex-wrap gap-1">
              {keyNames(keys, apple).map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-edge bg-sand px-2 py-0.5 font-sans text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        In a list, Enter starts the next item and a second Enter ends the list. Tab leaves the text.
      </p>
    </Dialog>
  );
}
