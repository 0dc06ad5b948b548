import type * as z from 'zod/mini';
import type { classroomsQuery } from '#adapters/wire/classrooms/classrooms.ts';
import {
  classroomColumns,
  classroomDefaults,
  type ClassroomQuery,
} from '#domain/classrooms/classrooms/classroom-table.ts';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { isTimeZone } from '#domain/platform/tables/day-in-zone.ts';
import { readTableQuery } from '#domain/platform/tables/table-address.ts';
import { byWordsOfNames } from '#domain/platform/tables/words-of-names.ts';
import { ok, type Result } from '#domain/result.ts';
import { type Malformed, malformed, tableParametersOf } from '../table-parameters-of.ts';

/** The query in a call's parameters; refused if invalid. Days are UTC by default. */
export function readClassroomQuery({
  archived = 'false',
  timeZone = 'UTC',
  on,
  ...asked
}: z.output<typeof classroomsQuery>): Result<ClassroomQuery, Malformed> {
  const query = readTableQuery(tableParametersOf(asked), classroomColumns, classroomDefaults);
  const day = on === undefined ? null : parseIsoDate(on);
  if (!query.ok || !isTimeZone(timeZone) || day?.ok === false) return malformed;
  const filter = byWordsOfNames(query.value.filter, ['owner']);
  const found = { ...query.value, filter, archived: archived === 'true', timeZone };
  return ok(day === null ? found : { ...found, on: day.value });
}
