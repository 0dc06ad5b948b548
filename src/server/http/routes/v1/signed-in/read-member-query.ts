import type * as z from 'zod/mini';
import type { membersQuery } from '#adapters/wire/v1/members.ts';
import { parseIsoDate } from '#domain/dates/iso-date.ts';
import { memberColumns, memberDefaults, type MemberQuery } from '#domain/organizations/member-table.ts';
import { isTimeZone } from '#domain/tables/day-in-zone.ts';
import { readTableQuery } from '#domain/tables/table-address.ts';
import { byWordsOfNames } from '#domain/tables/words-of-names.ts';
import { tableParametersOf } from './table-parameters-of.ts';

/** The query in a call's parameters; null if invalid. Days are UTC by default. */
export function readMemberQuery({
  timeZone = 'UTC',
  on,
  ...asked
}: z.output<typeof membersQuery>): MemberQuery | null {
  const query = readTableQuery(tableParametersOf(asked), memberColumns, memberDefaults);
  const day = on === undefined ? null : parseIsoDate(on);
  if (!query.ok || !isTimeZone(timeZone) || day?.ok === false) return null;
  const filter = byWordsOfNames(query.value.filter, ['name', 'person']);
  const found = { ...query.value, filter, timeZone };
  return day === null ? found : { ...found, on: day.value };
}
