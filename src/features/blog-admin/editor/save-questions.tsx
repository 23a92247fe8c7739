import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { publishedBy } from '#domain/blog/save-post.ts';
import { ConflictDialog } from '#features/editing/conflict-dialog.tsx';
import { SignInDialog } from '#features/editing/sign-in-dialog.tsx';
import { LeaveSiteDialog } from '../leave-site-dialog.tsx';
import { postKind } from '../post-kind.ts';
import { AdvertisingDialog } from './advertising-dialog.tsx';
import type { PostQuestion } from './post-editor-state.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { focusField } from './summed-field.ts';
import { TakeAddressDialog } from './take-address-dialog.tsx';
import type { PostEditor } from './use-post-editor.ts';

interface QuestionProps<Kind extends PostQuestion['kind']> {
  editor: PostEditor;
  question: Extract<PostQuestion, { kind: Kind }>;
}

type Questions = { readonly [Kind in PostQuestion['kind']]: (props: QuestionProps<Kind>) => ReactNode };

/** The dialog of each question that a save may wait for. */
const questions: Questions = {
  checks: ({ editor: { saving, state }, question: { checks, mode } }) => (
    <PublishDialog
      checks={checks}
      fields={state.fields}
      onClose={saving.stopWaiting}
      onPublish={(changes) => void saving.save(mode, changes)}
    />
  ),
  advertising: ({ editor: { saving, state }, question: { mode } }) => (
    <AdvertisingDialog
      fields={state.fields}
      onClose={saving.stopWaiting}
      onPublish={(reason) => void saving.save(mode, {}, reason)}
    />
  ),
  'leaves-site': ({ editor: { saving }, question: { mode } }) => (
    <LeaveSiteDialog
      title="Take this post off the site?"
      action="Take it off the site"
      onClose={saving.stopWaiting}
      onLeave={() => void saving.saveOffSite(mode)}
    >
      <p>
        Readers see this post now. {mode === 'schedule' ? 'Scheduling sets no date' : 'A draft is not public'}: its page
        leaves the site at once, its address finds nothing, and it stays so until somebody publishes it again.
      </p>
      <p className="mt-3">To save your changes and keep it on the site, choose Update instead.</p>
    </LeaveSiteDialog>
  ),
  'takes-address': ({ editor: { saving }, question: { message, mode, slug, reason } }) => (
    <TakeAddressDialog
      message={message}
      onClose={() => {
        // The dialog gives the focus back as it goes, so it has to be gone before the focus moves.
        flushSync(() => saving.settle());
        focusField('slug');
      }}
      onTake={() => void saving.takeAddress(mode, slug, reason)}
    />
  ),
  conflict: ({ editor: { saving, state, dispatch }, question: { mode, theirs } }) => (
    <ConflictDialog
      kind={postKind}
      noun="post"
      mine={{ ...state.fields, published: publishedBy(mode) }}
      theirs={theirs}
      onClose={saving.stopWaiting}
      onResolve={(chosen, isAllMine) => {
        if (!isAllMine) dispatch({ kind: 'set-aside', fields: state.fields });
        dispatch({ kind: 'rebased', record: theirs, fields: chosen });
        saving.settle();
      }}
    />
  ),
  'signed-out': ({ editor: { saving, settings }, question: { mode } }) => (
    <SignInDialog email={settings.email} saves onClose={saving.stopWaiting} onSignedIn={() => void saving.save(mode)} />
  ),
};

/** The question that the last save waits for, or the sign-in that another request asked for. */
export function SaveQuestion({ editor }: { editor: PostEditor }) {
  const { state, dispatch, settings } = editor;
  const { question } = state.saving;
  const close = () => dispatch({ kind: 'sign-in-asked', signsIn: false });
  if (question) {
    const Question = questions[question.kind] as (props: { editor: PostEditor; question: PostQuestion }) => ReactNode;
    return <Question key={question.kind} editor={editor} question={question} />;
  }
  if (!state.signsIn) return null;
  return <SignInDialog email={settings.email} saves={false} onClose={close} onSignedIn={close} />;
}
