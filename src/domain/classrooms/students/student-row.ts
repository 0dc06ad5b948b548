import type { RosterRow } from '../change-sets/roster.ts';
import { isGrade } from './grade.ts';
import { type Student, studentFieldNames, type StudentFields } from './student.ts';
import { loginKinds } from './login-kind.ts';

export function studentOf({ id, fields }: Pick<RosterRow, 'fields' | 'id'>): Student {
  const { given = '', grade = '', login } = fields;
  const stored = Object.fromEntries(studentFieldNames.map((name) => [name, fields[name] ?? null]));
  return {
    ...(stored as StudentFields),
    id,
    given,
    grade: isGrade(grade) ? grade : null,
    login: loginKinds.find((kind) => kind === login) ?? null,
  };
}
