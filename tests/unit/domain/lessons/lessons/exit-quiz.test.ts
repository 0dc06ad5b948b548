import { expect, test } from 'vitest';
import { exitQuiz, exitQuizForStudents, exitResult } from '#domain/lessons/lessons/exit-quiz.ts';
import { richText } from '../../../../builders/rich-text.ts';

const quiz = {
  exitQuestions: [
    { id: 'order', text: richText('Which plan?'), choices: ['Plan B', 'Plan A'] },
    { id: 'count', text: richText('How many?') },
    { id: 'say', text: richText('What did your testers see?') },
  ],
  answers: [
    {
      questionId: 'order',
      text: richText('Plan A.'),
      wrong: [{ says: 'Plan B', tells: 'Reads backwards.' }],
    },
    {
      questionId: 'count',
      text: richText('Four. One for each round.'),
      right: 'Four',
      wrong: [{ says: 'Eight', tells: 'Counts on and off.' }],
    },
    {
      questionId: 'say',
      text: richText('Look for parts.'),
      wrong: [{ says: 'Nothing', tells: 'Ask again.' }],
    },
  ],
};

test('[CLS-4] questions with choices or a short correct answer are answered by a tap', () => {
  expect(exitQuiz(quiz).map(({ id, choices }) => [id, choices])).toEqual([
    [
      'order',
      [
        { says: 'Plan B', tells: 'Reads backwards.' },
        { says: 'Plan A', tells: null },
      ],
    ],
    [
      'count',
      [
        { says: 'Eight', tells: 'Counts on and off.' },
        { says: 'Four', tells: null },
      ],
    ],
  ]);
});

test('[CLS-4] students get the choices, without notes and correct answers', () => {
  expect(JSON.stringify(exitQuizForStudents(quiz))).not.toMatch(/tells|right|Reads backwards|Counts on/);
  expect(exitQuizForStudents(quiz).map(({ choices }) => choices)).toEqual([
    ['Plan B', 'Plan A'],
    ['Eight', 'Four'],
  ]);
});

test('[CLS-4] a class is counted by answer: finished, stopped, needs another try', () => {
  const answer = (studentId: string, questionId: string, choice: string) => ({
    studentId,
    questionId,
    choice,
  });
  const answers = [
    answer('ann', 'order', 'Plan A'),
    answer('ann', 'count', 'Four'),
    answer('bo', 'order', 'Plan B'),
    answer('bo', 'count', 'gone'),
    answer('left', 'order', 'Plan B'),
  ];
  const result = exitResult(exitQuiz(quiz), answers, ['ann', 'bo', 'cy']);
  expect(result).toMatchObject({ finished: ['ann'], unfinished: ['bo'], again: ['bo'] });
  const counts = result.questions.map(({ choices }) => choices.map(({ students }) => students));
  expect(counts).toEqual([
    [['bo'], ['ann']],
    [[], ['ann']],
  ]);
});
