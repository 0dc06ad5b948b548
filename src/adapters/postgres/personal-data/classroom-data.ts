import type { PersonalData } from './declaration.ts';

const nobody = { found: {}, erasure: { how: 'nothing to erase' } } as const;

/** Lessons, classrooms, and what happens in them. */
export const classroomData = {
  lessons: {
    purpose: 'The lessons as they are now.',
    retention: 'As long as they are published.',
    ...nobody,
    columns: { slug: null, status: null, place: null, summary: null, lesson: null, version: null },
  },
  lesson_versions: {
    purpose: 'Each version of a lesson that a classroom may still use.',
    retention: 'For good.',
    ...nobody,
    columns: { slug: null, version: null, agenda: null, lesson: null },
  },
  lesson_reports: {
    purpose: 'How a lesson went, as its teacher says, so that its authors can better it.',
    retention: 'Until they say something else of the lesson, or their account is deleted.',
    found: { account_id: 'their account id' },
    erasure: { how: 'delete' },
    columns: {
      account_id: 'account id',
      slug: 'activity',
      version: 'activity',
      outcome: 'activity',
      minutes: 'activity',
      understood: 'activity',
      note: 'free text',
      reported_at: 'activity',
    },
  },
  classrooms: {
    purpose: 'The classrooms of a teacher.',
    retention: 'Until the last of their teachers is gone.',
    found: { id: 'the id of a classroom of theirs' },
    erasure: {
      how: 'clear',
      because:
        'a classroom passes on to a co-teacher, who needs its name; one without a co-teacher is deleted, with everything in it.',
    },
    columns: {
      id: null,
      name: 'free text',
      name_folded: 'free text',
      grade_band: null,
      archived_at: 'activity',
      version: null,
      created_at: 'activity',
      organization_path: 'school',
      term_name: 'free text',
      first_day: null,
      last_day: null,
      follows: null,
    },
  },
  classroom_teachers: {
    purpose: 'Who teaches in a classroom; by their address while they have no account.',
    retention: 'Until they leave it, or their account is deleted.',
    found: { account_id: 'their account id', email: 'their email address' },
    erasure: { how: 'delete' },
    columns: {
      id: null,
      place: null,
      classroom_id: null,
      account_id: 'account id',
      email: 'email address',
      role: 'role',
    },
  },
  assignments: {
    purpose: 'The lessons that a classroom works on, with what its teachers noted.',
    retention: 'As long as the classroom.',
    found: { classroom_id: 'the id of a classroom of theirs' },
    erasure: {
      how: 'clear',
      because: 'the co-teachers go on with them; they go with a classroom that has no teacher left.',
    },
    columns: {
      id: null,
      classroom_id: null,
      lesson_slug: null,
      lesson_version: null,
      visible: null,
      opens_on: null,
      due_on: null,
      note: 'free text',
      version: null,
      removed: null,
      assigned_at: 'activity',
    },
  },
  activity_progress: {
    purpose: 'How far a classroom is with an activity, and who said so.',
    retention: 'As long as the classroom.',
    found: { updated_by: 'their account id' },
    erasure: { how: 'clear', because: 'the progress is the classroom’s; who recorded it is forgotten.' },
    columns: {
      assignment_id: null,
      activity_id: null,
      state: 'activity',
      minutes: 'activity',
      version: null,
      updated_at: 'activity',
      updated_by: 'account id',
    },
  },
  join_codes: {
    purpose: 'The code by which the students of a classroom find it, encrypted.',
    retention: 'As long as the classroom.',
    found: { classroom_id: 'the id of a classroom of theirs' },
    erasure: {
      how: 'clear',
      because: 'the co-teachers go on with it; it goes with a classroom that has no teacher left.',
    },
    columns: { classroom_id: null, sealed: 'secret', digest: 'secret', renewed_at: null, paused_at: null },
  },
  substitute_passes: {
    purpose: 'Who let a substitute see which classroom, and on which day.',
    retention:
      'As long as the classroom, or until the account of its maker is deleted; at most until one is made for the classroom 90 days after its day.',
    found: { made_by: 'their account id' },
    erasure: { how: 'delete' },
    columns: {
      id: null,
      code: 'secret',
      classroom_id: null,
      day: 'activity',
      time_zone: null,
      made_by: 'account id',
      made_at: 'activity',
      revoked_at: 'activity',
    },
  },
  substitute_pass_tokens: {
    purpose: 'What a browser shows after the code of a pass was entered in it, as a digest.',
    retention: 'With their pass; it opens nothing once the day is over.',
    found: { pass_id: 'the id of a pass that they made' },
    erasure: { how: 'delete' },
    columns: { fingerprint: 'secret', pass_id: null },
  },
} as const satisfies Partial<PersonalData>;
