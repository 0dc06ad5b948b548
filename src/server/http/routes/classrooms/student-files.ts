import { studentFileOperations as operations } from '#adapters/wire/classrooms/students.ts';
import { mapOk } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';
import { readDay } from '../read-query.ts';

const fileName = 'students.csv';

/** Routes for rosters as files that can be imported unchanged (R25). */
export const studentFileRoutes = routes(
  operations,
  { tag: 'Students', action: 'classroom.read', problems: ['call/malformed'] },
  ({ students }) => ({
    exportClassroom: {
      summary:
        'The students of a classroom as of a day (`on`), else of today, as a CSV file that can be imported. The read is recorded.',
      handle: async ({ caller, params, query }) => {
        const day = readDay(query.on);
        if (!day.ok) return day;
        const read = await students.exported.ofClassroom(caller, params.id, day.value.on);
        return mapOk(read, (file) => ({ fileName, file }));
      },
    },
    exportRoster: {
      summary:
        'The students of the caller’s organizations, else of their classrooms, or of one `school`, as a CSV file that can be imported. The read is recorded.',
      handle: async ({ caller, query }) => {
        const { school = null, archived = 'false' } = query;
        const options = { school, archived: archived === 'true' };
        const read = await students.exported.ofRoster(caller, options);
        return mapOk(read, (file) => ({ fileName, file }));
      },
    },
  }),
);
