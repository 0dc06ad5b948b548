import type { ClientApp } from '#application/client/client-app.ts';
import { ok } from '#domain/result.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { facts } from '../output/facts.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';

export async function showClassroom(
  { app }: { readonly app: Pick<ClientApp, 'classrooms' | 'students'> },
  id: string,
): Reported {
  const [board, listed] = await Promise.all([app.classrooms.byId(id), app.students.list(id)]);
  if (!board.ok) return board;
  if (!listed.ok) return listed;
  const { classroom, assignments } = board.value;
  const head = facts({
    Classroom: classroom.name,
    Grades: classroom.gradeBand,
    Term: classroom.termName,
    Color: classroom.color,
    Picture: classroom.icon,
    Teachers: classroom.teachers.map(({ name, email }) => name ?? email ?? '').join(', '),
    Lessons: String(assignments.length),
    Students: String(listed.value.length),
    Archived: classroom.archivedAt === null ? null : 'yes',
  });
  const rows = listed.value.map((student) => [
    studentName(student),
    student.studentId ?? '',
    student.grade ?? '',
    student.since,
  ]);
  return ok({
    json: { ...classroom, assignments, students: listed.value },
    text: `${head}\n\n${table(['Student', 'Number', 'Grade', 'Since'], rows)}`,
  });
}
