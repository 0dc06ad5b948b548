import { type RawBuilder, sql } from 'kysely';
import type { StudentField, StudentFields } from '#domain/classrooms/students/student.ts';

const columnOf = {
  given: 'given_name',
  family: 'family_name',
  display: 'display_name',
  studentId: 'student_number',
  grade: 'grade',
  login: 'login_kind',
} as const satisfies Readonly<Record<StudentField, string>>;

export type StudentFieldColumns = {
  -readonly [Field in StudentField as (typeof columnOf)[Field]]: StudentFields[Field];
};

export const studentFieldColumns = Object.entries(columnOf) as readonly (readonly [
  StudentField,
  keyof StudentFieldColumns,
])[];

export const studentFieldsJson: RawBuilder<unknown> = sql.join(
  studentFieldColumns.map(([field, column]) => sql`${sql.lit(field)}, ${sql.ref(`s.${column}`)}`),
);
