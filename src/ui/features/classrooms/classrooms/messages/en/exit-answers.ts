import { counted } from '#domain/platform/text/counted.ts';
export const exitWords = {
  by: 'Exit questions',
  question: (number: number) => `Question ${number}`,
  questionColumn: 'Question',
  answer: 'Answer',
  students: 'Students',
  names: 'Names',
  note: 'Note in the plan',
  right: 'Correct',
  yes: 'Yes',
  no: 'No',
  finished: (count: number) => `${counted(count, 'student')} answered every question.`,
  unfinished: (names: string) =>
    names === '' ? 'Every student who started has finished.' : `Not finished: ${names}`,
  again: (names: string) => (names === '' ? 'No student needs another try.' : `Need another try: ${names}`),
  download: 'Download answers as CSV',
  fileName: 'exit-questions',
  none: 'No questions to answer on screen',
  noneAdvice: 'The exit questions of this lesson are asked aloud or on paper.',
  chooseLesson: 'Choose one lesson',
  chooseLessonAdvice: 'Each lesson has its own exit questions.',
  meaning:
    'Students answer on their class page. It does not tell them which answer is right. No one outside the class sees the answers.',
} as const;
