import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import type { StudentLogins, StudentOnDay } from '../ports/student-logins.ts';

/** Returns the name of a student in their class on a day; '' if the student is not in the class. */
export async function nameOfStudent(
  logins: Pick<StudentLogins, 'ofClassroom'>,
  { studentId, classroomId, day }: StudentOnDay,
): Promise<string> {
  return namesInClass(await logins.ofClassroom(classroomId, day)).get(studentId) ?? '';
}
