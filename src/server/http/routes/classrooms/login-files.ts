import type * as z from 'zod/mini';
import { loginFileOperations as operations } from '#adapters/wire/classrooms/student-logins.ts';
import type { countCardsRequest } from '#adapters/wire/classrooms/student-logins.ts';
import type { studentTableQuery } from '#adapters/wire/classrooms/students.ts';
import { mapOk, ok, type Result } from '#domain/result.ts';
import type { CardsOf } from '#domain/classrooms/logins/login-file.ts';
import { always, routes, withForm } from '../../mount-operation.ts';
import type { Malformed } from '../read-query.ts';
import { readStudentQuery } from './student-selection.ts';

const bodyLimit = 1_000_000;

type Asked = z.output<typeof studentTableQuery>;

function readWhose(
  query: Asked,
  { whose }: Pick<z.output<typeof countCardsRequest>, 'whose'>,
): Result<CardsOf, Malformed> {
  if (whose.of === 'students') return ok({ of: 'students', selection: { of: 'ids', ids: whose.ids } });
  if (whose.of !== 'matching') return ok(whose);
  const { except } = whose;
  return mapOk(readStudentQuery(query), ({ filter }) => ({
    of: 'students',
    selection: { of: 'filter', filter, except },
  }));
}

/** Routes for login cards of several classes as one file, which a job creates (ROS-3, R24, SEC-7). */
export const loginFileRoutes = routes(
  operations,
  { tag: 'Students', action: 'student.show-login' },
  ({ studentLogins: { files } }) => ({
    countLoginCards: {
      summary:
        'The numbers of login cards, of classrooms, and of students without a classroom. Counting stops after 3,000.',
      bodyLimit,
      problems: ['call/malformed'],
      handle: ({ caller, body, query }) =>
        withForm(readWhose(query, body), (selection) => files.count(caller, selection)),
    },
    orderLoginFile: {
      summary:
        'Orders the login cards of students of several classes as one file. Students without a login get one. Each class is an entry of the activity log.',
      bodyLimit,
      problems: ['call/malformed', 'call/too-many-requests'],
      handle: ({ caller, body: { as, paper, kind, ...body }, query }) =>
        withForm(readWhose(query, body), (selection) => files.order(caller, selection, { as, paper, kind })),
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
