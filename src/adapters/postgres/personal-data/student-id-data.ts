import type { PersonalData } from './declaration.ts';
import { ofStudents } from './roster-data.ts';

export const studentIdData = {
  erased_students: {
    purpose: 'That a student of an ID was erased, so that no import adds them again without being asked.',
    retention: 'As long as the organization. Without the key nobody can read the ID.',
    ...ofStudents,
    columns: { organization_path: 'school', family: null, digest: 'secret', erased_at: 'activity' },
  },
  external_ids: {
    purpose: 'Which student or classroom is which of a source, so that the next import finds them.',
    retention: 'As long as the student or the classroom.',
    ...ofStudents,
    columns: { organization_path: 'school', family: null, kind: null, source_id: 'name', row_id: null },
  },
} satisfies Partial<PersonalData>;
