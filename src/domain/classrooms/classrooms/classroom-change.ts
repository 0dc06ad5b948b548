import type { ClassroomEdit } from './classroom.ts';

/** The editable fields of a classroom, in the order in which their changes are displayed. */
export const classroomFields = [
  'name',
  'gradeBand',
  'termName',
  'firstDay',
  'lastDay',
  'color',
  'icon',
] as const;
export type ClassroomField = (typeof classroomFields)[number];

/** Fields with user text: the log records that they changed, but not their values (SEC-9). */
const ownWords: ReadonlySet<ClassroomField> = new Set(['name', 'termName']);

/** A change of one field; both values are null for a field with user text. */
export type ClassroomValueChange = {
  readonly field: ClassroomField;
  readonly from: string | null;
  readonly to: string | null;
};

/** Returns the recorded changes of a classroom edit (ROS-9). */
export const changesOfClassroom = (
  before: ClassroomEdit,
  after: ClassroomEdit,
): readonly ClassroomValueChange[] =>
  classroomFields.flatMap((field) => {
    if (before[field] === after[field]) return [];
    return ownWords.has(field)
      ? [{ field, from: null, to: null }]
      : [{ field, from: before[field], to: after[field] }];
  });
