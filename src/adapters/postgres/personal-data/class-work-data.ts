import type { PersonalData } from './declaration.ts';
import { ofStudents } from './roster-data.ts';

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
    purpose: 'The number of the last change in a class, to keep changes in order on the teacher’s page.',
    retention: 'As long as the class exists.',
    found: {},
    erasure: { how: 'nothing to erase' },
    columns: { classroom_id: null, seq: null },
  },
  exit_answers: {
    purpose: 'A student’s answers to the exit questions of a lesson, for the teacher.',
    retention: 'As long as the lesson is assigned to the class, and the student is in the school’s roster.',
    ...ofStudents,
    columns: {
      student_id: null,
      assignment_id: null,
      question_id: null,
      choice: 'activity',
      answered_at: 'activity',
    },
  },
  student_work: {
    purpose:
      'The work of a student in class, so that the teacher sees who needs help: when they opened an activity, changed and ran the program, and the number of goals it meets.',
    retention: 'As long as the student is in the school’s roster, and the class exists.',
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
  class_now: {
    purpose: 'Whether a teacher has paused the class, and the number of the last such change.',
    retention: 'As long as the class exists.',
    found: {},
    erasure: { how: 'nothing to erase' },
    columns: { classroom_id: null, seq: null, paused_at: null },
  },
  class_shows: {
    purpose: 'The program that a teacher wants to show to the class, and whether its student agreed.',
    retention: 'Until the teacher ends it or shows another one; it is shown for 20 minutes at most.',
    ...ofStudents,
    columns: {
      classroom_id: null,
      student_id: null,
      lesson_slug: null,
      activity_id: null,
      state: 'activity',
      at: 'activity',
    },
  },
  class_messages: {
    purpose: 'The last message from the fixed list that a teacher sent to a student.',
    retention: 'Until the student closes it, or gets another one; it is shown for 30 minutes at most.',
    ...ofStudents,
    columns: {
      classroom_id: null,
      student_id: null,
      kind: null,
      step: null,
      hint_activity: null,
      hint_text: null,
      sent_at: 'activity',
    },
  },
  class_connections: {
    purpose:
      'The connected students of a class, and whether they are on the teacher’s network. The network is stored only as a hash that differs by class and day.',
    retention: 'As long as the login of that day.',
    ...ofStudents,
    columns: {
      fingerprint: 'secret',
      classroom_id: null,
      student_id: null,
      network: 'secret',
      until: 'activity',
    },
  },
} satisfies Partial<PersonalData>;
