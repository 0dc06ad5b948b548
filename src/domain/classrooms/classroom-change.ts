import type { ClassroomEdit } from './classroom.ts';

/** What a teacher writes about a classroom, in the order in which a change of it is told. */
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

/** The fields that hold somebody's own words: that they changed is recorded, and not what they were (SEC-9). */
const ownWords: ReadonlySet<ClassroomField> = new Set(['name', 'termName']);

/** One field of a classroom, from one value to another; both are null for a field that holds somebody's own words. */
export type ClassroomValueChange = {
  readonly field: ClassroomField;
  readonly from: string | null;
  readonly to: string | null;
};

/** What an edit changes of a classroom, as it is recorded (ROS-9). */
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
