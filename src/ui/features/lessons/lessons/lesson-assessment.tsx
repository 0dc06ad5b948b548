import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { QuizAnswer, QuizQuestion } from '#domain/lessons/lessons/lesson.ts';
import { hasTable } from '#domain/platform/text/rich-text.ts';
import { Unhydrated } from '../../../components/unhydrated.tsx';
import { RichTextView } from '../../../components/rich-text.tsx';
import { TableFrame } from '../../../components/table-frame.tsx';
import { lessonPage } from './messages/en/lesson-page.ts';
import { LessonSection } from './lesson-section.tsx';
import { LockedNotice } from './locked-notice.tsx';

const words = lessonPage.assessment;

type Assessment = LessonForReader['assessment'];

export const QuizQuestions = ({ questions }: { readonly questions: readonly QuizQuestion[] }) => (
  <ol className="steps numbered">
    {questions.map(({ id, text, choices }) => (
      <li key={id}>
        <RichTextView text={text} />
        {choices === undefined ? null : (
          <ol className="choices">
            {choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ol>
        )}
      </li>
    ))}
  </ol>
);

const QuizAnswers = ({
  title,
  questions,
  answers,
}: {
  readonly title: string;
  readonly questions: readonly QuizQuestion[];
  readonly answers: readonly QuizAnswer[];
}) => {
  const inOrder = questions.flatMap(({ id }) => answers.filter(({ questionId }) => questionId === id));
  if (inOrder.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ol className="steps numbered">
        {inOrder.map(({ questionId, text, wrong }) => (
          <li key={questionId}>
            <RichTextView text={text} />
            {wrong.length === 0 ? null : (
              <ul>
                {wrong.map(({ says, tells }) => (
                  <li key={says}>
                    <strong>{words.says(says)}</strong> {tells}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
};

const Answers = ({ assessment }: { readonly assessment: Assessment }) => {
  const { answers, starterQuestions, exitQuestions } = assessment;
  if (answers.kind === 'locked') return <LockedNotice part={answers} />;
  return (
    <details className="solution panel">
      <summary>{words.answers}</summary>
      <QuizAnswers title={words.starter} questions={starterQuestions} answers={answers.value} />
      <QuizAnswers title={words.exit} questions={exitQuestions} answers={answers.value} />
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

export const LessonAssessment = ({ lesson }: { readonly lesson: LessonForReader }) => {
  const { starterQuestions, exitQuestions, rubric } = lesson.assessment;
  const questions = [...starterQuestions, ...exitQuestions];
  return (
    <LessonSection name="assessment">
      <div className="prose">
        <Unhydrated
          as="div"
          className="prose"
          of={questions[0]}
          unless={questions.some(({ text }) => hasTable(text))}
        >
          {starterQuestions.length === 0 ? null : (
            <>
              <h3>{words.starter}</h3>
              <QuizQuestions questions={starterQuestions} />
            </>
          )}
          <h3>{words.exit}</h3>
          <QuizQuestions questions={exitQuestions} />
        </Unhydrated>
        <Answers assessment={lesson.assessment} />
      </div>
      {rubric.length === 0 ? null : <Rubric rubric={rubric} />}
    </LessonSection>
  );
};
