import { apiStudentClassService } from '#adapters/api/classrooms/api-student-class-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { createStudentClassApp } from '#application/client/classrooms/class/student-class-app.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import { injectHttp } from '../../../../builders/inject-http.ts';
import { aTaughtClass, got, openAs } from '../classrooms/open-classrooms.tsx';

export async function aClassOfStudents(kind: LoginKind) {
  const world = await aTaughtClass();
  const student = (given: string, family: string | null) => ({ given, family, studentId: null });
  got(
    await world.ada.students.add(world.id, [
      student('Mia', 'Lee'),
      student('Bao', 'Tran'),
      student('Rosa', null),
    ]),
  );
  const { cards } = got(await world.ada.studentLogins.cards(world.id, { students: null, kind }));
  const { code } = got(await world.ada.classCodes.read(world.id));
  const { http, network } = injectHttp(world.service);
  const service = apiStudentClassService(http, new InMemoryLog());
  const cardOf = (name: string) => {
    const card = cards.find((each) => each.name.startsWith(name));
    if (card === undefined) throw new Error(`Nobody is called ${name}`);
    return card;
  };
  const aTab = (storage = new InMemoryStorage()) => {
    const { clock } = world.service;
    const studentClass = createStudentClassApp({ service, storage, clock, pageId: crypto.randomUUID() });
    const visitor = world.visitor();
    const client: ClientApp = Object.create(visitor, { studentClass: { value: studentClass } });
    return { storage, client, studentClass, open: (at: string) => openAs(client, at, storage) };
  };
  return {
    ...world,
    service,
    network,
    cardOf,
    code,
    aTab,
    clock: world.service.clock,
    lessons: world.service.app.lessons,
  };
}
