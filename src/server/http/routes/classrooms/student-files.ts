import { studentFileOperations as operations } from '#adapters/wire/classrooms/students.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { err, mapOk } from '#domain/result.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

const fileName = 'students.csv';

/** Rosters as files that can be imported unchanged (R25). */
export function addStudentFiles(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  const mount = mounter(app, operations, { tag: 'Students', action: 'classroom.read' });
  mount(
    'exportClassroom',
    {
      summary:
        'The students of a classroom as of a day (`on`), else of today, as a CSV file that can be imported. The read is recorded.',
      problems: ['call/malformed'],
    },
    async ({ caller, params, query }) => {
      const { on } = query;
      const day = on === undefined ? null : parseIsoDate(on);
      if (day !== null && !day.ok) return err({ kind: 'call/malformed' });
      const read = await students.exported.ofClassroom(caller, params.id, day?.value);
      return mapOk(read, (file) => ({ fileName, file }));
    },
  );

  mount(
    'exportRoster',
    {
      summary:
        'The students of the caller’s organizations, else of their classrooms, or of one `school`, as a CSV file that can be imported. The read is recorded.',
      problems: ['call/malformed'],
    },
    async ({ caller, query }) => {
      const { school = null, archived = 'false' } = query;
      const asked = { school, archived: archived === 'true' };
      const read = await students.exported.ofRoster(caller, asked);
      return mapOk(read, (file) => ({ fileName, file }));
    },
  );
}
