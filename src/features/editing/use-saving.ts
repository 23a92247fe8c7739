import { type Dispatch, useRef } from 'react';
import { notify } from '#ui/toast/toasts.ts';
import { StaffRequestError } from './ask.ts';
import type { CommonQuestion, EditingAction, EditingState, FieldProblems } from './editing-state.ts';
import type { StoredRecord } from './record-kind.ts';

interface Notice {
  title: string;
  description: string;
}

/** One save: what it sends, and what staff see of it. */
export interface Save<Fields, Stored, Question extends { kind: string; mode: unknown }> {
  mode: Question['mode'];
  /** Applied to the fields first, such as an answer to a check. */
  changes: Partial<Fields>;
  send: () => Promise<Stored>;
  /** The notice of a save that succeeded. */
  done: Notice;
  /** The notice of a failure. */
  failed: (message: string) => Notice;
  /** The question that this failure asks, or the fields that have to be corrected. */
  onFailure: (error: StaffRequestError) => { question: Question } | { problems: FieldProblems<Fields> } | undefined;
}

interface SavingOptions<Fields, Stored, Question extends { kind: string; mode: unknown }> {
  state: EditingState<Fields, Stored, Question>;
  dispatch: Dispatch<EditingAction<Fields, Stored, Question>>;
  onSaved: (record: Stored, wasNew: boolean) => void;
  /** Called before the problems are shown. */
  onRefused: (problems: FieldProblems<Fields>) => void;
}

/**
 * Saves a record, one save at a time. A conflict and an ended session become questions; every other failure becomes a
 * notice and stays in the save bar with a retry. The fields stay as they are.
 */
export function useSaving<Fields, Stored extends StoredRecord, Question extends { kind: string; mode: unknown }>({
  state,
  dispatch,
  onSaved,
  onRefused,
}: SavingOptions<Fields, Stored, Question | CommonQuestion<Stored, Question['mode']>>) {
  const running = useRef(false);

  const refuse = refuser(dispatch, onRefused);

  function reportFailure(
    { mode, failed, onFailure }: Save<Fields, Stored, Question | CommonQuestion<Stored, Question['mode']>>,
    error: unknown,
  ): void {
    const message = error instanceof Error ? error.message : 'Something went wrong';
    dispatch({ kind: 'save-failed', failure: { mode, message } });
    const known = error instanceof StaffRequestError ? error : undefined;
    if (known?.code === 'conflict' && known.current) {
      dispatch({ kind: 'save-asked', question: { kind: 'conflict', mode, theirs: known.current as Stored } });
    } else if (known?.code === 'signed-out') {
      dispatch({ kind: 'save-asked', question: { kind: 'signed-out', mode } });
    } else {
      const next = known && onFailure(known);
      if (next && 'question' in next) dispatch({ kind: 'save-asked', question: next.question });
      else if (next) refuse(next.problems, failed(message));
      else notify({ ...failed(message), tone: 'problem' });
    }
  }

  /** Resolves with true once it is saved. */
  async function run(
    save: Save<Fields, Stored, Question | CommonQuestion<Stored, Question['mode']>>,
  ): Promise<boolean> {
    const { changes } = save;
    if (Object.keys(changes).length > 0) dispatch({ kind: 'changed', changes });
    const before = { ...state.fields, ...changes };
    running.current = true;
    dispatch({ kind: 'save-began' });
    try {
      const record = await save.send();
      dispatch({ kind: 'save-failed', failure: undefined });
      dispatch({ kind: 'saved', record, before });
      notify({ ...save.done, tone: 'good' });
      onSaved(record, state.stored === null);
      return true;
    } catch (error) {
      reportFailure(save, error);
      return false;
    } finally {
      running.current = false;
      dispatch({ kind: 'save-ended' });
    }
  }

  return { isRunning: () => running.current, run, refuse };
}

interface SaveSummary {
  title: string;
  text: string;
}

/** Refuses a save. The notice is visible; the summary takes the focus, so screen readers announce it. */
function refuser<Fields, Stored, Question extends { kind: string; mode: unknown }>(
  dispatch: Dispatch<EditingAction<Fields, Stored, Question>>,
  onRefused: (problems: FieldProblems<Fields>) => void,
) {
  return (problems: FieldProblems<Fields>, notice: Notice, summary?: SaveSummary): void => {
    const count = Object.keys(problems).length;
    const title = `Please check ${count === 1 ? 'one thing' : `${count} things`}`;
    notify({ ...notice, tone: 'problem', isSilent: count > 0 });
    onRefused(problems);
    dispatch({ kind: 'save-refused', refusal: { ...(summary ?? { title }), problems } });
  };
}
