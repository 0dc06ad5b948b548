import type { FileSpec } from '../file-spec.ts';

const family = 'canvas';
const status = ['status'];

/** Canvas SIS files. A section becomes a classroom; a course without sections also becomes a classroom. */
export const canvasFiles: readonly FileSpec[] = [
  {
    family,
    file: 'users',
    entity: 'person',
    columns: {
      id: ['userid'],
      status,
      given: ['firstname'],
      family: ['lastname'],
      fullName: ['fullname', 'sortablename'],
      display: ['shortname'],
      username: ['loginid'],
      email: ['email'],
      role: ['declaredusertype'],
    },
    required: [['id'], ['username'], ['status']],
    noneOf: ['courseid', 'sectionid'],
  },
  {
    family,
    file: 'accounts',
    entity: 'org',
    columns: { id: ['accountid'], status, name: ['name'], parent: ['parentaccountid'] },
    required: [['id'], ['name'], ['status']],
    noneOf: ['courseid', 'shortname'],
  },
  {
    family,
    file: 'terms',
    entity: 'term',
    columns: { id: ['termid'], status, name: ['name'], start: ['startdate'], end: ['enddate'] },
    required: [['id'], ['name'], ['status']],
    noneOf: ['courseid', 'accountid'],
  },
  {
    family,
    file: 'courses',
    entity: 'course',
    columns: {
      id: ['courseid'],
      status,
      name: ['longname', 'shortname'],
      school: ['accountid'],
      term: ['termid'],
    },
    required: [['id'], ['name'], ['status']],
    noneOf: ['userid', 'sectionid'],
  },
  {
    family,
    file: 'sections',
    entity: 'class',
    columns: { id: ['sectionid'], status, name: ['name'], course: ['courseid'] },
    required: [['id'], ['name'], ['course'], ['status']],
    noneOf: ['userid'],
  },
  {
    family,
    file: 'enrollments',
    entity: 'enrollment',
    columns: { status, class: ['sectionid'], course: ['courseid'], person: ['userid'], role: ['role'] },
    required: [['class', 'course'], ['person'], ['role'], ['status']],
    noneOf: ['firstname', 'name'],
  },
];
