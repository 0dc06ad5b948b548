import { namesInClass } from '#domain/students/names-in-class.ts';
import type { StudentLogins, StudentOnDay } from '../ports/student-logins.ts';

/** What the class calls a student who is in it on a day; '' for somebody who is not. */
export async function nameOfStudent(
  logins: Pick<StudentLogins, 'ofClassroom'>,
  { studentId, classroomId, day }: StudentOnDay,
): Promise<string> {
  return namesInClass(await logins.ofClassroom(classroomId, day)).get(studentId) ?? '';
}
