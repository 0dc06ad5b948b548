import type { PersonalData } from './declaration.ts';

export const ofStudents = {
  found: {},
  erasure: { how: 'by student', because: 'a student has no account, and their school decides.' },
} as const;

export const rosterData = {
  students: {
    purpose:
      'The students of a school, with only the data that a class needs: no email, no birth date, no gender.',
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
      'A student’s login, encrypted with a key outside of the database, and the number of wrong tries.',
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
    purpose: 'A hash of the key that keeps a student logged in for one school day.',
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
    purpose:
      'The progress mark of a student in an activity: from the student, from met goals or from a teacher.',
    retention: 'As long as the lesson is assigned; without a link to the student once they are erased.',
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
      'Pairs of students whom a teacher keeps apart. Only teachers of the class can read it, and no reason is stored.',
    retention: 'Until a teacher removes it; at most as long as the class and both students exist.',
    ...ofStudents,
    columns: { classroom_id: null, student_id: null, other_id: null },
  },
  paired_students: {
    purpose: 'The pairs of a lesson on a day, to avoid repeat partners.',
    retention: 'As long as the lesson is assigned and the student is in the class. Absences are not stored.',
    ...ofStudents,
    columns: { assignment_id: null, paired_on: 'activity', student_id: null, place: null },
  },
  login_files: {
    purpose:
      'Files of login cards to download, encrypted with a key outside of the database, with the ids of their students.',
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
      'The hashes of student records that were printed, without names, so that the code on a record can be verified.',
    retention:
      'Permanently, so that a printed record can be verified. The ids of an erased student and of a deleted author are removed.',
    found: { made_by: 'their account id' },
    erasure: {
      how: 'clear',
      because: 'the record belongs to the student. The id of the person who made it is removed.',
    },
    columns: {
      code: 'secret',
      student_id: null,
      made_by: 'account id',
      made_at: 'activity',
      sha256: 'secret',
    },
  },
  enrollments: {
    purpose: 'The classes of a student, each with the first and last day.',
    retention: 'As long as the student and the class exist.',
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
    purpose: 'Changes to a roster that were made together, with their author, so that they can be undone.',
    retention: 'As long as the roster.',
    found: { made_by: 'their account id' },
    erasure: {
      how: 'clear',
      because: 'the change belongs to the school. The id of the person who made it is removed.',
    },
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
    purpose: 'Each value that such a change replaced, before and after.',
    retention: 'As long as that change.',
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
