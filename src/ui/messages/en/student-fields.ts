import type { StudentField } from '#domain/classrooms/students/student.ts';

export const studentFieldWords: Readonly<Record<StudentField, string>> = {
  given: 'First name',
  family: 'Last name',
  display: 'Goes by',
  studentId: 'Student ID',
  grade: 'Grade',
  login: 'Logs in with',
};
