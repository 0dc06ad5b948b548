import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import { hasTable } from '#domain/lessons/rich-text.ts';
import { Unhydrated } from '../../components/unhydrated.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { TableFrame } from '../../components/table-frame.tsx';
import { lessonPage } from './messages/en/lessons.ts';
import { LessonSection } from './lesson-section.tsx';
import { LockedNotice } from './locked-notice.tsx';

const words = lessonPage.assessment;

type Assessment = LessonForReader['assessment'];

/** The questions at the door, without their answers. */
export const ExitQuestions = ({ exitQuestions }: Pick<Assessment, 'exitQuestions'>) => (
  <ol className="steps">
    {exitQuestions.map(({ id, text, choices }) => (
      <li key={id}>
        <RichText text={text} />
        {choices === undefined ? null : (
          <ul className="choices">
            {choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);

const Answers = ({ answers, exitQuestions }: Pick<Assessment, 'answers' | 'exitQuestions'>) => {
  if (answers.kind === 'locked') return <LockedNotice part={answers} />;
  const inOrder = exitQuestions.flatMap(({ id }) =>
    answers.value.filter(({ questionId }) => questionId === id),
  );
  return (
    <details className="solution">
      <summary>{words.answers}</summary>
      <ol className="steps">
        {inOrder.map(({ questionId, text }) => (
          <li key={questionId}>
            <RichText text={text} />
          </li>
        ))}
      </ol>
    </details>
  );
};

const Rubric = ({ rubric }: Pick<Assessment, 'rubric'>) => (
  <TableFrame label={words.rubric}>
    <table className="rubric">
      <caption>{words.rubric}</caption>
      <thead>
        <tr>
          <th scope="col">{words.criterion}</th>
          {words.levels.map((level) => (
            <th key={level} scope="col">
              {level}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rubric.map(({ criterion, levels }) => (
          <tr key={criterion}>
            <th scope="row">{criterion}</th>
            {levels.map((level) => (
              <td key={level}>{level}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableFrame>
);

/** Questions at the door, their answers for readers who may see them, and the rubric. */
export const LessonAssessment = ({ lesson }: { readonly lesson: LessonForReader }) => {
  const { exitQuestions, answers, rubric } = lesson.assessment;
  return (
    <LessonSection name="assessment">
      <div className="prose">
        <Unhydrated
          as="div"
          className="prose"
          of={exitQuestions}
          unless={exitQuestions.some(({ text }) => hasTable(text))}
        >
          <h3>{words.exit}</h3>
          <ExitQuestions exitQuestions={exitQuestions} />
        </Unhydrated>
        <Answers answers={answers} exitQuestions={exitQuestions} />
      </div>
      {rubric.length === 0 ? null : <Rubric rubric={rubric} />}
    </LessonSection>
  );
};
