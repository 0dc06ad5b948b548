import type * as z from 'zod/mini';
import type { placeStudentsRequest, studentTableQuery } from '#adapters/wire/classrooms/students.ts';
import type { StudentSelection } from '#domain/classrooms/students/student-acts.ts';
import {
  studentColumns,
  studentDefaults,
  type StudentQuery,
} from '#domain/classrooms/students/student-table.ts';
import { mapOk, type Result } from '#domain/result.ts';
import { type Malformed, readTable } from '../read-query.ts';

type Asked = z.output<typeof studentTableQuery> & { readonly on?: string };

/** Reads the query from a call's parameters, except the time zone, because students have days and no times. Returns a refusal if it is invalid. */
export const readStudentQuery = ({
  archived = 'false',
  timeZone: _ignored,
  ...filter
}: Asked): Result<StudentQuery, Malformed> =>
  mapOk(
    readTable(filter, { columns: studentColumns, defaults: studentDefaults, names: ['name', 'family'] }),
    ({ timeZone: _utc, ...query }) => ({ ...query, archived: archived === 'true' }),
  );

/** Reads a call's selection. Its filter is in the URL's query, like the filter of a page. Returns a refusal if it is invalid. */
export function readSelection(
  query: Asked,
  { selection }: Pick<z.output<typeof placeStudentsRequest>, 'selection'>,
): Result<StudentSelection, Malformed> {
  return mapOk(readStudentQuery(query), ({ filter, archived }) => ({
    selection: selection.of === 'ids' ? selection : { ...selection, filter },
    archived,
  }));
}
