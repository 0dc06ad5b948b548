import type { ActivityForReader, LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { isForAnotherDay, lessonMinutesFor, minutesFor } from '#domain/lessons/lessons/lesson-time.ts';
import { hasTable } from '#domain/platform/text/rich-text.ts';
import { RichTextView } from '../../../components/rich-text.tsx';
import { lessonPage } from './messages/en/lesson-page.ts';
import { lessonNames } from './messages/en/lessons.ts';
import { useClassSize } from './class-size.tsx';
import { LessonTextSection } from './lesson-section.tsx';

export const LessonObjectives = ({ lesson }: { readonly lesson: LessonForReader }) => (
  <LessonTextSection name="objectives" of={lesson}>
    <p className="lesson-lead">{lessonPage.objectivesLead}</p>
    <ul className="objectives stack">
      {lesson.objectives.map(({ id, text, checkFor }) => (
        <li key={id}>
          <p>
            <strong>{text}</strong>
          </p>
          {checkFor === undefined ? null : (
            <p className="quiet">
              {lessonPage.checkFor} {checkFor}
            </p>
          )}
        </li>
      ))}
    </ul>
  </LessonTextSection>
);

const { agenda } = lessonPage;

/** Every activity with its minutes in a class of this size, and the total. Activities for another day are below. */
export const LessonAgendaSection = ({ lesson }: { readonly lesson: LessonForReader }) => {
  const { students } = useClassSize();
  return (
    <LessonTextSection name="agenda" of={`${lesson.version} ${students}`}>
      <AgendaTable lesson={lesson} students={students} />
      <p className="quiet no-print">
        {agenda.timedFor(students)} <a href="#materials">{agenda.change}</a>
      </p>
      {lesson.taken === undefined ? null : (
        <p className="quiet">{agenda.took(lesson.taken.from, lesson.taken.to)}</p>
      )}
    </LessonTextSection>
  );
};

const AgendaTable = ({
  lesson,
  students,
}: {
  readonly lesson: LessonForReader;
  readonly students: number;
}) => {
  const row = ({ id, title, kind, time }: ActivityForReader) => (
    <tr key={id}>
      <th scope="row">
        <a href={`#activity-${id}`}>{title}</a>
      </th>
      <td>{lessonNames.activities[kind]}</td>
      <td className="number">{minutesFor(time, students)}</td>
    </tr>
  );
  return (
    <table className="agenda">
      <thead>
        <tr>
          <th scope="col">{agenda.activity}</th>
          <th scope="col">{agenda.kind}</th>
          <th scope="col" className="number">
            {agenda.minutes}
          </th>
        </tr>
      </thead>
      <tbody>{lesson.activities.filter((activity) => !isForAnotherDay(activity)).map(row)}</tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {agenda.total}
          </th>
          <td className="number">{lessonMinutesFor(lesson.activities, students)}</td>
        </tr>
        {lesson.activities.filter(isForAnotherDay).map(row)}
      </tfoot>
    </table>
  );
};

export const LessonOverview = ({ lesson }: { readonly lesson: LessonForReader }) => (
  <LessonTextSection name="overview" of={lesson} unless={hasTable(lesson.overview)}>
    <div className="prose">
      <RichTextView text={lesson.overview} />
    </div>
  </LessonTextSection>
);
