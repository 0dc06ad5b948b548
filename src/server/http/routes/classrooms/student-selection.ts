import type * as z from 'zod/mini';
import type { placeStudentsRequest, studentTableQuery } from '#adapters/wire/classrooms/students.ts';
import type { StudentSelection } from '#domain/classrooms/students/student-acts.ts';
import {
  studentColumns,
  studentDefaults,
  type StudentQuery,
} from '#domain/classrooms/students/student-table.ts';
import { readTableQuery } from '#domain/platform/tables/table-address.ts';
import { byWordsOfNames } from '#domain/platform/tables/words-of-names.ts';
import { mapOk, ok, type Result } from '#domain/result.ts';
import { type Malformed, malformed, tableParametersOf } from '../table-parameters-of.ts';

const personNames = ['name', 'family'] as const;

type Asked = z.output<typeof studentTableQuery>;

/** The query in a call's parameters; refused if invalid. */
export function readStudentQuery({
  archived = 'false',
  timeZone: _timeZone,
  ...asked
}: Asked): Result<StudentQuery, Malformed> {
  const query = readTableQuery(tableParametersOf(asked), studentColumns, studentDefaults);
  if (!query.ok) return malformed;
  const filter = byWordsOfNames(query.value.filter, personNames);
  return ok({ ...query.value, filter, archived: archived === 'true' });
}

/** Reads a call's selection. Its filter is in the URL, as for a page. Refused if invalid. */
export function readSelection(
  asked: Asked,
  { selection }: Pick<z.output<typeof placeStudentsRequest>, 'selection'>,
): Result<StudentSelection, Malformed> {
  return mapOk(readStudentQuery(asked), ({ filter, archived }) => ({
    selection: selection.of === 'ids' ? selection : { ...selection, filter },
    archived,
  }));
}
