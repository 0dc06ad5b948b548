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
import { tableParametersOf } from '../table-parameters-of.ts';

/** The query in a call's parameters; null if invalid. Days are UTC by default. */
export function readClassroomQuery({
  archived = 'false',
  timeZone = 'UTC',
  on,
  ...asked
}: z.output<typeof classroomsQuery>): ClassroomQuery | null {
  const query = readTableQuery(tableParametersOf(asked), classroomColumns, classroomDefaults);
  const day = on === undefined ? null : parseIsoDate(on);
  if (!query.ok || !isTimeZone(timeZone) || day?.ok === false) return null;
  const filter = byWordsOfNames(query.value.filter, ['owner']);
  const found = { ...query.value, filter, archived: archived === 'true', timeZone };
  return day === null ? found : { ...found, on: day.value };
}
