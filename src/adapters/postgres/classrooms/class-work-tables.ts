import type { ColumnType } from 'kysely';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { ClassShow } from '#domain/classrooms/class-work/class-now.ts';
import type { messageKinds } from '#domain/classrooms/class-work/class-messages.ts';
import type { Instant } from '../platform/column-types.ts';

type StudentProgramsTable = {
  id: string;
  student_id: string;
  lesson_slug: Slug | null;
  activity_id: string | null;
  name: string | null;
  version: number;
  text: string;
  changed_at: Instant;
  versioned_at: Instant;
  deleted_at: ColumnType<number | null, string | null, string | null>;
};

type StudentProgramVersionsTable = {
  program_id: string;
  version: number;
  text: string;
  at: Instant;
};

type ClassChangesTable = { classroom_id: string; seq: number };

type StudentWorkTable = {
  classroom_id: string;
  student_id: string;
  lesson_slug: Slug;
  activity_id: string;
  opened_at: Instant;
  changed_at: Instant;
  reorders: number;
  same_blocks_since: Instant;
  runs: number;
  earned: readonly number[];
  goals: number;
  seq: number;
};

type ClassNowTable = {
  classroom_id: string;
  seq: number;
  paused_at: ColumnType<number | null, string | null, string | null>;
};

type ClassShowsTable = {
  classroom_id: string;
  student_id: string;
  lesson_slug: Slug;
  activity_id: string;
  state: ClassShow['state'];
  at: Instant;
};

type ClassMessagesTable = {
  classroom_id: string;
  student_id: string;
  kind: (typeof messageKinds)[number];
  step: number | null;
  hint_activity: string | null;
  hint_text: string | null;
  sent_at: Instant;
};

type ClassConnectionsTable = {
  fingerprint: string;
  classroom_id: string;
  student_id: string;
  network: string;
  until: Instant;
};

type ExitAnswersTable = {
  student_id: string;
  assignment_id: string;
  question_id: string;
  choice: string;
  answered_at: Instant;
};

export type ClassWorkTables = {
  student_programs: StudentProgramsTable;
  student_program_versions: StudentProgramVersionsTable;
  class_changes: ClassChangesTable;
  student_work: StudentWorkTable;
  class_now: ClassNowTable;
  class_shows: ClassShowsTable;
  class_messages: ClassMessagesTable;
  class_connections: ClassConnectionsTable;
  exit_answers: ExitAnswersTable;
};
