import type { ReactNode } from 'react';
import { FoundDraft } from '#features/editing/found-draft.tsx';
import { SetAside } from '#features/editing/set-aside.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { Part } from '#ui/part/part.tsx';
import { PartFailed } from '#ui/part/part-failed.tsx';
import { ProposalReview } from '../ai/proposal-review.tsx';
import { WritingHelp } from '../ai/writing-help.tsx';
import { postKind } from '../post-kind.ts';
import { AdvertisingNotes } from './advertising-notes.tsx';
import { ContentField } from './content-field.tsx';
import { Card, Details } from './details.tsx';
import { EditorHead } from './editor-head.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { errorsInOrder, summedField } from './summed-field.ts';
import type { PostEditor } from './use-post-editor.ts';

/** A part of the editor's page: it shows the state and changes it through the reducer. */
export type Panel = (props: { editor: PostEditor }) => ReactNode;

function Refusal({ editor }: { editor: PostEditor }) {
  const { refusal } = editor.state.saving;
  if (!refusal) return null;
  return <ErrorSummary {...refusal} problems={errorsInOrder(refusal.problems)} className="max-w-3xl" />;
}

function UnsavedText({ editor: { autosave, dispatch, state } }: { editor: PostEditor }) {
  const { found } = autosave;
  if (!found) return null;
  return (
    <Part instead={<PartFailed what="Unsaved text of an earlier visit" />} onFault={autosave.setAside}>
      <FoundDraft
        draft={found}
        title={postKind.titleOf(found.fields)}
        noun="post"
        version={state.stored?.version ?? null}
        onRestore={() => {
          dispatch({ kind: 'restored', draft: found });
          autosave.settle();
        }}
        onDiscard={autosave.settle}
      />
    </Part>
  );
}

function TextSetAside({ editor: { state, dispatch } }: { editor: PostEditor }) {
  const { setAside, fields } = state;
  if (!setAside) return null;
  return (
    <SetAside
      onBringBack={() => {
        dispatch({ kind: 'replaced', fields: setAside });
        dispatch({ kind: 'set-aside', fields });
      }}
      onForget={() => dispatch({ kind: 'set-aside', fields: undefined })}
    />
  );
}

function Text({ editor }: { editor: PostEditor }) {
  const { state, dispatch, change, settings } = editor;
  const { fields, stored, view, saving } = state;
  const beside = view === 'both';
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Title" required {...summedField('title', saving.problems.title)}>
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
        ref={editor.text}
        value={fields.content}
        problem={saving.problems.content}
        onChange={(content) => change({ content })}
        view={view}
        onView={(next) => dispatch({ kind: 'viewed', view: next })}
        onSignedOut={editor.askToSignIn}
        preview={
          <PreviewPane fields={fields} createdAt={stored?.createdAt} showPage={settings.showPage} beside={beside} />
        }
      />
    </div>
  );
}

function Proposals({ editor: { proposals, state } }: { editor: PostEditor }) {
  const { review, accept, reject } = proposals;
  if (!review) return null;
  return (
    <ProposalReview
      before={review.before}
      present={state.fields}
      open={review.open}
      onAccept={accept}
      onReject={reject}
    />
  );
}

/** The panels of the editor in the order of its page. */
export const panels: Readonly<Record<string, Panel>> = {
  head: ({ editor }) => <EditorHead state={editor.state} />,
  refusal: Refusal,
  unsavedText: UnsavedText,
  setAside: TextSetAside,
  text: Text,
  advertising: ({ editor }) => (
    <AdvertisingNotes fields={editor.state.fields} reasons={editor.reasons} onShow={editor.showPassage} />
  ),
  proposals: Proposals,
  writingHelp: ({ editor }) => (
    <Card title="Writing help">
      <WritingHelp
        fields={editor.state.fields}
        onProposal={editor.proposals.propose}
        onSignedOut={editor.askToSignIn}
      />
    </Card>
  ),
  details: ({ editor }) => <Details editor={editor} />,
};
