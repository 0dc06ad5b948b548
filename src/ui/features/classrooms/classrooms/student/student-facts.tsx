import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { StudentRecord } from '#domain/classrooms/students/student-record.ts';
import { Facts } from '../../../../components/facts.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { gradeWords } from '../../../../messages/en/grades.ts';
import { studentPage as words } from '../messages/en/student-page.ts';
import { chosenLogin } from '../messages/en/student-table.ts';

/** A student's details: the minimum that a class needs (SEC-9). */
export function StudentFacts({ record: { student, loggedInOn } }: { readonly record: StudentRecord }) {
  const { display, studentId, grade, school, logsInBy } = student;
  const shown = (value: string | null): string => (value === null ? words.none : bidiIsolate(value));
  const facts = [
    [words.display, shown(display)],
    [words.studentId, shown(studentId)],
    [words.grade, grade === null ? words.none : gradeWords(grade)],
    [words.school, shown(school)],
    [words.login, chosenLogin(logsInBy)],
    [words.lastLogin, loggedInOn === null ? words.noLogin : formatDate(loggedInOn)],
  ] as const;
  return (
    <SectionCard id="about" heading={words.about}>
      <Facts of={facts} />
    </SectionCard>
  );
}
