import type * as z from 'zod/mini';
import type { membersQuery } from '#adapters/wire/organizations/members.ts';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import {
  memberColumns,
  memberDefaults,
  type MemberQuery,
} from '#domain/organizations/members/member-table.ts';
import { isTimeZone } from '#domain/platform/tables/day-in-zone.ts';
import { readTableQuery } from '#domain/platform/tables/table-address.ts';
import { byWordsOfNames } from '#domain/platform/tables/words-of-names.ts';
import { ok, type Result } from '#domain/result.ts';
import { type Malformed, malformed, tableParametersOf } from '../table-parameters-of.ts';

/** The query in a call's parameters; refused if invalid. Days are UTC by default. */
export function readMemberQuery({
  timeZone = 'UTC',
  on,
  ...asked
}: z.output<typeof membersQuery>): Result<MemberQuery, Malformed> {
  const query = readTableQuery(tableParametersOf(asked), memberColumns, memberDefaults);
  const day = on === undefined ? null : parseIsoDate(on);
  if (!query.ok || !isTimeZone(timeZone) || day?.ok === false) return malformed;
  const filter = byWordsOfNames(query.value.filter, ['name', 'person']);
  const found = { ...query.value, filter, timeZone };
  return ok(day === null ? found : { ...found, on: day.value });
}
