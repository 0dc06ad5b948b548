import type { Service } from '../../builders/a-service.ts';
import { teacherWithClassroom } from './teacher-with-classroom.ts';

/** Sets up the classroom of `teacherWithClassroom` with one student, Ann, who logs in with a word. */
export async function classWithAStudent(service: Service) {
  const teacher = await teacherWithClassroom(service);
  const { app } = service;
  const verified = await app.access.verifyToken(teacher.token() ?? '');
  const admitted = verified.ok ? await app.access.admit(verified.value, 'student.show-login') : null;
  if (admitted?.ok !== true || admitted.value === null) throw new Error('The teacher was not admitted');
  const { classroomId } = teacher;
  const ada = admitted.value;
  await app.students.add(ada, classroomId, [
    { given: 'Ann', family: 'Lee', studentId: null, display: null, grade: null, login: null },
  ]);
  const cards = await app.studentLogins.cards(ada, classroomId, { students: null, kind: 'word' });
  const code = await app.classCodes.read(ada, classroomId);
  if (!cards.ok || !code.ok) throw new Error('There are no cards');
  const [card] = cards.value.cards;
  return {
    ...teacher,
    classCode: code.value.code,
    ann: { id: card?.id ?? '', login: card?.value ?? '' },
  };
}
