import { personalData } from './personal-data.ts';

/** What is held of students in one table: why, and for how long. */
export type HeldOfStudents = { readonly purpose: string; readonly retention: string };

/** They are about people with accounts, too. */
const alsoOfStudents = ['student_records', 'login_files', 'audit_log'];

/** Every table that says something of students, by the inventory (SEC-9). */
export const heldOfStudents: readonly HeldOfStudents[] = Object.entries(personalData)
  .filter(([name, { erasure }]) => erasure.how === 'by student' || alsoOfStudents.includes(name))
  .map(([, { purpose, retention }]) => ({ purpose, retention }));
