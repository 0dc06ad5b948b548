import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { ChangeSetKind } from '../change-sets/change-set.ts';
import type { Change } from '../change-sets/change.ts';
import type { ProgressLesson } from './class-progress.ts';
import type { StudentMark } from './student-mark.ts';
import { type ListedStudent, type StudentField, studentFieldNames } from './student.ts';

/** A student's time in a classroom; `id` is the id of the enrollment, and `to` is exclusive. */
export type StudentStay = {
  readonly id: string;
  readonly classroom: { readonly id: string; readonly name: string };
  readonly from: IsoDate;
  readonly to: IsoDate | null;
};

/** The effect of a change set on one student, at a time in epoch milliseconds. */
export type HistoryEntry = {
  readonly id: string;
  readonly kind: ChangeSetKind;
  readonly at: number;
  /** Name of the author; null if their account was deleted. */
  readonly by: string | null;
  /** Whether the reader may undo it now, including its effects on other students. */
  readonly canUndo: boolean;
  readonly changes: readonly Change[];
};

export type StudentRecord = {
  readonly student: ListedStudent;
  readonly loggedInOn: IsoDate | null;
  /** Latest first. */
  readonly stays: readonly StudentStay[];
  /** Open lessons of their current classes, and other lessons in which they have marks. */
  readonly lessons: readonly ProgressLesson[];
  readonly marks: readonly StudentMark[];
  /** Latest first, up to `maxEntries`. */
  readonly history: readonly HistoryEntry[];
};

export const maxEntries = 50;

export const isStudentField = (field: string): field is StudentField =>
  studentFieldNames.some((name) => name === field);

export type HistoryFact =
  | { readonly of: 'added' | 'archived' | 'merged' | 'moved-school' | 'restored' }
  | {
      readonly of: 'field';
      readonly field: StudentField;
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly of: 'back' | 'came' | 'left'; readonly classroom: string };

function factOfStudent({ field, from, to }: Change): readonly HistoryFact[] {
  if (field === 'mergedInto') return [{ of: 'merged' }];
  if (field === 'organization') return [{ of: 'moved-school' }];
  if (field === 'state') return [{ of: to === 'archived' ? 'archived' : 'restored' }];
  return isStudentField(field) ? [{ of: 'field', field, from, to }] : [];
}

function factOfStay(classroom: string, { field, from, to }: Change): readonly HistoryFact[] {
  if (field === 'state') return [{ of: from === null ? 'came' : 'left', classroom }];
  if (field === 'to') return [{ of: to === null ? 'back' : 'left', classroom }];
  return field === 'student' ? [{ of: 'came', classroom }] : [];
}

/**
 * Returns the effects of a change set on a student and their stays, without duplicates. For a new row, the only effect is that it was added. Leaves out
 * classrooms that the reader cannot see.
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
