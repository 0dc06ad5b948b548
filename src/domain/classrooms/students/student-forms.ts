import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { optional, parseForm } from '../../platform/forms/parse-form.ts';
import { parseName } from '../../platform/forms/text-fields.ts';
import { err, ok, type Result } from '../../result.ts';
import { isGrade } from './grade.ts';
import { studentListLimits } from './read-students.ts';
import type { StudentField, StudentFields } from './student.ts';
import { loginKinds } from './login-kind.ts';

export const studentsPerClassroom = 500;

const maxStudentIdLength = 64;

type Typed<Field extends StudentField> = {
  readonly [Name in Field]: Name extends 'given' ? string : string | null;
};

/** A typed student; null, '' and missing fields are empty. */
export type StudentDraft = Typed<'family' | 'given' | 'studentId'> & Partial<Typed<StudentField>>;
export type StudentInvalid = FormInvalid<StudentField>;
export type StudentsInvalid = FormInvalid<'students'>;

const parseGrade = (text: string) => (isGrade(text) ? ok(text) : err('malformed' as const));

function parseLogin(text: string) {
  const kind = loginKinds.find((each) => each === text);
  return kind === undefined ? err('malformed' as const) : ok(kind);
}

export const parseStudent = (draft: StudentDraft): Result<StudentFields, StudentInvalid> =>
  parseForm({
    given: parseName(draft.given),
    family: optional(draft.family, parseName),
    display: optional(draft.display, parseName),
    studentId: optional(draft.studentId, (text) => parseName(text, maxStudentIdLength)),
    grade: optional(draft.grade, parseGrade),
    login: optional(draft.login, parseLogin),
  });

/** Parses new students. There must be at least one and at most the maximum of a list, and each needs a valid name. */
export function parseStudents(
  drafts: readonly StudentDraft[],
): Result<readonly StudentFields[], StudentsInvalid> {
  const invalid = (problem: FieldProblem) =>
    err({ kind: 'form/invalid', fields: { students: problem } } as const);
  if (drafts.length === 0) return invalid('required');
  if (drafts.length > studentListLimits.lines) return invalid('too-long');
  const students = drafts.map(parseStudent);
  const good = students.flatMap((student) => (student.ok ? [student.value] : []));
  return good.length === students.length ? ok(good) : invalid('malformed');
}
