import { apiStudentClassService } from '#adapters/api/classrooms/api-student-class-service.ts';
import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { FetchHttp } from '#adapters/browser/fetch-http.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { aServer } from '../../../server/a-server.ts';
import { classWithAStudent } from '../../classrooms/class-with-a-student.ts';
import { studentClassServiceContract } from '../../classrooms/student-class-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

studentClassServiceContract('apiStudentClassService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await classWithAStudent(behind);
  const wire = await overTheWire(behind, () => null);
  return { ...people, ...wire, students: apiStudentClassService(wire.http, new InMemoryLog()) };
});

studentClassServiceContract(
  'apiStudentClassService, by fetch, as the pages of students have it',
  async () => {
    const behind = aService();
    const people = await classWithAStudent(behind);
    const { app } = aServer({}, behind);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    let baseUrl = url;
    const http = {
      send: (...given: Parameters<FetchHttp['send']>) =>
        new FetchHttp(baseUrl, new BrowserClock()).send(...given),
    };
    return {
      ...people,
      students: apiStudentClassService(http, new InMemoryLog()),
      disconnect: () => {
        baseUrl = 'http://127.0.0.1:1';
      },
      close: () => app.close(),
    };
  },
);
