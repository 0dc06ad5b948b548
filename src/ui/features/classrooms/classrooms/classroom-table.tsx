import { Link } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import {
  type ClassroomColumn,
  classroomColumns,
  classroomDefaults,
  ownerName,
} from '#domain/classrooms/classrooms/classroom-table.ts';
import {
  type ClassroomInTable,
  currentTeacher,
  type LatestLesson,
} from '#domain/classrooms/classrooms/classroom.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { rosterProviders } from '#domain/classrooms/change-sets/roster-source.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import { paths } from '../../../routes/paths.ts';
import type { FactColumn, TableColumn, TableSpec } from '../../../table/table-spec.ts';
import { ClassroomMark } from './classroom-mark.tsx';
import { sourceNames } from '../../../messages/en/roster-sources.ts';
import { sourceWords } from './messages/en/classroom-sources.ts';
import {
  classroomColumnWords as columnWords,
  classroomList,
  classroomWords as words,
} from './messages/en/classrooms.ts';

/** Describes the user's role in a class and the number of other teachers. For users who do not teach it, the number of teachers. */
function teachersText(classroom: ClassroomInTable): string {
  const teachers = classroom.teachers.length;
  const role = currentTeacher(classroom)?.role;
  if (role === undefined) return words.teachers(teachers);
  return teachers === 1 ? words.roles[role] : `${words.roles[role]}, ${words.coTeachers(teachers - 1)}`;
}

const archivedText = ({ archivedAt }: ClassroomInTable): string =>
  archivedAt === null ? '' : formatDate(dayInZone(viewerTimeZone())(archivedAt));

const finishedText = ({ finished, students }: LatestLesson): string => words.finished(finished, students);

const latestLessonText = ({ latestLesson }: ClassroomInTable): string =>
  latestLesson === null ? words.noLesson : `${latestLesson.title}: ${finishedText(latestLesson)}`;

const needHelpText = ({ latestLesson }: ClassroomInTable): string =>
  latestLesson === null ? '' : String(latestLesson.needHelp);

const column = (
  name: ClassroomColumn,
  text: (row: ClassroomInTable) => string,
  more: Partial<TableColumn<ClassroomInTable, ClassroomColumn>> = {},
): TableColumn<ClassroomInTable, ClassroomColumn> => ({
  name,
  label: columnWords[name],
  cell: text,
  text,
  ...more,
});

const name = column('name', (row) => row.name, {
  cell: (row) => (
    <span className="class-named">
      <ClassroomMark classroom={row} />
      <Link className="classroom-link" to={paths.classroom(row.id)} discover="none">
        {bidiIsolate(row.name)}
      </Link>
    </span>
  ),
});
const archivedAt = column('archivedAt', archivedText);
const school = column('school', (row) => bidiIsolate(row.school ?? ''));
const others = [
  column('gradeBand', ({ gradeBand }) => (gradeBand === null ? '' : words.bareGrades(gradeBand)), {
    options: gradeBands.map((value) => ({ value, label: words.bareGrades(value) })),
  }),
  column('owner', (row) => bidiIsolate(ownerName(row) ?? ''), { sortable: false, optional: true }),
  column('term', ({ termName }) => termName ?? '', { optional: true }),
  column('source', ({ source }) => (source === null ? sourceWords.byHand : sourceNames[source]), {
    sortable: false,
    optional: true,
    options: rosterProviders.map((value) => ({ value, label: sourceNames[value] })),
  }),
  column('teachers', teachersText),
  column('students', ({ students }) => String(students)),
  column('lessons', ({ assignedLessons }) => String(assignedLessons.length)),
];

/** These columns are not sortable, because sorting would read the progress of every student in the scope. */
const facts: readonly FactColumn<ClassroomInTable>[] = [
  {
    name: 'finished',
    label: columnWords.finished,
    text: latestLessonText,
    cell: (row) =>
      row.latestLesson === null ? (
        words.noLesson
      ) : (
        <>
          {finishedText(row.latestLesson)}
          <div className="field-hint">{row.latestLesson.title}</div>
        </>
      ),
  },
  { name: 'needHelp', label: columnWords.needHelp, cell: needHelpText, text: needHelpText },
];

const tableOf = (
  columns: TableSpec<ClassroomInTable, ClassroomColumn>['columns'],
): TableSpec<ClassroomInTable, ClassroomColumn> => ({
  kinds: classroomColumns,
  defaults: classroomDefaults,
  search: { column: 'name', label: classroomList.search },
  columns,
  facts,
  idOf: ({ id }) => id,
  count: classroomList.count,
  fileName: 'classrooms',
});

const tablesWith = (schools: readonly (typeof school)[]) => ({
  active: tableOf([name, ...schools, ...others]),
  archived: tableOf([name, archivedAt, ...schools, ...others]),
});

/** The tables of active and archived classrooms. The school column is shown in districts and is optional elsewhere. */
export const classroomTables = {
  ofDistrict: tablesWith([school]),
  ofSchool: tablesWith([{ ...school, optional: true }]),
};
