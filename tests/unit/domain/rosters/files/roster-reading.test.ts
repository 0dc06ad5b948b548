// cspell:words Bären
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowOutcomes } from '#domain/rosters/files/row-ledger.ts';
import { RosterReading } from '#domain/rosters/files/roster-reading.ts';
import { aReading, issuesIn, oneRosterFiles } from '../../../../builders/a-reading.ts';

const withUsers = (...rows: readonly string[]) => ({
  'users.csv': [
    'sourcedId|status|orgSourcedIds|role|username|givenName|familyName|identifier|email|grades',
    ...rows,
  ],
});

describe('[ROS-5] a roster from files', () => {
  test('a OneRoster set is combined', () => {
    const { snapshot, issueCounts, files } = aReading(oneRosterFiles);
    expect(snapshot).toMatchObject({
      schools: [{ id: 'd' }, { id: 's1', name: 'Oak School', parent: 'd' }],
      terms: [{ id: 't1', start: '2026-08-20', end: '2026-12-20' }],
      classrooms: [{ id: 'c1', name: 'Robots', grade: '03', school: 's1', terms: ['t1'] }],
      students: [
        { id: 'u1', given: 'Ada', family: 'Lovelace', studentId: '00123', grade: '03', school: 's1' },
        { id: 'u2', given: 'Bo', studentId: '00124', grade: '03' },
      ],
      staff: [{ id: 'u3', email: 'eve@oak.example', role: 'teacher' }],
      enrollments: [
        { classroom: 'c1', person: 'u1', role: 'student', from: '2026-08-20', to: null },
        { classroom: 'c1', person: 'u2', role: 'student' },
        { classroom: 'c1', person: 'u3', role: 'teacher' },
      ],
    });
    expect(issueCounts).toMatchObject({ error: 0, review: 0 });
    expect(files.find(({ file }) => file === 'users.csv')?.outcomes).toMatchObject({ taken: 2, ignored: 2 });
  });

  test('[SEC-9] no password, phone number, guardian, birth date or email of a child is in it, or in its issues', () => {
    const text = JSON.stringify(
      aReading({
        ...oneRosterFiles,
        'demographics.csv': ['sourcedId|status|birthDate|sex', 'u1||2017-03-04|female'],
      }),
    );
    for (const forbidden of [
      'hunter22',
      '555',
      'kids.example',
      'home.example',
      'Byron',
      '2017-03-04',
      'female',
    ])
      expect(text).not.toContain(forbidden);
  });

  test("[SEC-9] an address as a child's name or ID is not read or shown", () => {
    const read = aReading(
      withUsers('u1|||student|x|kid@kids.example|L|||', 'kid2@kids.example|||student|x|Bo|L|||'),
    );
    expect(issuesIn(read)).toEqual(['value/malformed 2', 'id/is-email 3']);
    expect(JSON.stringify(read)).not.toContain('kids.example');
  });

  test('[SEC-9] an address as a class or school is not read or shown', () => {
    const read = aReading({
      'list.csv': [
        'First Name|Class|School',
        'Ada|Room 1|Oak',
        'Bo|kid@kids.example|Oak',
        'Cy|Room 1; of kid@kids.example|Oak',
        'Di|Room 1|<kid@kids.example>',
      ],
    });
    expect(issuesIn(read)).toEqual(['value/malformed 3', 'value/malformed 4', 'value/malformed 5']);
    expect(JSON.stringify(read)).not.toContain('kids.example');
  });

  test('[R18] version 1.2 has roles in their own file, and a person with student and staff roles needs a review', () => {
    const users = [
      'sourcedId|status|username|givenName|familyName|email|primaryOrgSourcedId',
      'u1||a|Ada|L|ada@kids.example|',
      'u2||b|Eve|S|eve@oak.example|',
      'u3||c|Sam|T||',
    ];
    const roles = [
      'sourcedId|status|userSourcedId|roleType|role|orgSourcedId',
      'r1||u1|primary|student|s1',
      'r2||u2|primary|teacher|s1',
      'r3||u3|primary|teacher|s1',
      'r4||u3|secondary|student|s1',
      'r5||u2|secondary|guardian|s1',
    ];
    const read = aReading({ 'users.csv': users, 'roles.csv': roles });
    expect(read.snapshot.students).toMatchObject([{ id: 'u1', school: 's1' }]);
    expect(read.snapshot.staff).toMatchObject([{ id: 'u2', role: 'teacher', email: 'eve@oak.example' }]);
    expect(issuesIn(read)).toEqual(['role/several 4 student, teacher']);
    expect(JSON.stringify(read)).not.toContain('kids.example');
  });

  test('[R18] a row with an unknown role needs a review, and is never a child or staff', () => {
    const read = aReading(withUsers('u1|||wizard|x|Ada|L|||'));
    expect([...read.snapshot.students, ...read.snapshot.staff]).toEqual([]);
    expect(read.issues).toMatchObject([
      {
        code: 'role/not-known',
        line: 2,
        column: 'role',
        value: 'wizard',
        expected: 'student, teacher, administrator',
      },
    ]);
  });

  test('`inactive` and `toBeDeleted` mean left, in any spelling; other statuses need a review', () => {
    const read = aReading(
      withUsers(
        'u1|inactive||student|x|A|L|||',
        'u2|toBeDeleted||student|x|B|L|||',
        'u3|ToBeDeleted||student|x|C|L|||',
        'u4|perhaps||student|x|D|L|||',
      ),
    );
    expect(read.snapshot.students.map(({ state }) => state)).toEqual(['left', 'left', 'left']);
    expect(issuesIn(read)).toEqual(['status/not-known 5 perhaps']);
  });

  test('missing terms and parents are ignored with a warning; the class stays', () => {
    const read = aReading({
      ...oneRosterFiles,
      'orgs.csv': [
        'sourcedId|status|name|type|parentSourcedId',
        's1||Oak|school|nowhere',
        'a||A|district|b',
        'b||B|district|a',
      ],
      'classes.csv': ['sourcedId|status|title|schoolSourcedId|termSourcedIds', 'c1||Robots|s9|t9'],
    });
    expect(read.snapshot.classrooms).toMatchObject([{ id: 'c1', school: null, terms: [] }]);
    expect(read.snapshot.schools.map(({ parent }) => parent)).toEqual([null, null, null]);
    expect(read.issueCounts).toMatchObject({ error: 0, warning: expect.any(Number) });
  });

  test('an enrollment without a known person is an error with its line, and in a delta it can use a person from an earlier file', () => {
    const files = {
      ...oneRosterFiles,
      'enrollments.csv': [
        'sourcedId|status|classSourcedId|schoolSourcedId|userSourcedId|role',
        'e1||c1|s1|u9|student',
        'e2||c9|s1|u1|student',
      ],
    };
    expect(issuesIn(aReading(files))).toEqual(
      expect.arrayContaining(['reference/nowhere 2 u9', 'reference/nowhere 3 c9']),
    );
    const delta = aReading({ ...files, 'manifest.csv': ['propertyName|value', 'file.users|delta'] });
    expect(delta.snapshot.enrollments).toHaveLength(2);
  });

  test('a repeated row counts once, and two different rows with one ID are a conflict', () => {
    const read = aReading(
      withUsers('u1|||student|x|Ada|L|||', 'u1|||student|x|Ada|L|||', 'u1|||student|x|Bo|M|||'),
    );
    expect(read.snapshot.students).toHaveLength(1);
    expect(issuesIn(read)).toEqual(['id/repeated 3 u1', 'id/conflict 4 u1']);
  });

  test('a person with a row in each of two schools is one person', () => {
    const header = 'School_id|Teacher_id|Teacher_email|First_name|Last_name';
    const read = aReading({
      'teachers.csv': [header, 's1|t1|eve@oak.example|Eve|S', 's2|t1|eve@oak.example|Eve|S'],
    });
    expect(read.snapshot.staff).toHaveLength(1);
    expect(read.issueCounts.error).toBe(0);
  });

  test('[R22] IDs are text: scientific notation is an error, and lost zeros are flagged', () => {
    const ids = [
      '004711',
      '00815',
      ...Array.from({ length: 12 }, (_, at) => `${100000 + at * 7919}`),
      '815',
      '1.23E+11',
    ];
    const read = aReading(withUsers(...ids.map((id, at) => `${id}|||student|x|N${at}|L|||`)));
    expect(read.snapshot.students[0]?.id).toBe('004711');
    expect(issuesIn(read)).toEqual(expect.arrayContaining([expect.stringContaining('id/scientific')]));
    const damaged = aReading(withUsers(...ids.slice(2, -1).map((id, at) => `${id}|||student|x|N${at}|L|||`)));
    expect(issuesIn(damaged)).toEqual(['column/short-ids  1']);
    const counting = aReading(
      withUsers(...Array.from({ length: 2000 }, (_, at) => `${at + 1}|||student|x|N|L|||`)),
    );
    expect(issuesIn(counting)).toEqual([]);
  });

  test('dates that fit only one order are read that way for the whole file, and otherwise the user chooses', () => {
    const sections = (start: string, end: string) => ({
      'Section.csv': [
        'SIS ID|School SIS ID|Section Name|Term SIS ID|Term Name|Term StartDate|Term EndDate',
        `1|s|Math|t|Year|${start}|${end}`,
      ],
    });
    expect(aReading(sections('7/1/2017', '6/30/2018')).snapshot.terms).toMatchObject([
      { start: '2017-07-01', end: '2018-06-30' },
    ]);
    expect(aReading(sections('1.7.2017', '30.6.2018')).snapshot.terms).toMatchObject([
      { start: '2017-07-01', end: '2018-06-30' },
    ]);
    const unclear = aReading(sections('7/1/2017', '6/3/2018'));
    expect(unclear.snapshot.terms).toMatchObject([{ start: null, end: null }]);
    expect(unclear.issueCounts.review).toBe(2);
  });

  test('[R25] reads a plain list: names in one cell, grades in words, a class by name, without our own escaping', () => {
    const read = aReading({
      'list.csv': [
        'Student Name|Grade Level|Class|Student ID',
        "Lovelace, Ada|3rd Grade|Robots |'=7",
        'Bo Lin|K|robots|',
        'Cher|||',
      ],
    });
    expect(read.snapshot.students).toMatchObject([
      { given: 'Ada', family: 'Lovelace', grade: '03', studentId: '=7' },
      { given: 'Bo', family: 'Lin', grade: 'KG' },
      { given: 'Cher', family: null, grade: null },
    ]);
    expect(read.snapshot.classrooms).toMatchObject([{ name: 'Robots' }]);
    expect(read.snapshot.enrollments).toHaveLength(2);
  });

  test('[R25] commas do not separate classes until a user confirms that a column named “Classes” lists several', () => {
    const lines = { 'list.csv': ['Name|Classes', 'Ada Lee|Math, Art', 'Bo Lin|Art'] };
    const asked = aReading(lines);
    expect(asked.snapshot.classrooms.map(({ name }) => name)).toEqual(['Math, Art', 'Art']);
    expect(asked.issues).toMatchObject([
      { code: 'value/read-as-one', line: 2, column: 'Classes', value: 'Math, Art' },
    ]);
    const confirmed = aReading(lines, { Classes: 'enrolledIn' });
    expect(confirmed.snapshot.classrooms.map(({ name }) => name)).toEqual(['Math', 'Art']);
    expect(confirmed.issues).toEqual([]);
    expect(aReading({ 'list.csv': ['Name|Homeroom', 'Ada Lee|Garcia, Maria'] }).issues).toEqual([]);
  });

  test('a plain list is read with the mapping that a user chose', () => {
    const read = aReading(
      { 'list.csv': ['Kind|Gruppe', 'Ada L|Bären'] },
      { Kind: 'fullName', Gruppe: 'classroom' },
    );
    expect(read.snapshot).toMatchObject({ students: [{ given: 'Ada' }], classrooms: [{ name: 'Bären' }] });
  });

  test('extra cells beyond the header are ignored if empty, and are errors otherwise', () => {
    const read = aReading(withUsers('u1|||student|x|Ada|L||||||', 'u2|||student|x|Bo|L|||||surplus'));
    expect(read.snapshot.students).toHaveLength(1);
    expect(issuesIn(read)).toEqual(['row/too-long 3']);
  });

  test('[ROS-6] every row of any files is accounted for, and every accepted row is in the snapshot', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        'u1',
        'u2',
        'c1',
        's1',
        'student',
        'teacher',
        'guardian',
        'wizard',
        'active',
        'tobedeleted',
        '1E+5',
        'a@b.example',
        '3/4/2026',
        '\0',
        '\uFFFD',
        "'=1",
      ),
      fc.string({ maxLength: 12 }),
    );
    const table = fc
      .constantFrom(...Object.entries(oneRosterFiles))
      .chain(([file, [header = '']]) =>
        fc.tuple(
          fc.constant(file),
          fc.constant(header.split('|')),
          fc.array(fc.array(cell, { maxLength: header.split('|').length + 1 }), { maxLength: 12 }),
        ),
      );
    fc.assert(
      fc.property(fc.array(table, { maxLength: 6 }), (tables) => {
        const reading = new RosterReading();
        for (const [at, [file, header, rows]] of tables.entries()) {
          const to = reading.table(`${at}/${file}`);
          for (const [line, cells] of [header, ...rows].entries()) to.record(line + 1, cells);
          to.end();
        }
        const { files, snapshot } = reading.finish();
        const { students, enrollments, classrooms, schools, terms } = snapshot;
        // Excludes staff rows, which are read but not imported.
        const places = [...students, ...enrollments, ...classrooms, ...schools, ...terms].map(
          ({ at }) => at.file,
        );
        for (const [at, { file, rows, outcomes }] of files.entries()) {
          expect(rows).toBe(tables[at]?.[2].length);
          expect(rowOutcomes.reduce((sum, outcome) => sum + outcomes[outcome], 0)).toBe(rows);
          // A second row of a user adds a school to the user, so users.csv can have more accepted rows than users.
          const there = places.filter((place) => place === file).length;
          const taken = outcomes.taken + outcomes.left;
          expect(file.endsWith('users.csv') ? Math.min(taken, there) : taken).toBe(there);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('[ROS-6] organizations in a cycle have no parent, and a chain of 20,000 is read fast', () => {
    const header = 'sourcedId|status|dateLastModified|name|type|identifier|parentSourcedId';
    const inCircle = ['a|||A|district||b', 'b|||B|district||a', 'c|||C|school||a', 'd|||D|school||d'];
    const circles = aReading({ 'orgs.csv': [header, ...inCircle, 'e|||E|school||f', 'f|||F|district||'] });
    expect(circles.snapshot.schools.map(({ id, parent }) => [id, parent])).toEqual([
      ['a', null],
      ['b', null],
      ['c', null],
      ['d', null],
      ['e', 'f'],
      ['f', null],
    ]);
    expect(issuesIn(circles)).toEqual([
      'reference/not-taken 2 b',
      'reference/not-taken 3 a',
      'reference/not-taken 4 a',
      'reference/not-taken 5 d',
    ]);
    const way = Array.from(
      { length: 20_000 },
      (_, at) => `o${at}|||O|district||${at === 0 ? '' : `o${at - 1}`}`,
    );
    const long = aReading({ 'orgs.csv': [header, ...way.toReversed()] });
    expect(long.snapshot.schools.filter(({ parent }) => parent === null)).toHaveLength(1);
  });
});
