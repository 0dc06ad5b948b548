import type { AuditAction } from '../audit/audit.ts';
import type { ChangeSetKind } from '../roster/change-set.ts';
import type { Change } from '../roster/change.ts';
import { isShownField } from '../students/student-record.ts';
import type { ClassroomValueChange } from './classroom-change.ts';

/** What is told of a classroom beside its change sets: its teachers, lessons, join code and passes. Reads are not (SEC-5 has them). */
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
  'classroom/join-code-renewed',
  'classroom/join-code-paused',
  'classroom/join-code-resumed',
  'classroom/pass-made',
  'classroom/pass-revoked',
] as const satisfies readonly AuditAction[];
export type ClassroomAct = (typeof classroomActs)[number];

/** So many entries are on one page of a classroom's history. */
export const historySize = 25;
/** So many students are named of one fact; the others are counted. */
export const mostNamed = 5;

/** What can have happened to students of a class, and to the class itself. */
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

/** One thing that a change set did in a class, to `count` students, some of them by name; of the class itself nobody is named. */
export type ClassroomFact = {
  readonly of: ClassroomFactKind;
  readonly names: readonly string[];
  readonly count: number;
};

/** A change that touched a class, and the student whom it concerns; the name is null once they are gone. */
export type ClassroomChange = Change & {
  readonly student: { readonly id: string; readonly name: string | null } | null;
};

/** What happened to a classroom at once, at a moment in epoch milliseconds. */
export type ClassroomEntry = {
  /** Of a change set its id; else that of an entry of the audit log. */
  readonly id: string;
  readonly at: number;
  /** What the person is called who did it; null once their account is gone. */
  readonly by: string | null;
  readonly did:
    | {
        readonly of: 'change';
        readonly kind: ChangeSetKind;
        /** Whether the reader may take it back now, with what it did elsewhere. */
        readonly canUndo: boolean;
        readonly undone: boolean;
        readonly facts: readonly ClassroomFact[];
      }
    | {
        readonly of: 'act';
        readonly action: ClassroomAct;
        /** Which teacher or lesson, as it is called now; null where it is none of them, or gone. */
        readonly about: string | null;
        /** What an edit of the classroom changed; nothing for any other act. */
        readonly changes: readonly ClassroomValueChange[];
      };
};

/** Where a page of a history ends. */
export type HistoryPlace = Pick<ClassroomEntry, 'at' | 'id'>;

/** A page of what happened to a classroom, the latest first, and where earlier entries go on; null where there are none. */
export type ClassroomHistory = {
  readonly entries: readonly ClassroomEntry[];
  readonly earlier: HistoryPlace | null;
};

/** A place as the text of an address. */
export const placeText = ({ at, id }: HistoryPlace): string => `${at}.${id}`;

/** Reads the text of a place; null where it is none. */
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
  return isShownField(field) ? 'changed' : null;
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

/** What changes did in a class, each kind once, in the order of `classroomFactKinds`. */
export function factsInClass(changes: readonly ClassroomChange[]): readonly ClassroomFact[] {
  return classroomFactKinds.flatMap((of) => {
    const meant = changes.filter((change) => kindOf(change) === of);
    if (meant.length === 0) return [];
    const students = new Map(meant.flatMap(({ student }) => (student ? [[student.id, student.name]] : [])));
    const names = [...students.values()].filter((name) => name !== null);
    return [{ of, names: names.slice(0, mostNamed), count: students.size }];
  });
}
