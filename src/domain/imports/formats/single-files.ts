import type { FileSpec } from '../file-spec.ts';

/** Kolibri's file of users, by the names that it has in parentheses. */
export const kolibriFile: FileSpec = {
  family: 'kolibri',
  file: 'users',
  entity: 'kolibri-person',
  columns: {
    id: ['uuid'],
    username: ['username'],
    fullName: ['fullname'],
    role: ['usertype'],
    number: ['identifier'],
    enrolledIn: ['enrolledin'],
    assignedTo: ['assignedto'],
  },
  required: [['username'], ['role'], ['enrolledIn', 'assignedTo', 'number']],
  anyOf: ['usertype'],
};

const names = { given: ['firstname'], family: ['lastname'], school: ['school'] } as const;

/** What our own pages export, and take back (R25). */
export const blockyardFiles: readonly FileSpec[] = [
  {
    family: 'blockyard',
    file: 'students',
    entity: 'listed-person',
    role: 'student',
    columns: {
      ...names,
      display: ['displayname'],
      number: ['studentid'],
      grade: ['grade'],
      classroom: ['classroom'],
      login: ['logintype'],
      action: ['action'],
      id: ['studentkey'],
      class: ['classkey'],
    },
    required: [['given'], ['classroom']],
    anyOf: ['logintype', 'displayname', 'action'],
    noneOf: ['email', 'role'],
  },
  {
    family: 'blockyard',
    file: 'staff',
    entity: 'listed-person',
    role: 'teacher',
    columns: { ...names, email: ['email'], role: ['role'] },
    required: [['email'], ['given'], ['role', 'school']],
    noneOf: ['studentid', 'grade', 'classroom', 'class'],
  },
];

/** Any other list of people, by what its headers are usually called; the wizard asks about the rest. */
export const plainFile: FileSpec = {
  family: 'csv',
  file: 'list of people',
  entity: 'listed-person',
  columns: {
    given: [
      'firstname',
      'givenname',
      'given',
      'forename',
      'fname',
      'first',
      'preferredname',
      'studentfirstname',
      'vorname',
      'prénom',
      'prenom',
      'nombre',
    ],
    family: [
      'lastname',
      'familyname',
      'surname',
      'family',
      'lname',
      'last',
      'studentlastname',
      'nachname',
      'nom',
      'apellido',
      'apellidos',
    ],
    fullName: ['fullname', 'studentname', 'name', 'student', 'names', 'learner'],
    display: ['displayname', 'nickname'],
    number: [
      'studentid',
      'studentnumber',
      'id',
      'localid',
      'sisid',
      'studentno',
      'identifier',
      'number',
      'pupilid',
      'studentsisid',
    ],
    grade: ['grade', 'gradelevel', 'grades', 'yeargroup', 'year'],
    classroom: [
      'classroom',
      'class',
      'classname',
      'section',
      'sectionname',
      'homeroom',
      'group',
      'course',
      'classes',
    ],
    school: ['school', 'schoolname', 'campus'],
    role: ['role', 'usertype', 'type'],
    email: ['email', 'emailaddress', 'mail'],
    username: ['username', 'login', 'loginname', 'loginid'],
    action: ['action'],
    status: ['status'],
  },
  required: [['given', 'fullName']],
};
