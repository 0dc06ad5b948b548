import { formatCount } from '#domain/platform/text/counted.ts';
import { Link } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import {
  type StudentColumn,
  studentColumns,
  studentDefaults,
} from '#domain/classrooms/students/student-table.ts';
import { lastNameFirst, type ListedStudent, studentName } from '#domain/classrooms/students/student.ts';
import { searchedName } from '#domain/platform/tables/searched-name.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import {
  studentStatus,
  type StudentStatus,
  studentStatuses,
} from '#domain/classrooms/students/student-status.ts';
import { rosterProviders } from '#domain/classrooms/change-sets/roster-source.ts';
import { Chip } from '../../../../components/chip.tsx';
import { sourceNames } from '../../../../messages/en/roster-sources.ts';
import { sourceWords } from '../messages/en/classroom-sources.ts';
import { paths } from '../../../../routes/paths.ts';
import type { TableColumn, TableSpec } from '../../../../table/table-spec.ts';
import { gradeWords } from '../../../../messages/en/grades.ts';
import {
  chosenLogin,
  loginKindWords,
  studentStatusWords,
  studentColumnWords as columnWords,
  studentList as words,
} from '../messages/en/student-table.ts';
import { LoginCell } from './login-cell.tsx';

export const StudentLink = ({
  student,
}: {
  readonly student: Pick<ListedStudent, 'family' | 'given' | 'id'>;
}) => <Link to={paths.student(student.id)}>{bidiIsolate(lastNameFirst(student))}</Link>;

const Status = ({ status }: { readonly status: StudentStatus }) => (
  <Chip tone={status === 'active' ? 'moss' : 'plain'}>{studentStatusWords[status]}</Chip>
);

type Column = TableColumn<ListedStudent, StudentColumn>;

const column = (
  name: StudentColumn,
  text: (student: ListedStudent) => string,
  more: Partial<Column> = {},
): Column => ({ name, label: columnWords[name], cell: text, text, ...more });

const columns: readonly Column[] = [
  column('name', studentName, {
    cell: (student) => <StudentLink student={student} />,
    sortedBy: 'family',
  }),
  column('family', ({ family }) => family ?? '', { sortable: false, optional: true }),
  column('display', ({ display }) => display ?? '', { sortable: false, optional: true }),
  column('studentId', ({ studentId }) => studentId ?? ''),
  column('grade', ({ grade }) => (grade === null ? '' : gradeWords(grade))),
  column('classrooms', ({ classrooms }) => classrooms.map(({ name }) => name).join(', '), {
    sortable: false,
  }),
  column('school', ({ school }) => school ?? '', { sortable: false, optional: true }),
  column('login', ({ logsInBy }) => chosenLogin(logsInBy), {
    cell: (student) => <LoginCell student={student} />,
    sortable: false,
    options: loginKinds.map((value) => ({ value, label: loginKindWords[value] })),
  }),
  column('status', (student) => studentStatusWords[studentStatus(student)], {
    cell: (student) => <Status status={studentStatus(student)} />,
    sortable: false,
    options: studentStatuses.map((value) => ({ value, label: studentStatusWords[value] })),
  }),
  column(
    'loggedIn',
    ({ loggedInOn }) => (loggedInOn === null ? words.neverLoggedIn : formatDate(loggedInOn)),
    { sortable: false },
  ),
  column('done', ({ done }) => formatCount(done), { sortable: false, optional: true }),
  column('source', ({ source }) => (source === null ? sourceWords.byHand : sourceNames[source]), {
    sortable: false,
    optional: true,
    options: rosterProviders.map((value) => ({ value, label: sourceNames[value] })),
  }),
];

export const studentTable: TableSpec<ListedStudent, StudentColumn> = {
  kinds: studentColumns,
  defaults: studentDefaults,
  search: { column: 'name', label: words.search, read: searchedName },
  columns,
  idOf: ({ id }) => id,
  count: words.count,
  fileName: 'students',
};
