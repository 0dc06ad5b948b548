import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportChoices, StaffAccounts } from '#domain/rosters/plan/import-needs.ts';
import { namedClass } from '#domain/rosters/files/named-class.ts';
import { placeSchools } from '#domain/rosters/plan/place-schools.ts';
import { planImport } from '#domain/rosters/plan/plan-import.ts';
import { studentFileHeader, studentFileRows } from '#domain/rosters/files/roster-file.ts';
import { RosterReading } from '#domain/rosters/files/roster-reading.ts';
import { staffFile } from '#domain/rosters/files/staff-file.ts';
import { memberRoles } from '#domain/identity/membership/member-role.ts';
import { type Member, memberStatuses } from '#domain/organizations/members/member.ts';
import type { FieldKey } from '#domain/classrooms/change-sets/separate-overwriting.ts';
import { fieldsOf, rosterOf, type RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import { grades } from '#domain/classrooms/students/grade.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import { studentOf } from '#domain/classrooms/students/student-row.ts';
import { writeCsv } from '#domain/platform/tables/csv.ts';

const district = 'd/';
const schools = [
  { path: 'd/oak/', name: 'Oak School' },
  { path: 'd/elm/', name: 'Elm, "Road" School' },
] as const;
const paths = schools.map(({ path }) => path);

const words = fc.constantFrom(
  'Ann',
  'ann',
  '=cmd',
  "'=1",
  '-',
  'Lee, Bo',
  'a "b"',
  'נועה',
  '李',
  '🦊',
  "O'Neil",
  '@x',
);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const classroom = fc.record({
  organization: fc.constantFrom(...paths),
  name: fc.constantFrom('3A', 'Math, period 2', '=A1', '["x"]', '"', 'a;b|c', 'נועה', "'+"),
});
const student = fc.record({
  organization: fc.constantFrom(...paths),
  given: words,
  family: orNull(words),
  display: orNull(words),
  studentId: orNull(fc.constantFrom('001', '01', '=7', '@8')),
  grade: orNull(fc.constantFrom(...grades)),
  login: orNull(fc.constantFrom(...loginKinds)),
  state: fc.constantFrom('active', 'active', 'archived'),
  in: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 3 }),
});
const rosters = fc
  .tuple(
    fc.uniqueArray(classroom, { selector: ({ organization, name }) => organization + name, maxLength: 6 }),
    fc.uniqueArray(student, {
      // A student number is unique within its school.
      comparator: (one, other) =>
        one.studentId !== null &&
        one.studentId === other.studentId &&
        one.organization === other.organization,
      maxLength: 8,
    }),
    fc.boolean(),
  )
  .map(([classrooms, students, withOld]): readonly RosterRow[] => {
    const row = (kind: RosterRow['kind'], id: string, fields: Record<string, string | null>) => ({
      kind,
      id,
      fields: fieldsOf({ state: 'active', ...fields }),
    });
    const rooms = classrooms.map((fields, at) => row('classroom', `c${at}`, fields));
    // Last year’s classes have the names of this year's classes.
    const old = classrooms.map((fields, at) => row('classroom', `o${at}`, { ...fields, state: 'archived' }));
    const people = students.map(({ in: _in, ...fields }, at) =>
      row('student', `s${at}`, {
        ...fields,
        archivedOn: fields.state === 'archived' ? '2026-08-01' : null,
      }),
    );
    const stays = students.flatMap((one, at) =>
      one.in
        .filter((to) => to < rooms.length)
        .map((to) =>
          row('enrollment', `e${at}-${to}`, { classroom: `c${to}`, student: `s${at}`, from: '2026-08-20' }),
        ),
    );
    return [...rooms, ...(withOld ? old : []), ...people, ...stays];
  });

function exported(rows: readonly RosterRow[], hasSchools: boolean): string {
  const nameOf = (path: string | undefined) => schools.find((one) => one.path === path)?.name ?? null;
  const roomsOf = (id: string) =>
    rows
      .filter(({ kind, fields }) => kind === 'enrollment' && fields['student'] === id)
      .flatMap(({ fields }) => rows.find((row) => row.id === fields['classroom']) ?? [])
      .map(({ id, fields }) => ({ id, name: fields['name'] ?? '', school: nameOf(fields['organization']) }));
  const students = rows.filter(({ kind }) => kind === 'student');
  return writeCsv(
    studentFileHeader(hasSchools),
    students.flatMap((row) =>
      studentFileRows(
        {
          ...studentOf(row),
          school: nameOf(row.fields['organization']),
          isArchived: row.fields['state'] === 'archived',
          classrooms: roomsOf(row.id),
        },
        hasSchools,
      ),
    ),
  );
}

function planned(
  file: string,
  rows: readonly RosterRow[],
  organization: string,
  how: {
    readonly archiveLeft?: boolean;
    readonly name?: string;
    readonly staff?: StaffAccounts;
  } = {},
) {
  const { archiveLeft = false, name = 'students.csv', staff = new Map() } = how;
  const reading = new RosterReading({});
  const table = reading.table(name);
  const records: string[][] = parse(file, { bom: true, relaxQuotes: false });
  for (const [at, cells] of records.entries()) table.record(at + 1, cells);
  table.end();
  const { format, snapshot, issueCounts } = reading.finish();
  const known = [{ path: district, name: 'District' }, ...schools].filter(({ path }) =>
    path.startsWith(organization),
  );
  const choices: ImportChoices = {
    organization,
    provider: null,
    today: '2026-09-01',
    archiveLeft,
    overwriteEdits: true,
    inviteStaff: true,
    by: 'mia',
    schools: placeSchools(snapshot.schools, organization, known, {}),
    sameAs: new Map(),
  };
  // An earlier import linked a class by a name that the class may no longer have.
  const links = rows
    .slice(0, 1)
    .flatMap(({ kind, id }) => (kind === 'classroom' ? [{ kind, id, sourceId: namedClass('3A', '') }] : []));
  const held = { roster: rosterOf(rows), links, edited: new Set<FieldKey>(), staff };
  let last = 0;
  const plan = planImport(snapshot, held, choices, () => `n${(last += 1)}`);
  return { format, errors: issueCounts.error, warnings: issueCounts.warning, ...plan };
}

const unsure = ({ counts }: ReturnType<typeof planned>) =>
  Object.values(counts).reduce((sum, { undecided }) => sum + undecided, 0);

test("[ROS-12] [R25] exporting and importing a district's roster changes nothing and asks nothing", () => {
  fc.assert(
    fc.property(rosters, fc.boolean(), (rows, archiveLeft) => {
      const plan = planned(exported(rows, true), rows, district, { archiveLeft });
      expect(plan.format).toBe('blockyard');
      expect(plan.changes).toEqual([]);
      expect([plan.errors, unsure(plan)]).toEqual([0, 0]);
    }),
    { numRuns: 150 },
  );
});

test("[ROS-12] [R25] exporting and importing one school's roster changes nothing", () => {
  fc.assert(
    fc.property(rosters, fc.boolean(), (rows, archiveLeft) => {
      const classrooms = new Set(
        rows.filter(({ fields }) => fields['organization'] === 'd/oak/').map(({ id }) => id),
      );
      const own = rows.filter(
        ({ id, fields }) =>
          classrooms.has(id) ||
          (classrooms.has(fields['classroom'] ?? '') && classrooms.has(fields['student'] ?? '')),
      );
      const plan = planned(exported(own, false), own, 'd/oak/', { archiveLeft });
      expect(plan.changes).toEqual([]);
      expect([plan.errors, unsure(plan)]).toEqual([0, 0]);
    }),
    { numRuns: 150 },
  );
});

test('[ROS-12] [R25] importing an export into a new school creates the same number of students and classes, even with equal names', () => {
  const row = (kind: RosterRow['kind'], id: string, fields: Record<string, string>): RosterRow => ({
    kind,
    id,
    fields: { state: 'active', ...fields },
  });
  const at = { organization: 'd/oak/' };
  const rows = [
    ...['a', 'b'].map((id) => row('classroom', id, { ...at, name: '3A' })),
    ...['1', '2', '3'].map((id) => row('student', id, { ...at, given: 'Ann' })),
    ...['1a', '1b', '2a', '3b'].map((id) =>
      row('enrollment', id, { student: id.charAt(0), classroom: id.charAt(1), from: '2026-08-20' }),
    ),
  ];
  const file = exported(rows, false);
  expect(planned(file, rows, 'd/oak/').changes).toEqual([]);
  expect(planned(file, [], 'd/elm/').counts).toMatchObject({
    classrooms: { added: 2, undecided: 0 },
    students: { added: 3, undecided: 0 },
    enrollments: { added: 4, undecided: 0 },
  });
});

test('two classes with one name are never guessed, and no third one is created', () => {
  const room = (id: string): RosterRow => ({
    kind: 'classroom',
    id,
    fields: { state: 'active', organization: 'd/oak/', name: '3A' },
  });
  const plan = planned('first_name,classroom,action\nAnn,3A,', [room('a'), room('b')], 'd/oak/');
  expect(plan.counts.classrooms).toMatchObject({ added: 0, undecided: 1 });
  expect(plan.counts.enrollments).toMatchObject({ added: 0, undecided: 1 });
});

test('[ROS-12] [R25] a school that lost its roster gets its logins back from its export', () => {
  const row = (id: string, given: string, login: string | null): RosterRow => ({
    kind: 'student',
    id,
    fields: fieldsOf({ state: 'active', organization: 'd/oak/', given, login }),
  });
  const rows = [row('a', 'Ann', 'picture'), row('b', 'Bo', 'code'), row('c', 'Cy', null)];
  const loginsIn = (plan: ReturnType<typeof planned>) =>
    plan.changes.flatMap(({ field, from, to }) => (field === 'login' ? [[from, to]] : []));

  const restored = planned(exported(rows, false), [], 'd/oak/');
  expect(restored.counts.students).toMatchObject({ added: 3 });
  expect(loginsIn(restored)).toEqual([
    [null, 'picture'],
    [null, 'code'],
  ]);

  // Fields that are missing in a file keep their values. Unknown values are reported and ignored.
  const numbered = { ...row('a', 'Ann', 'picture').fields, studentId: '1' };
  const ann: RosterRow = { kind: 'student', id: 'a', fields: numbered };
  const with1 = (login: string) => `first_name,student_id,classroom,login_type\nAnn,1,,${login}`;
  expect(loginsIn(planned(with1('Word'), [ann], 'd/oak/'))).toEqual([['picture', 'word']]);
  expect(planned(with1(''), [ann], 'd/oak/').changes).toEqual([]);
  expect(planned(with1('badge'), [ann], 'd/oak/')).toMatchObject({ changes: [], warnings: 1 });
});

const colleague = fc.record({
  first: orNull(words),
  last: orNull(words),
  role: fc.constantFrom(...memberRoles),
  status: fc.constantFrom(...memberStatuses),
  school: fc.constantFrom({ path: district, name: 'District' }, ...schools),
});

test('[ROS-12] [R25] its staff return, too, without invitations or questions', () => {
  fc.assert(
    fc.property(fc.array(colleague, { maxLength: 8 }), rosters, (colleagues, rows) => {
      const members = colleagues.map(({ first, last, role, status, school }, at): Member => {
        const details = {
          email: `x${at}@oak.example`,
          role,
          status,
          school: { id: school.path, name: school.name },
          billingContact: false,
          seat: 'none' as const,
          lastActiveAt: null,
          classrooms: 0,
          since: 0,
        };
        return { id: `m${at}`, firstName: first, lastName: last, you: false, details };
      });
      const staff = new Map(members.map(({ id, details }) => [details?.email ?? '', id]));
      // Skips files without rows, which are reported as empty.
      fc.pre(members.some(({ details }) => details?.status === 'joined' && details.role !== 'customer'));
      const plan = planned(staffFile(members), rows, district, { name: 'staff.csv', staff });
      const now = members.filter(
        ({ details }) => details?.status === 'joined' && details.role !== 'customer',
      );
      expect(plan.changes).toEqual([]);
      expect(plan.counts.staff).toMatchObject({ added: 0, undecided: 0, unchanged: now.length });
      expect([plan.errors, unsure(plan)]).toEqual([0, 0]);
    }),
    { numRuns: 150 },
  );
});
