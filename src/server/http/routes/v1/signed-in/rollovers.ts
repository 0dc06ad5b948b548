import { rolloverOperations as operations } from '#adapters/wire/v1/rollovers.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../../mount-operation.ts';
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
        'Begins the turn of a school’s year, or finds the one that was begun: an import without files.',
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
      summary: 'What happens to each class in the new year, and of how many students, as it would be now.',
    },
    ({ caller, params }) => imports.readRollover(caller, params.id),
  );

  mount(
    'chooseRollover',
    {
      action: 'roster.import',
      summary: 'Says what happens to classes and students, in the place of what was said before.',
      bodyLimit,
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => imports.chooseRollover(caller, params.id, body),
  );
}
