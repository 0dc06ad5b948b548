import type { AuditAction } from '../../audit.ts';
import type { ChangeSetKind } from '../change-sets/change-set.ts';
import type { Change } from '../change-sets/change.ts';
import { isStudentField } from './student-record.ts';
import type { ClassroomValueChange } from '../classrooms/classroom-change.ts';

/** Acts in a classroom's history other than change sets. They are about teachers, lessons, class code and passes. Reads are in the audit log (SEC-5). */
export const classroomActs = [
  'classroom/teacher-added',
  'classroom/teacher-removed',
  'classroom/transferred',
  'classroom/changed',
  'classroom/archived',
  'classroom/restored',
  'classroom/lesson-assigned',
  'classroom/lesson-removed',
  'classroom/lesson-put-back',
  'classroom/class-code-renewed',
  'classroom/class-code-paused',
  'classroom/class-code-resumed',
  'classroom/pass-made',
  'classroom/pass-revoked',
] as const satisfies readonly AuditAction[];
export type ClassroomAct = (typeof classroomActs)[number];

export const historySize = 25;
export const maxNamedStudents = 5;

export const classroomFactKinds = [
  'came',
  'left',
  'archived',
  'restored',
  'merged',
  'changed',
  'room-made',
  'room-archived',
  'room-restored',
  'room-changed',
  'room-moved',
] as const;
export type ClassroomFactKind = (typeof classroomFactKinds)[number];

/** One effect of a change set on a class: `count` students, some with names. A fact about the class has no names. */
export type ClassroomFact = {
  readonly of: ClassroomFactKind;
  readonly names: readonly string[];
  readonly count: number;
};

/** A change that affected a class, with its student; the name is null if they were deleted. */
export type ClassroomChange = Change & {
  readonly student: { readonly id: string; readonly name: string | null } | null;
};

/** An entry of a classroom's history, at a time in epoch milliseconds. */
export type ClassroomEntry = {
  readonly id: string;
  readonly at: number;
  /** The actor's name; null if their account was deleted. */
  readonly by: string | null;
  readonly did:
    | {
        readonly of: 'change';
        readonly kind: ChangeSetKind;
        /** Whether the reader may undo the entry now, including its effects in other classes. */
        readonly canUndo: boolean;
        readonly undone: boolean;
        readonly facts: readonly ClassroomFact[];
      }
    | {
        readonly of: 'act';
        readonly action: ClassroomAct;
        /** Current name of the teacher or lesson; null if the entry has none or the teacher or lesson was deleted. */
        readonly about: string | null;
        /** Changed fields of a classroom edit; empty for other acts. */
        readonly changes: readonly ClassroomValueChange[];
      };
};

export type HistoryPlace = Pick<ClassroomEntry, 'at' | 'id'>;

/** A page of a classroom's history, newest first, and the position of the next page, which is null on the last page. */
export type ClassroomHistory = {
  readonly entries: readonly ClassroomEntry[];
  readonly earlier: HistoryPlace | null;
};

export const placeText = ({ at, id }: HistoryPlace): string => `${at}.${id}`;

/** Parses a position; null if invalid. */
export function readPlace(text: string): HistoryPlace | null {
  const [, at, id] = /^(\d{1,15})\.(.{1,100})$/u.exec(text) ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
}

function stayFact({ field, from, to }: Change): ClassroomFactKind | null {
  if (field === 'state') return from === null ? 'came' : 'left';
  if (field === 'to') return to === null ? 'came' : 'left';
  return field === 'student' && from !== null && to !== null ? 'came' : null;
}

function studentFact({ field, to }: Change): ClassroomFactKind | null {
  if (field === 'state') return to === 'archived' ? 'archived' : 'restored';
  if (field === 'mergedInto') return to === null ? 'restored' : 'merged';
  return isStudentField(field) ? 'changed' : null;
}

function roomFact({ field, from, to }: Change): ClassroomFactKind | null {
  if (field === 'organization') return from === null || to === null ? null : 'room-moved';
  if (field !== 'state') return from === null ? null : 'room-changed';
  if (from === null) return 'room-made';
  return to === 'archived' ? 'room-archived' : 'room-restored';
}

function kindOf(change: Change): ClassroomFactKind | null {
  if (change.kind === 'enrollment') return stayFact(change);
  return change.kind === 'student' ? studentFact(change) : roomFact(change);
}

/** Summarizes changes in a class, one fact per kind, in the order of `classroomFactKinds`. */
export function factsInClass(changes: readonly ClassroomChange[]): readonly ClassroomFact[] {
  return classroomFactKinds.flatMap((of) => {
    const meant = changes.filter((change) => kindOf(change) === of);
    if (meant.length === 0) return [];
    const students = new Map(meant.flatMap(({ student }) => (student ? [[student.id, student.name]] : [])));
    const names = [...students.values()].filter((name) => name !== null);
    return [{ of, names: names.slice(0, maxNamedStudents), count: students.size }];
  });
}
