import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import { hasTable } from '#domain/lessons/rich-text.ts';
import { RichText } from '../../components/rich-text.tsx';
import { lessonNames, lessonPage } from './messages/en/lessons.ts';
import { LessonTextSection } from './lesson-section.tsx';

/** What students will be able to do, and how a teacher sees it. */
export const LessonObjectives = ({ lesson }: { readonly lesson: LessonForReader }) => (
  <LessonTextSection name="objectives" of={lesson}>
    <p className="lesson-lead">{lessonPage.objectivesLead}</p>
    <ul className="objectives">
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

/** Every activity with its minutes, and what they come to. */
export const LessonAgenda = ({ lesson }: { readonly lesson: LessonForReader }) => (
  <LessonTextSection name="agenda" of={lesson}>
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
      <tbody>
        {lesson.activities.map(({ id, title, kind, minutes }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#activity-${id}`}>{title}</a>
            </th>
            <td>{lessonNames.activities[kind]}</td>
            <td className="number">{minutes}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {agenda.total}
          </th>
          <td className="number">{lesson.activities.reduce((sum, { minutes }) => sum + minutes, 0)}</td>
        </tr>
      </tfoot>
    </table>
  </LessonTextSection>
);

/** Why the lesson is worth the time. */
export const LessonOverview = ({ lesson }: { readonly lesson: LessonForReader }) => (
  <LessonTextSection name="overview" of={lesson} unless={hasTable(lesson.overview)}>
    <div className="prose">
      <RichText text={lesson.overview} />
    </div>
  </LessonTextSection>
);
