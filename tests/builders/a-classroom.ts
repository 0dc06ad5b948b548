import type {
  NewAssignment,
  NewClassroom,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import type { AssignmentEdit, ClassroomEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { startOfTests } from './time.ts';

export const anAssignmentEdit = (overrides: Partial<AssignmentEdit> = {}): AssignmentEdit => ({
  visible: true,
  opensOn: null,
  dueOn: null,
  note: '',
  ...overrides,
});

export const aClassroomEdit = (overrides: Partial<ClassroomEdit> = {}): ClassroomEdit => ({
  name: 'Room 12',
  gradeBand: null,
  termName: null,
  firstDay: null,
  lastDay: null,
  color: null,
  icon: null,
  ...overrides,
});

export const aNewClassroom = (overrides: Partial<NewClassroom> = {}): NewClassroom => ({
  ...aClassroomEdit({ gradeBand: '3-5' }),
  id: 'room-12',
  organization: null,
  owner: { teacherId: `owner of ${overrides.id ?? 'room-12'}`, accountId: 'ada' },
  at: startOfTests,
  ...overrides,
});

export const aNewAssignment = (overrides: Partial<NewAssignment> = {}): NewAssignment => ({
  ...anAssignmentEdit(),
  id: 'barge',
  classroomId: 'room-12',
  lessonSlug: 'load-the-barge',
  at: startOfTests,
  ...overrides,
});

export const byHand = { organization: null, source: null, archivedAt: null } as const;
