import type { Stores } from '#application/service/ports/transaction.ts';
import { newLogin } from '#application/service/classrooms/logins/new-login.ts';
import type { StudentLoginPorts } from '#application/service/classrooms/logins/student-login-ports.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { GradeBand } from '#domain/identity/account/grade-band.ts';
import { usualLoginKind } from '#domain/classrooms/logins/login.ts';
import { demoTimeZone } from './demo-organizations.ts';

export type DemoSecrets = Pick<StudentLoginPorts, 'clock' | 'loginWords' | 'secrets' | 'vault'>;

/** Creates the logins of students of a class, and logs each student in on the given day. The token gives no access, because the class has no code yet. */
export async function logInDemoStudents(
  { logins }: Pick<Stores, 'logins'>,
  make: DemoSecrets,
  classroom: {
    readonly id: string;
    readonly gradeBand: GradeBand | null;
    readonly days: ReadonlyMap<string, IsoDate>;
  },
): Promise<void> {
  const kind = usualLoginKind(null, classroom.gradeBand);
  const students = [...classroom.days.keys()];
  await logins.saveMissing(students.map((studentId) => newLogin(make, { studentId, kind })));
  for (const [studentId, day] of classroom.days) {
    const token = { studentId, classroomId: classroom.id, day, timeZone: demoTimeZone };
    // oxlint-disable-next-line no-await-in-loop
    await logins.saveToken({ ...token, fingerprint: `demo ${classroom.id} ${studentId}`, classCode: 'none' });
  }
}
