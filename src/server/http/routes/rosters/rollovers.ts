import { rolloverOperations as operations } from '#adapters/wire/rosters/rollovers.ts';
import { routes } from '../../mount-operation.ts';

const bodyLimit = 1_000_000;

/** Routes for a school's year rollover. It is planned, committed and undone like an import (ROS-7). */
export const rolloverRoutes = routes(
  operations,
  { tag: 'Imports', action: 'roster.import' },
  ({ imports }) => ({
    startRollover: {
      summary:
        'Starts the rollover of a school to a new year, or returns the one in progress: an import without files.',
      problems: ['form/invalid'],
      handle: async ({ caller, body }) => {
        const { organizationId, ...kind } = body;
        return imports.startRollover(caller, organizationId, kind);
      },
    },
    readRollover: {
      action: 'roster.look-back',
      summary: 'The plan for each class in the new year, with its number of students.',
      handle: ({ caller, params }) => imports.readRollover(caller, params.id),
    },
    chooseRollover: {
      summary: 'Sets what happens to classes and students, and replaces earlier choices.',
      bodyLimit,
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => imports.chooseRollover(caller, params.id, body),
    },
  }),
);
