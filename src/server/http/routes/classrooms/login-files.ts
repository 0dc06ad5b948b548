import type * as z from 'zod/mini';
import { loginFileOperations as operations } from '#adapters/wire/classrooms/student-logins.ts';
import type { countCardsRequest } from '#adapters/wire/classrooms/student-logins.ts';
import type { studentTableQuery } from '#adapters/wire/classrooms/students.ts';
import { err } from '#domain/result.ts';
import type { CardsOf } from '#domain/classrooms/logins/login-file.ts';
import { always, routes } from '../../mount-operation.ts';
import { readStudentQuery } from './student-selection.ts';

const bodyLimit = 1_000_000;

type Asked = z.output<typeof studentTableQuery>;

function readWhose(
  asked: Asked,
  { whose }: Pick<z.output<typeof countCardsRequest>, 'whose'>,
): CardsOf | null {
  if (whose.of === 'students') return { of: 'students', selection: { of: 'ids', ids: whose.ids } };
  if (whose.of !== 'matching') return whose;
  const query = readStudentQuery(asked);
  if (query === null) return null;
  return { of: 'students', selection: { of: 'filter', filter: query.filter, except: whose.except } };
}

/** Login cards of several classes as one file, created by a job (ROS-3, R24, SEC-7). */
export const loginFileRoutes = routes(
  operations,
  { tag: 'Students', action: 'student.show-login' },
  ({ studentLogins: { files } }) => ({
    countLoginCards: {
      summary:
        'The numbers of login cards, of classrooms, and of students without a classroom. Counting stops after 3,000.',
      bodyLimit,
      problems: ['call/malformed'],
      handle: async ({ caller, body, query }) => {
        const whose = readWhose(query, body);
        if (whose === null) return err({ kind: 'call/malformed' });
        return files.count(caller, whose);
      },
    },
    orderLoginFile: {
      summary:
        'Orders the login cards of students of several classes as one file. Students without a login get one. Each class is an entry of the activity log.',
      bodyLimit,
      problems: ['call/malformed', 'call/too-many-requests'],
      handle: async ({ caller, body, query }) => {
        const { as, paper, kind } = body;
        const whose = readWhose(query, body);
        if (whose === null) return err({ kind: 'call/malformed' });
        return files.order(caller, whose, { as, paper, kind });
      },
    },
    listLoginFiles: {
      summary: 'The caller’s own files of login cards that can be downloaded, newest first.',
      handle: async ({ caller }) => always([...(await files.list(caller))]),
    },
    downloadLoginFile: {
      summary:
        'A file of login cards, for the person who ordered it, for 24 hours. Each download is recorded.',
      handle: ({ caller, params }) => files.download(caller, params.id),
    },
    deleteLoginFile: {
      summary: 'Deletes a file before its 24 hours are over. The deletion is recorded.',
      handle: ({ caller, params }) => files.remove(caller, params.id),
    },
  }),
);
