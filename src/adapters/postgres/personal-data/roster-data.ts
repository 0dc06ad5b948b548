import type { PersonalData } from './declaration.ts';

export const ofStudents = {
  found: {},
  erasure: { how: 'by student', because: 'a student has no account, and their school decides.' },
} as const;

export const rosterData = {
  students: {
    purpose:
      'The students of a school, with the least that a class needs: no email, no birth date, no gender.',
    retention: 'Until their school erases them, or 400 days after they were archived.',
    ...ofStudents,
    columns: {
      id: null,
      organization_path: 'school',
      state: null,
      given_name: 'name',
      family_name: 'name',
      student_number: 'name',
      display_name: 'name',
      grade: 'school',
      login_kind: null,
      archived_on: 'activity',
      merged_into: null,
      name_folded: 'copy',
      family_folded: 'copy',
      display_folded: 'copy',
      number_folded: 'copy',
      school_folded: 'copy',
      classrooms_folded: 'copy',
      grade_level: 'copy',
      last_login: 'activity',
      activities_done: 'copy',
      source: 'copy',
      stored_login_kind: 'copy',
      logs_in_by: 'copy',
      status: 'copy',
    },
  },
  student_logins: {
    purpose:
      'What a student logs in with, sealed by a key outside of the database, and how often a wrong one was tried.',
    retention: 'As long as the student.',
    ...ofStudents,
    columns: {
      student_id: null,
      kind: null,
      sealed: 'secret',
      digest: 'secret',
      made_at: 'activity',
      failures: 'activity',
      lockouts: 'activity',
      locked_until: 'activity',
    },
  },
  student_tokens: {
    purpose: 'What a student was let in by, for the rest of a school day.',
    retention: 'Until the student logs in on a later day, or gets another login.',
    ...ofStudents,
    columns: {
      fingerprint: 'secret',
      student_id: null,
      classroom_id: null,
      class_code: 'secret',
      day: 'activity',
      time_zone: null,
      ended_at: 'activity',
    },
  },
  student_progress: {
    purpose: 'The mark of a student in an activity: their own, of the goals, or their teacher’s.',
    retention: 'As long as the assignment; without the student once they are erased.',
    ...ofStudents,
    columns: {
      student_id: null,
      assignment_id: null,
      activity_id: null,
      state: 'activity',
      updated_at: 'activity',
      source: null,
      own_state: 'activity',
      own_at: 'activity',
      own_source: null,
    },
  },
  students_apart: {
    purpose:
      'Which two students of a classroom are not to be paired. Only its teachers read it, and no reason is kept.',
    retention: 'Until a teacher takes it back; at most as long as the classroom and both students.',
    ...ofStudents,
    columns: { classroom_id: null, student_id: null, other_id: null },
  },
  paired_students: {
    purpose:
      'Who was in which pair for a lesson on a day, so that nobody has the same partner again too soon.',
    retention:
      'As long as the lesson is of the classroom, and the student is there. Who was away is not kept.',
    ...ofStudents,
    columns: { assignment_id: null, paired_on: 'activity', student_id: null, place: null },
  },
  login_files: {
    purpose:
      'Files of login cards that somebody ordered to download, sealed by a key outside of the database, and whose cards they hold.',
    retention: '24 hours, or until one of the students is erased.',
    found: { account_id: 'their account id' },
    erasure: { how: 'delete' },
    columns: {
      id: null,
      account_id: 'account id',
      made_as: null,
      sealed: 'secret',
      cards: null,
      classrooms: null,
      students: null,
      made_at: 'activity',
      ends_at: 'activity',
    },
  },
  student_records: {
    purpose:
      'Which records of students were made, so that their code can be proved genuine: digests, and no name.',
    retention:
      'For good, so that a paper can be checked; without the student once they are erased, and without its maker once they are.',
    found: { made_by: 'their account id' },
    erasure: { how: 'clear', because: 'the record is the student’s; who made it is forgotten.' },
    columns: {
      code: 'secret',
      student_id: null,
      made_by: 'account id',
      made_at: 'activity',
      sha256: 'secret',
    },
  },
  enrollments: {
    purpose: 'Which student was in which classroom, from when to when.',
    retention: 'As long as the student and the classroom.',
    ...ofStudents,
    columns: {
      id: null,
      classroom_id: 'school',
      student_id: null,
      from_day: 'activity',
      to_day: 'activity',
      is_current: 'activity',
    },
  },
  change_sets: {
    purpose: 'What was done to a roster at once, by whom, so that it can be undone.',
    retention: 'As long as the roster.',
    found: { made_by: 'their account id' },
    erasure: { how: 'clear', because: 'the change is the school’s; who made it is forgotten.' },
    columns: {
      id: null,
      organization_path: 'school',
      kind: null,
      made_by: 'account id',
      made_at: 'activity',
      undoes: null,
    },
  },
  roster_changes: {
    purpose: 'Each value that a change set changed, before and after.',
    retention: 'As long as the change set.',
    ...ofStudents,
    columns: {
      change_set_id: null,
      seq: null,
      kind: null,
      row_id: null,
      field: null,
      from_value: 'name',
      to_value: 'name',
      outcome: null,
    },
  },
} satisfies Partial<PersonalData>;
