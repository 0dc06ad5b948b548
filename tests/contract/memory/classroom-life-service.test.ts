import { InMemoryClassroomLifeService } from '#adapters/memory/in-memory-classroom-life-service.ts';
import { InMemoryClassroomService } from '#adapters/memory/in-memory-classroom-service.ts';
import { aService } from '../../builders/a-service.ts';
import { classroomLifeServiceContract } from '../classroom-life-service.contract.ts';
import { teacherWithClassroom } from '../teacher-with-classroom.ts';

classroomLifeServiceContract('InMemoryClassroomLifeService', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const token = async () => people.token();
  const life = new InMemoryClassroomLifeService(behind.app, token);
  return {
    ...people,
    life,
    classrooms: new InMemoryClassroomService(behind.app, token),
    disconnect: () => {
      life.online = false;
    },
    close: async () => undefined,
  };
});
