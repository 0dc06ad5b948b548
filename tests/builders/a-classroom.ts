import type {
  NewAssignment,
  NewClassroom,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import type { AssignmentEdit, ClassroomEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { startOfTests } from './time.ts';

export const anAssignmentEdit = (given: Partial<AssignmentEdit> = {}): AssignmentEdit => ({
  visible: true,
  opensOn: null,
  dueOn: null,
  note: '',
  ...given,
});

export const aClassroomEdit = (given: Partial<ClassroomEdit> = {}): ClassroomEdit => ({
  name: 'Room 12',
  gradeBand: null,
  termName: null,
  firstDay: null,
  lastDay: null,
  color: null,
  icon: null,
  ...given,
});

export const aNewClassroom = (given: Partial<NewClassroom> = {}): NewClassroom => ({
  ...aClassroomEdit({ gradeBand: '3-5' }),
  id: 'room-12',
  organization: null,
  owner: { teacherId: `owner of ${given.id ?? 'room-12'}`, accountId: 'ada' },
  at: startOfTests,
  ...given,
});

export const aNewAssignment = (given: Partial<NewAssignment> = {}): NewAssignment => ({
  ...anAssignmentEdit(),
  id: 'barge',
  classroomId: 'room-12',
  lessonSlug: 'load-the-barge',
  at: startOfTests,
  ...given,
});

export const byHand = { organization: null, source: null, archivedAt: null } as const;
