import { err, ok, type Result } from '#domain/result.ts';
import type { EntryChoice, EntryStudent } from '#domain/classrooms/students/entry.ts';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import { classOfCode, type EntryCall, type EntryRefused } from './class-of-code.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

export type OpenEntry = (
  call: EntryCall,
) => Promise<Result<readonly EntryStudent[], EntryRefused<'entry/closed' | 'entry/wrong-class-code'>>>;

export function openEntry(ports: StudentEntryPorts): OpenEntry {
  return async (call) => {
    const entered = await classOfCode(ports, call);
    if (!entered.ok) return entered;
    const { classroomId, day } = entered.value;
    const students = await ports.transaction.run(({ logins }) => logins.ofClassroom(classroomId, day));
    const names = namesInClass(students);
    return ok(students.map(({ id }) => ({ id, name: names.get(id) ?? '' })));
  };
}

/** Returns the login kind of the chosen student; refused if the student has no login. */
export type ChooseStudent = (
  call: EntryCall & { readonly studentId: string },
) => Promise<Result<EntryChoice, EntryRefused<'entry/closed' | 'entry/no-login' | 'entry/wrong-class-code'>>>;

export function chooseStudent(ports: StudentEntryPorts): ChooseStudent {
  return async ({ studentId, ...call }) => {
    const entered = await classOfCode(ports, call);
    if (!entered.ok) return entered;
    const { classroomId, day } = entered.value;
    const students = await ports.transaction.run(({ logins }) => logins.ofClassroom(classroomId, day));
    const login = students.find(({ id }) => id === studentId)?.login ?? null;
    if (login === null) return err({ kind: 'entry/no-login' });
    return ok({ id: studentId, name: namesInClass(students).get(studentId) ?? '', kind: login.kind });
  };
}
