import { rolloverOperations as operations } from '#adapters/wire/rosters/rollovers.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

const bodyLimit = 1_000_000;

/** A school's year rollover; planned, committed and undone like imports (ROS-7). */
export function addRollovers(app: ApiScope, { imports }: Pick<ServiceApp, 'imports'>): void {
  const mount = mounter(app, operations, { tag: 'Imports' });
  mount(
    'startRollover',
    {
      action: 'roster.import',
      summary:
        'Starts the rollover of a school to a new year, or returns the one in progress: an import without files.',
      problems: ['form/invalid'],
    },
    async ({ caller, body }) => {
      const { organizationId, ...kind } = body;
      return imports.startRollover(caller, organizationId, kind);
    },
  );

  mount(
    'readRollover',
    {
      action: 'roster.look-back',
      summary: 'The plan for each class in the new year, with its number of students.',
    },
    ({ caller, params }) => imports.readRollover(caller, params.id),
  );

  mount(
    'chooseRollover',
    {
      action: 'roster.import',
      summary: 'Sets what happens to classes and students, and replaces earlier choices.',
      bodyLimit,
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => imports.chooseRollover(caller, params.id, body),
  );
}
