import { Circle, type LucideIcon, Square, Star, Triangle } from 'lucide-react';
import { useState } from 'react';
import type { LessonForStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import type { QuizQuestion } from '#domain/lessons/lessons/lesson.ts';
import { plainText } from '#domain/platform/text/rich-text.ts';
import type { OwnAnswer, StudentAssignment } from '#domain/classrooms/students/entry.ts';
import { useApp } from '../../../../app-context.tsx';
import { KnownBlocksContext } from '../../../../components/block-stack.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { RichTextView } from '../../../../components/rich-text.tsx';
import { paths } from '../../../../routes/paths.ts';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';
import { Spoken } from '../spoken.tsx';
import { ChoicePicture } from './choice-picture.tsx';
import { choicePictures } from './choice-pictures.ts';

const words = studentClassWords.questions;

/** The pictures of the choices, so that a child who cannot read yet can follow the spoken text. */
const pictures: readonly LucideIcon[] = [Triangle, Circle, Square, Star];
const pictureAt = (at: number): LucideIcon => pictures[at % pictures.length] ?? Circle;

const drawn = (choice: string) => {
  const shapes = choicePictures[choice];
  return shapes === undefined ? null : <ChoicePicture shapes={shapes} />;
};

/** Whether a text has only paragraphs, so that the spoken version can replace it. Programs and tables are shown unchanged. */
const isPlain = (text: QuizQuestion['text']): boolean => text.every(({ kind }) => kind === 'paragraph');

const Question = ({
  question: { text, choices = [] },
  chosen,
  disabled,
  onChoose,
}: {
  readonly question: QuizQuestion;
  readonly chosen: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (choice: string) => void;
}) => (
  <>
    {isPlain(text) ? null : (
      <div className="prose">
        <RichTextView text={text} />
      </div>
    )}
    <Spoken text={words.reads(plainText(text), choices)} shown={isPlain(text) ? plainText(text) : ''} />
    <fieldset aria-label={words.choices} className="class-choices">
      {choices.map((choice, at) => (
        <button
          key={choice}
          type="button"
          className="class-choice"
          data-choice={at % pictures.length}
          aria-pressed={choice === chosen}
          aria-disabled={disabled}
          onClick={() => {
            if (!disabled) onChoose(choice);
          }}
        >
          <Icon of={pictureAt(at)} size={32} />
          {drawn(choice)}
          <span>{choice}</span>
        </button>
      ))}
    </fieldset>
  </>
);

/** Returns the index of the first question without an answer, or the number of questions if all are answered. */
const firstOpen = (questions: readonly QuizQuestion[], answers: readonly OwnAnswer[]): number => {
  const at = questions.findIndex(({ id }) => !answers.some(({ questionId }) => questionId === id));
  return at < 0 ? questions.length : at;
};

/** The exit questions of a lesson, one after another. A student may change an answer. The page does not show whether it is correct. */
export const ExitQuestions = ({
  lesson: { title, blocks, exitQuestions: questions },
  assignment,
  disabled,
  onAnswered,
}: {
  readonly lesson: LessonForStudents;
  readonly assignment: StudentAssignment;
  readonly disabled: boolean;
  readonly onAnswered: () => void;
}) => {
  const { studentClass } = useApp();
  const [answers, setAnswers] = useState(assignment.answers);
  const [at, setAt] = useState(() => firstOpen(questions, assignment.answers));
  const [message, setMessage] = useState<string | null>(null);
  const question = questions[at];
  const choose = async (questionId: string, choice: string): Promise<void> => {
    setMessage(null);
    const answered = await studentClass.answer({ assignmentId: assignment.id, questionId, choice });
    if (!answered.ok) return setMessage(childFailure(answered.error));
    setAnswers((last) => [...last.filter((own) => own.questionId !== questionId), { questionId, choice }]);
    setAt(at + 1);
    onAnswered();
  };
  const heading = question === undefined ? words.thanks : words.heading(at + 1, questions.length);
  return (
    <KnownBlocksContext value={blocks}>
      <div className="class-step">
        <h1 tabIndex={-1} data-page-heading="">
          {questions.length === 0 ? words.none : heading}
        </h1>
        <p className="quiet">{title}</p>
        <div aria-live="polite" className="class-question stack" data-gap="5">
          {question === undefined ? (
            <Spoken text={questions.length === 0 ? words.noneReads : words.thanksReads} />
          ) : (
            <Question
              key={question.id}
              question={question}
              chosen={answers.find(({ questionId }) => questionId === question.id)?.choice}
              disabled={disabled}
              onChoose={(choice) => void choose(question.id, choice)}
            />
          )}
        </div>
        {message === null ? null : <p role="alert">{message}</p>}
        <div className="row">
          {at === 0 || questions.length === 0 ? null : (
            <Button className="class-big" onClick={() => setAt(at - 1)}>
              {words.before}
            </Button>
          )}
          <LinkButton to={paths.classEntry} size="lg" className="class-big">
            {studentClassWords.bar.today}
          </LinkButton>
        </div>
      </div>
    </KnownBlocksContext>
  );
};
