import type * as z from 'zod/mini';
import type { activityQuery } from '#adapters/wire/platform/activity.ts';
import { activityColumns, activityDefaults, type ActivityQuery, isActivityFilter } from '#domain/activity.ts';
import { isTimeZone } from '#domain/platform/tables/day-in-zone.ts';
import { readTableQuery } from '#domain/platform/tables/table-address.ts';
import { ok, type Result } from '#domain/result.ts';
import { type Malformed, malformed, tableParametersOf } from '../table-parameters-of.ts';

/** The query in a call's parameters; refused if invalid, not sorted by time, or if `person` is not searched by one part of a name. */
export function readActivityQuery({
  timeZone = 'UTC',
  of: _of,
  ...asked
}: z.output<typeof activityQuery>): Result<ActivityQuery, Malformed> {
  const query = readTableQuery(tableParametersOf(asked), activityColumns, activityDefaults);
  if (!query.ok || query.value.sort.column !== 'at' || !isTimeZone(timeZone)) return malformed;
  return isActivityFilter(query.value.filter) ? ok({ ...query.value, timeZone }) : malformed;
}
