import type { PersonalData } from './declaration.ts';
import { ofStudents } from './roster-data.ts';

/** The programs of students, and their work in class. */
export const classWorkData = {
  student_programs: {
    purpose: 'The programs that a student builds, so that they can continue on any computer.',
    retention: 'As long as the student. A program that the student deleted is kept for 30 days.',
    ...ofStudents,
    columns: {
      id: null,
      student_id: null,
      lesson_slug: null,
      activity_id: null,
      name: 'free text',
      version: null,
      text: 'free text',
      changed_at: 'activity',
      versioned_at: 'activity',
      deleted_at: 'activity',
    },
  },
  student_program_versions: {
    purpose: 'Earlier versions of those programs, so that no work is lost.',
    retention: 'The newest 20 of a program, as long as the program.',
    ...ofStudents,
    columns: { program_id: null, version: null, text: 'free text', at: 'activity' },
  },
  class_changes: {
    purpose:
      'The number of the last change in a class, so that the teacher’s page shows changes in their order.',
    retention: 'As long as the classroom.',
    found: {},
    erasure: { how: 'nothing to erase' },
    columns: { classroom_id: null, seq: null },
  },
  student_work: {
    purpose:
      'The work of a student in class, so that their teacher sees which students need help: when they opened an activity, changed and ran the program, and how many goals it meets.',
    retention: 'As long as the student is in the school’s roster, and the classroom exists.',
    ...ofStudents,
    columns: {
      classroom_id: null,
      student_id: null,
      lesson_slug: null,
      activity_id: null,
      opened_at: 'activity',
      changed_at: 'activity',
      reorders: 'activity',
      same_blocks_since: 'activity',
      runs: 'activity',
      earned: 'activity',
      goals: 'activity',
      seq: null,
    },
  },
} satisfies Partial<PersonalData>;
