import type * as z from 'zod/mini';
import type { peopleQuery } from '#adapters/wire/organizations/people.ts';
import {
  personColumns,
  personDefaults,
  type PersonQuery,
  sortedPersonColumns,
} from '#domain/organizations/directory/person-table.ts';
import { isTimeZone } from '#domain/platform/tables/day-in-zone.ts';
import { readTableQuery } from '#domain/platform/tables/table-address.ts';
import { byWordsOfNames } from '#domain/platform/tables/words-of-names.ts';
import { tableParametersOf } from '../table-parameters-of.ts';

/** The query in a call's parameters; null if invalid, or sorted by a column without an index. */
export function readPersonQuery({
  timeZone = 'UTC',
  ...asked
}: z.output<typeof peopleQuery>): PersonQuery | null {
  const query = readTableQuery(tableParametersOf(asked), personColumns, personDefaults);
  if (!query.ok || !isTimeZone(timeZone)) return null;
  const filter = byWordsOfNames(query.value.filter, ['person']);
  return sortedPersonColumns.includes(query.value.sort.column) ? { ...query.value, filter, timeZone } : null;
}
