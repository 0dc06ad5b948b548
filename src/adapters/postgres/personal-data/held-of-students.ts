import { personalData } from './personal-data.ts';

export type HeldOfStudents = { readonly purpose: string; readonly retention: string };

const alsoOfStudents = ['student_records', 'login_files', 'audit_log'];

/** Every table with students' data, from the inventory (SEC-9). */
export const heldOfStudents: readonly HeldOfStudents[] = Object.entries(personalData)
  .filter(([name, { erasure }]) => erasure.how === 'by student' || alsoOfStudents.includes(name))
  .map(([, { purpose, retention }]) => ({ purpose, retention }));
