import type { IsoDate } from '../dates/iso-date.ts';
import type { ChangeSetKind } from '../roster/change-set.ts';
import type { Change } from '../roster/change.ts';
import type { ProgressLesson } from './class-progress.ts';
import type { StudentMark } from './student-mark.ts';
import type { ListedStudent } from './student.ts';

/** A student's time in a classroom; `id` is that of the enrollment, and `to` the first day on which they were not there. */
export type StudentStay = {
  readonly id: string;
  readonly classroom: { readonly id: string; readonly name: string };
  readonly from: IsoDate;
  readonly to: IsoDate | null;
};

/** What a change set did to one student, at a moment in epoch milliseconds. */
export type HistoryEntry = {
  /** The change set. */
  readonly id: string;
  readonly kind: ChangeSetKind;
  readonly at: number;
  /** What the person is called who made it; null once their account is gone. */
  readonly by: string | null;
  /** Whether the reader may take it back now, with what it did to others. */
  readonly canUndo: boolean;
  readonly changes: readonly Change[];
};

/** What is known of one student, as far as the reader reaches it. */
export type StudentRecord = {
  readonly student: ListedStudent;
  readonly loggedInOn: IsoDate | null;
  /** The latest first. */
  readonly stays: readonly StudentStay[];
  /** The lessons that are open where they are now, or of which they said something. */
  readonly lessons: readonly ProgressLesson[];
  readonly marks: readonly StudentMark[];
  /** The latest first, up to `mostEntries`. */
  readonly history: readonly HistoryEntry[];
};

/** So many change sets of one student are shown. */
export const mostEntries = 50;

export const shownFields = ['given', 'family', 'display', 'studentId', 'grade', 'login'] as const;
export type ShownField = (typeof shownFields)[number];
/** Whether a field of a student is told of where their history is. */
export const isShownField = (field: string): field is ShownField =>
  shownFields.some((shown) => shown === field);

/** One thing that happened to a student, to be told in words. */
export type HistoryFact =
  | { readonly of: 'added' | 'archived' | 'merged' | 'moved-school' | 'restored' }
  | {
      readonly of: 'field';
      readonly field: ShownField;
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly of: 'back' | 'came' | 'left'; readonly classroom: string };

function factOfStudent({ field, from, to }: Change): readonly HistoryFact[] {
  if (field === 'mergedInto') return [{ of: 'merged' }];
  if (field === 'organization') return [{ of: 'moved-school' }];
  if (field === 'state') return [{ of: to === 'archived' ? 'archived' : 'restored' }];
  return isShownField(field) ? [{ of: 'field', field, from, to }] : [];
}

function factOfStay(classroom: string, { field, from, to }: Change): readonly HistoryFact[] {
  if (field === 'state') return [{ of: from === null ? 'came' : 'left', classroom }];
  if (field === 'to') return [{ of: to === null ? 'back' : 'left', classroom }];
  return field === 'student' ? [{ of: 'came', classroom }] : [];
}

/**
 * What a change set did to a student and where they are, one fact each: of a row that came with it, only that it came. A classroom that
 * the reader does not reach is not among the stays, and nothing is told of it.
 */
export function factsOf(
  { changes }: Pick<HistoryEntry, 'changes'>,
  stays: readonly StudentStay[],
): readonly HistoryFact[] {
  const isNew = (id: string): boolean =>
    changes.some((change) => change.id === id && change.field === 'state' && change.from === null);
  return changes.flatMap((change): readonly HistoryFact[] => {
    const comes = isNew(change.id);
    if (comes && change.field !== 'state') return [];
    if (change.kind === 'student') return comes ? [{ of: 'added' }] : factOfStudent(change);
    const classroom = stays.find(({ id }) => id === change.id)?.classroom.name;
    return classroom === undefined ? [] : factOfStay(classroom, change);
  });
}
