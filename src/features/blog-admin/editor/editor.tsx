import type { SaveMode } from '#domain/blog/save-post.ts';
import { blogScreens } from '#domain/site/staff-screens.ts';
import { LeaveGuard } from '#features/editing/leave-guard.tsx';
import { SaveBar } from '#features/editing/save-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import type { BlogAdminSettings } from '../blog-admin.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { KnownAddresses } from '../known-addresses.tsx';
import { panels } from './panels.tsx';
import { SaveQuestion } from './save-questions.tsx';
import { type EditorStart, type PostEditor, usePostEditor } from './use-post-editor.ts';

interface EditorProps {
  start: EditorStart;
  settings: BlogAdminSettings;
  /** Called when a new post gets its id. */
  onInserted: (id: string) => void;
}

/** The editor of a post: its panels, the save bar, and the question that a save waits for. */
export function Editor({ start, settings, onInserted }: EditorProps) {
  const editor = usePostEditor(start, settings, onInserted);
  const { stored, id } = editor.state;
  const isInEditor = (path: string) =>
    stored !== null && [blogScreens.post(stored.id), blogScreens.history(stored.id)].includes(path);
  return (
    <>
      <div ref={editor.form} className="wrap grid grid-cols-1 gap-6 py-8 md:py-10">
        {Object.entries(panels).map(([name, Panel]) => (
          <Panel key={name} editor={editor} />
        ))}
      </div>
      <PostSaveBar editor={editor} />
      <KnownAddresses addresses={[blogScreens.post(id), blogScreens.history(id)]} />
      <LeaveGuard mayLose={editor.mayLose} isInEditor={isInEditor} />
      <HistoryPanel editor={editor} />
      <SaveQuestion editor={editor} />
    </>
  );
}

/** The three save buttons. */
function PostSaveBar({ editor: { state, dirty, autosave, saving } }: { editor: PostEditor }) {
  const { busy, failure } = state.saving;
  const published = state.stored?.published ?? false;
  const save = (mode: SaveMode) => void saving.save(mode);
  // Not `disabled`, which would take the focus from the pressed button. A running save refuses another.
  const button = {
    className: 'px-3! text-sm md:px-5! md:text-base aria-disabled:opacity-60',
    'aria-disabled': busy || undefined,
  };
  return (
    <SaveBar
      busy={busy}
      failure={failure?.message}
      dirty={dirty}
      isNew={state.stored === null}
      autosavedAt={autosave.autosavedAt}
      autosaveRefused={autosave.refused}
      onRetry={() => failure && save(failure.mode)}
      note={published && 'Readers see it. Saved as draft or scheduled, it leaves the site.'}
    >
      <Button {...button} onClick={() => save('draft')}>
        Save as draft
      </Button>
      <Button {...button} onClick={() => save('schedule')}>
        Schedule
      </Button>
      <Button {...button} look="primary" onClick={() => save('publish')}>
        {published ? 'Update' : 'Publish'}
      </Button>
    </SaveBar>
  );
}
