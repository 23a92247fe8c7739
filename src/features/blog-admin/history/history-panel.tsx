import { useLocation, useNavigate } from 'react-router';
import { blogScreens } from '#domain/site/staff-screens.ts';
import { notify } from '#ui/toast/toasts.ts';
import type { PostEditor } from '../editor/use-post-editor.ts';
import { HistoryDialog } from './history-dialog.tsx';

/** Set where the editor itself opened the history: closing it then goes back. */
const fromEditor = { fromEditor: true };

/** The history of the post over its editor, at an address of its own. */
export function HistoryPanel({ editor: { state, dispatch } }: { editor: PostEditor }) {
  const { fields, stored } = state;
  const { pathname, state: opened } = useLocation();
  const navigate = useNavigate();
  if (!stored || pathname !== blogScreens.history(stored.id)) return null;

  function close(): void {
    if (!stored) return;
    if ((opened as typeof fromEditor | null)?.fromEditor) navigate(-1);
    else navigate(blogScreens.post(stored.id), { replace: true, preventScrollReset: true });
  }

  return (
    <HistoryDialog
      id={stored.id}
      version={stored.version}
      present={fields}
      onClose={close}
      onRestore={(old, version) => {
        dispatch({ kind: 'set-aside', fields });
        // Publication state and address are not part of the text.
        const here = { published: fields.published, ...(stored.published ? { slug: fields.slug } : {}) };
        dispatch({ kind: 'replaced', fields: { ...old, ...here } });
        close();
        notify({ title: `Version ${version} restored`, description: 'Read it through, then save.', tone: 'good' });
      }}
    />
  );
}

/** The way from the editor to the history of its post. */
export function useHistoryOpener(id: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(blogScreens.history(id), { state: fromEditor, preventScrollReset: true });
}
