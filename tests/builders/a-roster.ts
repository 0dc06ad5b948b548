import type { Change } from '#domain/classrooms/change-sets/change.ts';
import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import { startOfTests } from './time.ts';

export const aChangeSet = (overrides: Partial<ChangeSet> = {}): ChangeSet => ({
  id: 'set-1',
  kind: 'students-added',
  organization: 'tidewater/oak/',
  by: 'ada',
  at: startOfTests,
  undoes: null,
  ...overrides,
});

export const added = (
  kind: Change['kind'],
  id: string,
  fields: Readonly<Record<string, string>>,
): readonly Change[] =>
  Object.entries({ state: 'active', ...fields }).map(([field, to]) => ({ kind, id, field, from: null, to }));

export const enrolled = (student: string, classroom = 'room-12', from = '2026-08-17'): readonly Change[] =>
  added('enrollment', `${classroom}-${student}`, { classroom, student, from });

/** Ann Lee and Bo Stone of Oak School, in Room 12 since 08/17/2026. */
export const annAndBo: readonly Change[] = [
  ...added('student', 'bo', { given: 'Bo', family: 'Stone', organization: 'tidewater/oak/' }),
  ...added('student', 'ann', {
    given: 'Ann',
    family: 'Lee',
    studentId: '00123',
    organization: 'tidewater/oak/',
  }),
  ...enrolled('bo'),
  ...enrolled('ann'),
];
