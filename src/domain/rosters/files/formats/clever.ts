import type { FileSpec } from '../file-spec.ts';

const family = 'clever';
const school = ['schoolid'];
const names = { given: ['firstname'], family: ['lastname'] } as const;

/** Clever's district files: https://support.clever.com, "SFTP file format". */
export const cleverFiles: readonly FileSpec[] = [
  {
    family,
    file: 'schools',
    entity: 'org',
    columns: { id: school, name: ['schoolname'], code: ['schoolnumber'] },
    required: [['id'], ['name']],
    noneOf: ['studentid', 'teacherid', 'sectionid'],
  },
  {
    family,
    file: 'students',
    entity: 'person',
    role: 'student',
    columns: {
      ...names,
      id: ['studentid'],
      school,
      number: ['studentnumber'],
      grade: ['grade'],
      username: ['username'],
    },
    required: [['id'], ['school'], ['given'], ['family']],
  },
  {
    family,
    file: 'teachers',
    entity: 'person',
    role: 'teacher',
    columns: { ...names, id: ['teacherid'], school, email: ['teacheremail'], username: ['username'] },
    required: [['id'], ['school'], ['given'], ['family']],
  },
  {
    family,
    file: 'staff',
    entity: 'person',
    role: 'manager',
    columns: { ...names, id: ['staffid'], school, email: ['staffemail'] },
    required: [['id'], ['given'], ['family']],
  },
  {
    family,
    file: 'admins',
    entity: 'person',
    role: 'manager',
    columns: { ...names, id: ['adminid'], school, email: ['adminemail'] },
    required: [['id'], ['given'], ['family']],
  },
  {
    family,
    file: 'sections',
    entity: 'class',
    columns: {
      id: ['sectionid'],
      school,
      name: ['name', 'sectionname', 'coursename'],
      code: ['sectionnumber'],
      grade: ['grade'],
      teacher: ['teacherid', ...Array.from({ length: 9 }, (_, at) => `teacher${at + 2}id`)],
      termName: ['termname'],
      termStart: ['termstart'],
      termEnd: ['termend'],
    },
    required: [['id'], ['school'], ['teacher', 'name']],
    noneOf: ['studentid'],
  },
  {
    family,
    file: 'enrollments',
    entity: 'enrollment',
    role: 'student',
    columns: { class: ['sectionid'], person: ['studentid'], school },
    required: [['class'], ['person'], ['school']],
    noneOf: ['firstname', 'lastname'],
  },
];
