import type { PersonalData } from './declaration.ts';
import { ofStudents } from './roster-data.ts';

export const studentIdData = {
  erased_students: {
    purpose:
      'The keyed hashes of the IDs of erased students, so that no import adds them again without a question.',
    retention: 'As long as the organization. The ID cannot be read without the key.',
    ...ofStudents,
    columns: { organization_path: 'school', family: null, digest: 'secret', erased_at: 'activity' },
  },
  external_ids: {
    purpose: 'The ids of students and classrooms in a source, so that the next import finds them.',
    retention: 'As long as the student or the classroom.',
    ...ofStudents,
    columns: { organization_path: 'school', family: null, kind: null, source_id: 'name', row_id: null },
  },
} satisfies Partial<PersonalData>;
