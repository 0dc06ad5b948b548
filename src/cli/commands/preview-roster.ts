import { counted } from '#domain/platform/text/counted.ts';
import { personKey } from '#domain/rosters/files/roster-snapshot.ts';
import type { ReadRoster } from '#domain/rosters/files/roster-reading.ts';
import { ok } from '#domain/result.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import type { LocalCli } from '../cli.ts';
import { exitCodes } from '../exit-codes.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';
import { filesTable, isWrong } from './check-roster.ts';

function studentsOf({ snapshot: { students, classrooms, enrollments } }: ReadRoster) {
  const names = new Map(classrooms.map(({ id, name }) => [id, name]));
  const classes = new Map<string, string[]>();
  for (const { person, classroom } of enrollments)
    classes.set(person, [...(classes.get(person) ?? []), names.get(classroom) ?? classroom]);
  return [...students].map((student) => ({ ...student, classrooms: classes.get(personKey(student)) ?? [] }));
}

/** Shows the students in files as an import into an empty school would. `import` shows the changes to an existing school. */
export async function previewRoster({ readRoster }: LocalCli, paths: readonly string[]): Reported {
  const answered = await readRoster(paths);
  if (!answered.ok) return answered;
  const read = answered.value;
  const { classrooms, staff, schools } = read.snapshot;
  const students = studentsOf(read);
  const rows = students.map((student) => [
    studentName(student),
    student.studentId ?? '',
    student.grade ?? '',
    student.classrooms.join(', '),
    student.state === 'left' ? 'left' : '',
  ]);
  const sums = [
    counted(students.length, 'student'),
    counted(classrooms.length, 'classroom'),
    `${staff.length} staff`,
    counted(schools.length, 'school'),
  ].join(', ');
  return ok({
    json: { format: read.format, students, classrooms, staff, schools },
    text: [filesTable(read), table(['Student', 'Number', 'Grade', 'Classrooms', ''], rows), sums].join(
      '\n\n',
    ),
    exitCode: isWrong(read) ? exitCodes.failed : exitCodes.done,
  });
}
