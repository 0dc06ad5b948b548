import type { NewPass } from '#application/service/classrooms/ports/substitute-passes.ts';
import { startOfTests } from './time.ts';

export const aNewPass = (overrides: Partial<NewPass> = {}): NewPass => ({
  id: 'p1',
  code: `code of ${overrides.id ?? 'p1'}`,
  classroomId: 'room',
  day: '2026-11-23',
  timeZone: 'America/Los_Angeles',
  madeBy: 'ada',
  madeAt: startOfTests,
  today: '2026-11-21',
  ...overrides,
});
