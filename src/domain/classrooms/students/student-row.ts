import type { RosterRow } from '../change-sets/roster.ts';
import { isGrade } from './grade.ts';
import { type Student } from './student.ts';
import { loginKinds } from './login-kind.ts';

export function studentOf({ id, fields }: Pick<RosterRow, 'fields' | 'id'>): Student {
  const { given = '', family = null, display = null, studentId = null, grade = '', login } = fields;
  return {
    id,
    given,
    family,
    display,
    studentId,
    grade: isGrade(grade) ? grade : null,
    login: loginKinds.find((kind) => kind === login) ?? null,
  };
}
