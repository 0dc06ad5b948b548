import { peopleOperations as operations } from '#adapters/wire/organizations/people.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { readPersonQuery } from './read-person-query.ts';

/** The directory of people (ORG-5): all for our staff, members for organization leaders. */
export const peopleRoutes = routes(operations, { tag: 'People' }, ({ directory }) => ({
  listPeople: {
    action: 'directory.read',
    summary:
      'The people whom the caller may look up: everyone for our staff (`total` counts up to 1,000), else the members of the organization. `person` searches name and address.',
    problems: ['call/malformed'],
    handle: ({ caller, query }) => withForm(readPersonQuery(query), (table) => directory.page(caller, table)),
  },
}));
