import { type RecordKind, type StoredRecord, withFieldsOf } from './record-kind.ts';

export type FieldProblems<Fields> = Partial<Record<keyof Fields & string, string>>;

/** The reason for a refused save. */
export interface SaveRefusal<Fields> {
  title: string;
  text?: string | undefined;
  problems: FieldProblems<Fields>;
  /** Number of refusals. */
  attempt: number;
}

/** A question that a save waits for. @template Mode The kind of save, such as a draft. */
export type CommonQuestion<Stored, Mode> =
  /** Another editor saved meanwhile. */
  { kind: 'conflict'; mode: Mode; theirs: Stored } | { kind: 'signed-out'; mode: Mode };

interface AnyQuestion {
  kind: string;
  mode: unknown;
}

/** The state of saving. */
export interface SavingState<Fields, Question extends AnyQuestion> {
  busy: boolean;
  question: Question | undefined;
  /** The failure of the last save, until one succeeds. */
  failure: { mode: Question['mode']; message: string } | undefined;
  problems: FieldProblems<Fields>;
  /** The refusal of the last save, until the next attempt. */
  refusal: SaveRefusal<Fields> | undefined;
}

/** The state of an editor of one record. */
export interface EditingState<Fields, Stored, Question extends AnyQuestion> {
  fields: Fields;
  /** The fields on the server, or the defaults of a new record. */
  saved: Fields;
  /** The record that the next save is based on; null for one that was never saved. */
  stored: Stored | null;
  /** The id of a new record before and after it is stored: a repeated save is the same record. */
  id: string;
  /** The text that another version replaced. */
  setAside: Fields | undefined;
  /** Whether staff are asked to sign in again, outside a save. */
  signsIn: boolean;
  saving: SavingState<Fields, Question>;
}

export type EditingAction<Fields, Stored, Question extends AnyQuestion> =
  | { kind: 'changed'; changes: Partial<Fields> }
  /** Texts that replace the current one: a revision, a merge, the text set aside. */
  | { kind: 'replaced'; fields: Fields }
  | { kind: 'set-aside'; fields: Fields | undefined }
  /** A text that an earlier editor left, with the version that it was based on. */
  | { kind: 'restored'; draft: { fields: Fields; version: number | null; id?: string | undefined } }
  /** @param before The fields when the save began: later typing stays. */
  | { kind: 'saved'; record: Stored; before: Fields }
  /** Another editor saved: the next save is based on their version. */
  | { kind: 'rebased'; record: Stored; fields: Fields }
  | { kind: 'sign-in-asked'; signsIn: boolean }
  | { kind: 'save-began' }
  | { kind: 'save-ended' }
  | { kind: 'save-refused'; refusal: Omit<SaveRefusal<Fields>, 'attempt'> }
  | { kind: 'save-asked'; question: Question | undefined }
  | { kind: 'save-failed'; failure: SavingState<Fields, Question>['failure'] };

const idle = { busy: false, question: undefined, failure: undefined, problems: {}, refusal: undefined } as const;

/** The editor of a record as it starts. @param saved The defaults of a new record. */
export function startEditing<Fields, Stored, Question extends AnyQuestion>(
  start: Pick<EditingState<Fields, Stored, Question>, 'fields' | 'saved' | 'stored' | 'id'>,
): EditingState<Fields, Stored, Question> {
  return { ...start, setAside: undefined, signsIn: false, saving: idle };
}

/** The reducer of every editor. @param kind The kind of its records. */
export function editingReducer<Fields extends object, Stored extends StoredRecord, Question extends AnyQuestion>(
  kind: RecordKind<Fields, Stored>,
  state: EditingState<Fields, Stored, Question>,
  action: EditingAction<Fields, Stored, Question>,
): EditingState<Fields, Stored, Question> {
  switch (action.kind) {
    case 'changed': {
      const open = Object.entries(state.saving.problems).filter(([field]) => !(field in action.changes));
      const problems = Object.fromEntries(open) as FieldProblems<Fields>;
      return { ...state, fields: { ...state.fields, ...action.changes }, saving: { ...state.saving, problems } };
    }
    case 'replaced':
      return { ...state, fields: action.fields };
    case 'set-aside':
      return { ...state, setAside: action.fields };
    case 'restored': {
      const { fields, version } = action.draft;
      // It stays based on its old version: if the record was saved since, the next save shows the conflict.
      const stored = state.stored && version !== null ? { ...state.stored, version } : state.stored;
      const id = state.stored === null ? (action.draft.id ?? state.id) : state.id;
      return { ...state, fields, stored, id };
    }
    case 'saved': {
      const { record, before } = action;
      const untouched = kind.fieldNames.filter(
        (field) => JSON.stringify(state.fields[field]) === JSON.stringify(before[field]),
      );
      const saved = kind.fieldsOf(record);
      const fields = withFieldsOf(state.fields, saved, untouched);
      return { ...state, fields, saved, stored: record, id: record.id };
    }
    case 'rebased': {
      const { record, fields } = action;
      return { ...state, fields, saved: kind.fieldsOf(record), stored: record, id: record.id };
    }
    case 'sign-in-asked':
      return { ...state, signsIn: action.signsIn };
    default:
      return { ...state, saving: savingReducer(state.saving, action) };
  }
}

type SavingAction<Fields, Stored, Question extends AnyQuestion> = Extract<
  EditingAction<Fields, Stored, Question>,
  { kind: `save-${string}` }
>;

function savingReducer<Fields, Stored, Question extends AnyQuestion>(
  state: SavingState<Fields, Question>,
  action: SavingAction<Fields, Stored, Question>,
): SavingState<Fields, Question> {
  switch (action.kind) {
    case 'save-began':
      return { ...state, busy: true, question: undefined, problems: {}, refusal: undefined };
    case 'save-ended':
      return { ...state, busy: false };
    case 'save-refused': {
      const refusal = { ...action.refusal, attempt: (state.refusal?.attempt ?? 0) + 1 };
      return { ...state, problems: refusal.problems, refusal };
    }
    case 'save-asked':
      return { ...state, question: action.question };
    case 'save-failed':
      return { ...state, failure: action.failure };
  }
}
