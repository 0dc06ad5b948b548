import type { StudentRecord } from '#domain/classrooms/students/student-record.ts';
import { progressGrid } from '#domain/classrooms/students/progress-grid.ts';
import { BookOpen } from 'lucide-react';
import { SettingsRow } from '../../../../components/settings-row.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { progressWords } from '../messages/en/progress.ts';
import { studentPage as words } from '../messages/en/student-page.ts';

/** A student's progress in each lesson (ROS-8). */
export function StudentLessons({
  record: { student, loggedInOn, lessons, marks },
}: {
  readonly record: StudentRecord;
}) {
  const { columns, rows } = progressGrid(
    { students: [{ ...student, name: student.given, loggedInOn, signs: [] }], lessons, marks },
    null,
  );
  const cells = rows.flatMap((row) => row.cells);
  return (
    <SectionCard id="progress" heading={words.progress}>
      {columns.length === 0 ? (
        <p className="quiet">{words.noProgress}</p>
      ) : (
        <ul className="settings-list" aria-labelledby="progress-heading">
          {columns.map(({ id, title }, at) => {
            const { state = 'not_started', done = 0, activities = 0, minutes = 0 } = cells[at] ?? {};
            return (
              <SettingsRow key={id} icon={BookOpen}>
                <div className="settings-what">
                  <strong>{title}</strong>
                  <span className="quiet">
                    {`${progressWords[state]}. ${words.far(done, activities, minutes)}`}
                  </span>
                </div>
              </SettingsRow>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
}
