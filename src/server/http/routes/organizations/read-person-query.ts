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
import { ok, type Result } from '#domain/result.ts';
import { type Malformed, malformed, tableParametersOf } from '../table-parameters-of.ts';

/** The query in a call's parameters; refused if invalid, or sorted by a column without an index. */
export function readPersonQuery({
  timeZone = 'UTC',
  ...asked
}: z.output<typeof peopleQuery>): Result<PersonQuery, Malformed> {
  const query = readTableQuery(tableParametersOf(asked), personColumns, personDefaults);
  if (!query.ok || !isTimeZone(timeZone)) return malformed;
  const filter = byWordsOfNames(query.value.filter, ['person']);
  return sortedPersonColumns.includes(query.value.sort.column)
    ? ok({ ...query.value, filter, timeZone })
    : malformed;
}
