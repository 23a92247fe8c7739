import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { publishedBy, type SaveMode } from '#domain/blog/save-post.ts';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { Part } from '#ui/part/part.tsx';
import { PartFailed } from '#ui/part/part-failed.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { ProposalReview } from '../ai/proposal-review.tsx';
import { WritingHelp } from '../ai/writing-help.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { LeaveSiteDialog } from '../leave-site-dialog.tsx';
import { reasonsQuery } from '../queries.ts';
import { AdvertisingDialog } from './advertising-dialog.tsx';
import { AdvertisingNotes } from './advertising-notes.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContentField, type View } from './content-field.tsx';
import { Card, Details } from './details.tsx';
import { EditorHead } from './editor-head.tsx';
import { editorReducer, isDirty, startOf, startOfNew } from './editor-state.ts';
import { FoundDraft } from './found-draft.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewPane, type ShowPage } from './preview-pane.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { selectPassage } from './select-passage.ts';
import { SetAside } from './set-aside.tsx';
import { editorKeys, isPressed } from './shortcuts.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { errorsInOrder, focusField, summedField } from './summed-field.ts';
import { TakeAddressDialog } from './take-address-dialog.tsx';
import { useAutosave } from './use-autosave.ts';
import { useProposals } from './use-proposals.ts';
import { useSaving } from './use-saving.ts';

export interface EditorSettings {
  /** The clinic's short name. */
  clinic: string;
  /** The clinic's name, as pages bear it. */
  siteName: string;
  /** Such as saltbush.example. */
  host: string;
  /** Email of the author. */
  email: string;
  /** Where the list of posts is. */
  listHref: string;
  showPage: ShowPage;
}

interface EditorProps {
  /** The post to edit, or the defaults and initial content of a new one. */
  start: { post: Post } | { fresh: PostFields; written?: PostFields | undefined };
  settings: EditorSettings;
  /** Called when a new post gets its id. */
  onInserted: (id: string) => void;
}

/** The editor of a post. */
export function Editor({ start, settings, onInserted }: EditorProps) {
  const [state, dispatch] = useReducer(editorReducer, start, (from) =>
    'post' in from ? startOf(from.post) : startOfNew(from.fresh, from.written),
  );
  const { fields, stored } = state;
  const queries = useQueryClient();
  const form = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<View>('write');
  const [showsHistory, setShowsHistory] = useState(false);
  const [setAside, setSetAside] = useState<PostFields>();
  const [signsIn, setSignsIn] = useState(false);
  const keeping = useAutosave(state);
  const proposals = useProposals(fields, dispatch);
  const dirty = isDirty(state);

  const latest = useRef({ dirty, justSaved: false });
  latest.current.dirty = dirty;
  const mayLose = useCallback(() => latest.current.dirty && !latest.current.justSaved, []);

  const reasonsReply = useQuery({ ...reasonsQuery(stored?.id ?? ''), enabled: stored !== null });
  const reasons = reasonsReply.data?.reasons ?? [];
  const saving = useSaving({
    state,
    reasons,
    dispatch,
    onRefused: (found) => {
      if (found.content && view === 'preview') setView('write');
    },
    onSaved: (post, wasNew) => {
      void queries.invalidateQueries({ queryKey: ['posts'] });
      void queries.invalidateQueries({ queryKey: ['categories'] });
      void queries.invalidateQueries({ queryKey: ['revisions', post.id] });
      void queries.invalidateQueries({ queryKey: ['reasons', post.id] });
      if (!wasNew) return;
      // The window's address changes at once; the state of the text follows a moment later.
      latest.current.justSaved = true;
      onInserted(post.id);
      setTimeout(() => {
        latest.current.justSaved = false;
      });
    },
  });

  function showPassage(field: keyof PostFields, start: number, end: number): void {
    if (view === 'preview') setView('write');
    setTimeout(() => selectPassage(form.current?.querySelector(`[name='${field}']`) ?? text.current, start, end));
  }

  const asItIs: SaveMode = stored?.published ? 'publish' : 'draft';
  const saveNow = useRef(() => {});
  saveNow.current = () => void saving.save(asItIs);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isPressed(editorKeys.save.keys, event)) {
        event.preventDefault();
        // After the field has handled the key, such as one that ends a tag.
        if (!document.querySelector('dialog[open]')) setTimeout(() => saveNow.current());
      } else if (isPressed(editorKeys.preview.keys, event)) {
        event.preventDefault();
        setView((present) => (present === 'preview' ? 'write' : 'preview'));
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    document.title = `${stored ? 'Edit post' : 'New post'} | ${settings.clinic}`;
  }, [stored, settings.clinic]);

  const change = (changes: Partial<PostFields>) => {
    dispatch({ kind: 'changed', changes });
    for (const field of Object.keys(changes)) saving.clearProblem(field as keyof PostFields);
  };
  const { waiting, problems, refusal } = saving;

  return (
    <>
      <div ref={form} className="wrap grid grid-cols-1 gap-6 py-8 md:py-10">
        <EditorHead state={state} listHref={settings.listHref} onHistory={() => setShowsHistory(true)} />
        {refusal && <ErrorSummary {...refusal} problems={errorsInOrder(refusal.problems)} className="max-w-3xl" />}
        {keeping.found && (
          <Part instead={<PartFailed what="Unsaved text of an earlier visit" />} onFault={keeping.setAside}>
            <FoundDraft
              draft={keeping.found}
              version={stored?.version ?? null}
              onRestore={() => {
                if (keeping.found) dispatch({ kind: 'restored', draft: keeping.found });
                keeping.settle();
              }}
              onDiscard={keeping.settle}
            />
          </Part>
        )}
        {setAside && (
          <SetAside
            onBringBack={() => {
              dispatch({ kind: 'replaced', fields: setAside });
              setSetAside(fields);
            }}
            onForget={() => setSetAside(undefined)}
          />
        )}
        <div className="grid grid-cols-1 gap-5">
          <Field label="Title" required {...summedField('title', problems.title)}>
            {(box) => (
              <input
                {...box}
                name="title"
                value={fields.title}
                autoComplete="off"
                onChange={({ target }) => change({ title: target.value })}
                className={`${boxClasses} text-h3 font-semibold`}
              />
            )}
          </Field>
          <ContentField
            ref={text}
            value={fields.content}
            problem={problems.content}
            onChange={(content) => change({ content })}
            view={view}
            onView={setView}
            onSignedOut={() => setSignsIn(true)}
            preview={
              <PreviewPane
                fields={fields}
                createdAt={stored?.createdAt}
                showPage={settings.showPage}
                beside={view === 'both'}
              />
            }
          />
        </div>
        <AdvertisingNotes fields={fields} reasons={reasons} onShow={showPassage} />
        {proposals.review && (
          <ProposalReview
            before={proposals.review.before}
            present={fields}
            open={proposals.review.open}
            onAccept={proposals.accept}
            onReject={proposals.reject}
          />
        )}
        <Card title="Writing help">
          <WritingHelp fields={fields} onProposal={proposals.propose} onSignedOut={() => setSignsIn(true)} />
        </Card>
        <Details
          fields={fields}
          problems={problems}
          published={stored?.published ?? false}
          dispatch={dispatch}
          onSlug={(slug) => {
            dispatch({ kind: 'slug-typed', slug });
            saving.clearProblem('slug');
          }}
          siteName={settings.siteName}
          host={settings.host}
          onSignedOut={() => setSignsIn(true)}
        />
      </div>
      <SaveBar
        saving={saving}
        dirty={dirty}
        isNew={stored === null}
        published={stored?.published ?? false}
        autosavedAt={keeping.autosavedAt}
        keepingRefused={keeping.refused}
        onSave={(mode) => void saving.save(mode)}
      />
      <LeaveGuard isDirty={mayLose} />
      {showsHistory && stored && (
        <HistoryDialog
          id={stored.id}
          version={stored.version}
          present={fields}
          onClose={() => setShowsHistory(false)}
          onRestore={(old, version) => {
            setSetAside(fields);
            // Publication state and address are not part of the text.
            const here = { published: fields.published, ...(stored.published ? { slug: fields.slug } : {}) };
            dispatch({ kind: 'replaced', fields: { ...old, ...here } });
            setShowsHistory(false);
            notify({ title: `Version ${version} restored`, description: 'Read it through, then save.', tone: 'good' });
          }}
        />
      )}
      {waiting?.kind === 'checks' && (
        <PublishDialog
          checks={waiting.checks}
          fields={fields}
          onClose={saving.stopWaiting}
          onPublish={(changes) => void saving.save(waiting.mode, changes)}
        />
      )}
      {waiting?.kind === 'advertising' && (
        <AdvertisingDialog
          fields={fields}
          onClose={saving.stopWaiting}
          onPublish={(reason) => void saving.save(waiting.mode, {}, reason)}
        />
      )}
      {waiting?.kind === 'leaves-site' && (
        <LeaveSiteDialog
          title="Take this post off the site?"
          action="Take it off the site"
          onClose={saving.stopWaiting}
          onLeave={() => void saving.saveOffSite(waiting.mode)}
        >
          <p>
            Readers see this post now.{' '}
            {waiting.mode === 'schedule' ? 'Scheduling sets no date' : 'A draft is not public'}: its page leaves the
            site at once, its address finds nothing, and it stays so until somebody publishes it again.
          </p>
          <p className="mt-3">To save your changes and keep it on the site, choose Update instead.</p>
        </LeaveSiteDialog>
      )}
      {waiting?.kind === 'takes-address' && (
        <TakeAddressDialog
          message={waiting.message}
          onClose={() => {
            // The dialog gives the focus back as it goes, so it has to be gone before the focus moves.
            flushSync(() => saving.settle());
            focusField('slug');
          }}
          onTake={() => void saving.takeAddress(waiting.mode, waiting.slug, waiting.reason)}
        />
      )}
      {waiting?.kind === 'conflict' && (
        <ConflictDialog
          mine={{ ...fields, published: publishedBy(waiting.mode) }}
          theirs={waiting.theirs}
          onClose={saving.stopWaiting}
          onResolve={(chosen, isAllMine) => {
            if (!isAllMine) setSetAside(fields);
            dispatch({ kind: 'rebased', post: waiting.theirs, fields: chosen });
            saving.settle();
          }}
        />
      )}
      {(waiting?.kind === 'signed-out' || signsIn) && (
        <SignInDialog
          email={settings.email}
          saves={waiting?.kind === 'signed-out'}
          onClose={() => {
            setSignsIn(false);
            saving.stopWaiting();
          }}
          onSignedIn={() => {
            setSignsIn(false);
            if (waiting?.kind === 'signed-out') void saving.save(waiting.mode);
          }}
        />
      )}
    </>
  );
}
