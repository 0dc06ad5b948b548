import { History, School } from 'lucide-react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { StudentStay } from '#domain/classrooms/students/student-record.ts';
import { SettingsRow } from '../../../../components/settings-row.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { paths } from '../../../../routes/paths.ts';
import { studentPage as words } from '../messages/en/student-page.ts';

/** A student's classes with their dates, within the reader's scope (ROS-9). */
export const StudentStays = ({ stays }: { readonly stays: readonly StudentStay[] }) => (
  <SectionCard id="stays" heading={words.classrooms}>
    {stays.length === 0 ? (
      <p className="quiet">{words.noClassrooms}</p>
    ) : (
      <ol className="settings-list" aria-labelledby="stays-heading">
        {stays.map(({ id, classroom, from, to }) => (
          <SettingsRow key={id} icon={to === null ? School : History}>
            <div className="settings-what">
              <TextLink alone to={paths.classroomTab(classroom.id, 'students')}>
                {bidiIsolate(classroom.name)}
              </TextLink>
              <span className="quiet">{to === null ? words.since(from) : words.until(from, to)}</span>
            </div>
            {to === null ? (
              <TextLink alone to={paths.classroomTab(classroom.id, 'code')}>
                {words.card}
              </TextLink>
            ) : null}
          </SettingsRow>
        ))}
      </ol>
    )}
  </SectionCard>
);
