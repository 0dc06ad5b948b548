import { peopleOperations as operations } from '#adapters/wire/organizations/people.ts';
import {
  personColumns as columns,
  personDefaults as defaults,
  sortedPersonColumns,
} from '#domain/organizations/directory/person-table.ts';
import { routes } from '../../mount-operation.ts';
import { malformed, readTable } from '../read-query.ts';

/** Routes for the directory of people (ORG-5). Our staff see all people, managers see the members of their organization. */
export const peopleRoutes = routes(operations, { tag: 'People' }, ({ directory }) => ({
  listPeople: {
    action: 'directory.read',
    summary:
      'The people whom the caller may look up: everyone for our staff (`total` counts up to 1,000), else the members of the organization. `person` searches name and address.',
    problems: ['call/malformed'],
    handle: async ({ caller, query }) => {
      const table = readTable(query, { columns, defaults, names: ['person'] });
      if (!table.ok) return table;
      // Sorting by a different column would read all people, because only these columns have an index.
      return sortedPersonColumns.includes(table.value.sort.column)
        ? directory.page(caller, table.value)
        : malformed;
    },
  },
}));
