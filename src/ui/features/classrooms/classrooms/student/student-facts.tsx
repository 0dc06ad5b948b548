import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { StudentRecord } from '#domain/classrooms/students/student-record.ts';
import { studentFieldNames } from '#domain/classrooms/students/student.ts';
import { Facts } from '../../../../components/facts.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { studentFieldWords } from '../../../../messages/en/student-fields.ts';
import { studentFieldText, studentPage as words } from '../messages/en/student-page.ts';
import { chosenLogin } from '../messages/en/student-table.ts';

/** The fields in the list. Names are in the title of the page, and the login is shown with its default. */
const details = studentFieldNames.filter((name) => !['given', 'family', 'login'].includes(name));

/** A student's details, which are the minimum that a class needs (SEC-9). */
export function StudentFacts({ record: { student, loggedInOn } }: { readonly record: StudentRecord }) {
  const { school, logsInBy } = student;
  const shown = (value: string | null): string => (value === null ? words.none : bidiIsolate(value));
  const facts = [
    ...details.map((name) => [studentFieldWords[name], shown(studentFieldText(student, name))] as const),
    [words.school, shown(school)],
    [studentFieldWords.login, chosenLogin(logsInBy)],
    [words.lastLogin, loggedInOn === null ? words.noLogin : formatDate(loggedInOn)],
  ] as const;
  return (
    <SectionCard id="about" heading={words.about}>
      <Facts of={facts} />
    </SectionCard>
  );
}
