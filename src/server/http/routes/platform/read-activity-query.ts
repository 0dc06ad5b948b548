import type * as z from 'zod/mini';
import type { activityQuery } from '#adapters/wire/platform/activity.ts';
import { activityColumns, activityDefaults, type ActivityQuery, isActivityFilter } from '#domain/activity.ts';
import type { Result } from '#domain/result.ts';
import { type Malformed, malformed, readTable } from '../read-query.ts';

/** Reads the query from a call's parameters. Returns a refusal if it is invalid, not sorted by time, or has more than one rule for `person`. */
export function readActivityQuery({
  of: _of,
  ...filter
}: z.output<typeof activityQuery>): Result<ActivityQuery, Malformed> {
  const query = readTable(filter, { columns: activityColumns, defaults: activityDefaults });
  if (!query.ok) return query;
  return query.value.sort.column === 'at' && isActivityFilter(query.value.filter) ? query : malformed;
}
