// cspell:words userprofiles Nmae familyname preferredgivenname classsourcedid
import { describe, expect, test } from 'vitest';
import { recognizeFile } from '#domain/rosters/files/recognize-file.ts';
import { aReading, issuesIn, oneRosterFiles } from '../../../../builders/a-reading.ts';

const taken = (file: string, header: string) => {
  const found = recognizeFile(file, header.split('|'));
  return found === null ? null : `${found.spec.family} ${found.spec.file}`;
};

describe('[ROS-5] the format of a file', () => {
  test.each([
    [
      'USERS.CSV',
      'SourcedID|Status|date_last_modified|Enabled User|orgSourcedIds|role|username|userIds|given_name|Family Name',
      'oneroster users',
    ],
    [
      'userprofiles.csv',
      'sourcedId|userSourcedId|profileType|credentialType|username',
      'oneroster userProfiles',
    ],
    ['users-2025-11-15-0a1b.csv', 'sourcedId|status|givenName|familyName|role', 'oneroster users'],
    ['classes.csv', 'sourcedId|orgSourcedId|title', 'sds-2 classes'],
    ['Student.csv', 'SIS ID|School SIS ID|Username', 'sds-1 Student'],
    ['Teacher.csv', 'ID|School DfE Number|Username', 'sds-1 Teacher'],
    ['StudentEnrollment.csv', 'Section SIS ID|SIS ID', 'sds-1 StudentEnrollment'],
    [
      'students.csv',
      'School_id|Student_id|Student_number|State_id|Last_name|First_name|Grade|DOB',
      'clever students',
    ],
    ['enrollments.csv', 'School_id|Section_id|Student_id', 'clever enrollments'],
    ['users.csv', 'user_id|login_id|password|first_name|last_name|email|status', 'canvas users'],
    ['enrollments.csv', 'course_id|user_id|role|section_id|status', 'canvas enrollments'],
    [
      'export.csv',
      'Database ID (UUID)|Username (USERNAME)|Full name (FULL_NAME)|User type (USER_TYPE)|Learner enrollment (ENROLLED_IN)',
      'kolibri users',
    ],
    [
      'students.csv',
      'first_name|last_name|display_name|student_id|grade|classroom|login_type|action',
      'blockyard students',
    ],
    ['staff.csv', 'first_name|last_name|email|role|school', 'blockyard staff'],
    ['class list.csv', 'Last Name|First Name|Homeroom', 'csv list of people'],
    ['flights.csv', 'FlightDate|UniqueCarrier|OriginCityName', null],
  ])('%s with %s', (file, header, wanted) => {
    expect(taken(file, header)).toBe(wanted);
  });

  test('known misspellings are accepted with a warning and the correct name', () => {
    const { snapshot, issues } = aReading({
      'users.csv': [
        'sourcedId|status|dataLastModified|orgSourcedIds|role|givenName|familyNmae|prefferedGivenName',
        'u1|||s|student|Adelaide|Lovelace|Ada',
      ],
    });
    expect(snapshot.students).toMatchObject([{ given: 'Ada', family: 'Lovelace' }]);
    expect(
      issues
        .filter(({ code }) => code === 'column/misspelled')
        .map(({ column, expected }) => [column, expected]),
    ).toEqual([
      ['familyNmae', 'familyname'],
      ['prefferedGivenName', 'preferredgivenname'],
    ]);
  });

  test('a file with a known name reports its missing columns', () => {
    const { issues } = aReading({
      'enrollments.csv': ['sourcedId|status|userSourcedId|role', 'e1||u1|student'],
    });
    expect(issues).toMatchObject([{ code: 'column/missing', expected: 'classsourcedid' }]);
  });

  test('the version of OneRoster comes from its manifest, or from what only that version has', () => {
    expect(aReading(oneRosterFiles).format).toBe('oneroster-1.1');
    const manifest = ['propertyName|value', 'oneroster.version|1.0'];
    expect(aReading({ ...oneRosterFiles, 'manifest.csv': manifest }).format).toBe('oneroster-1.0');
    expect(
      aReading({
        'roles.csv': ['sourcedId|status|userSourcedId|roleType|role|orgSourcedId', 'r|||primary|student|s1'],
      }).format,
    ).toBe('oneroster-1.2');
  });

  test('the files decide if the manifest and the folder disagree', () => {
    const manifest = [
      'propertyName|value',
      'file.orgs|',
      'file.courses|bulk',
      'file.classes|bulk',
      'file.users|delta',
      'file.enrollments|absent',
      'file.academicSessions|bulk',
    ];
    const read = aReading({ ...oneRosterFiles, 'manifest.csv': manifest });
    expect(read.delta).toBe(true);
    expect(read.snapshot.enrollments).toHaveLength(3);
    expect(issuesIn(read)).toEqual(expect.arrayContaining(['manifest/file-missing 3 file.courses']));
    expect(
      read.issues.filter(({ code }) => code === 'manifest/file-not-listed').map(({ file }) => file),
    ).toEqual(['orgs.csv', 'enrollments.csv']);
  });
});
