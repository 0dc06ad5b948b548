import { everywhere } from '#domain/organizations/access/scope.ts';
import { type Learning, learningAt } from '#domain/organizations/grants/wind-down.ts';
import { placeOfClassroom } from '../../organizations/access/cap-place.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

type LearningPorts = Pick<StudentEntryPorts, 'clock' | 'transaction'> & {
  readonly classrooms: Pick<StudentEntryPorts['classrooms'], 'byId'>;
};

/** Returns the students' access under the license of their class (LIC-3). */
export async function readLearning(
  { classrooms, transaction, clock }: LearningPorts,
  { classroomId, timeZone }: Pick<StudentHolder, 'classroomId' | 'timeZone'>,
): Promise<Learning> {
  const found = await classrooms.byId(classroomId, everywhere);
  if (found === null) return { state: 'view-only', lastDay: null };
  return learningIn({ transaction, clock }, found, timeZone);
}

export async function learningIn(
  { transaction, clock }: Pick<LearningPorts, 'clock' | 'transaction'>,
  classroom: Parameters<typeof placeOfClassroom>[0],
  timeZone: string,
): Promise<Learning> {
  const facts = await transaction.read(({ capacity }) => capacity.facts(placeOfClassroom(classroom)));
  return learningAt(clock.now(), facts, timeZone);
}
