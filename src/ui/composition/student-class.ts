import { apiStudentClassService } from '#adapters/api/classrooms/api-student-class-service.ts';
import { FetchHttp } from '#adapters/browser/fetch-http.ts';
import {
  createStudentClassApp,
  type StudentClassApp,
  type StudentClassPorts,
} from '#application/client/classrooms/class/student-class-app.ts';
import type { Log } from '#application/ports/log.ts';

/** Opens the class for its students, on the service at `baseUrl`. Does not load axios, identity or the container. */
export function openStudentClass(
  baseUrl: string,
  { log, ...ports }: Pick<StudentClassPorts, 'clock' | 'storage'> & { readonly log: Log },
): StudentClassApp {
  const service = apiStudentClassService(new FetchHttp(baseUrl, ports.clock), log);
  return createStudentClassApp({ ...ports, service, pageId: crypto.randomUUID() });
}
