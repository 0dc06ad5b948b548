import type { ActivityHead, QuizQuestion, SheetSection, Slide } from './lesson.ts';
import type { RichBlock, RichText } from '../../platform/text/rich-text.ts';

export type Quizzes = {
  readonly starterQuestions: readonly QuizQuestion[];
  readonly exitQuestions: readonly QuizQuestion[];
};

const paragraph = (words: string): RichBlock => ({ kind: 'paragraph', children: [words] });

/** Returns a slide with a question; its choices are numbered, so that students can answer by holding up fingers. */
export const questionSlide = ({ text, choices }: QuizQuestion): Slide =>
  choices === undefined
    ? { text }
    : { text: [...text, { kind: 'list', start: 1, items: choices.map((choice) => [paragraph(choice)]) }] };

/** Returns the activity that contains the exit quiz: the last one with checks, else the last one. */
export const exitActivity = <T extends ActivityHead>(activities: readonly T[]): T | undefined =>
  activities.findLast(({ kind }) => kind === 'assess') ?? activities.at(-1);

const between = '\u00a0\u00a0\u00a0 ';
const toWrite: RichBlock = { kind: 'paragraph', children: [{ kind: 'blank', long: true }] };

const onPaper = ({ text, choices }: QuizQuestion): RichText => [
  ...text,
  choices === undefined ? toWrite : paragraph(choices.map((choice) => `☐\u00a0${choice}`).join(between)),
];

/** Returns the quizzes as sections of a worksheet, starting with a line for the name; empty if there are no questions. */
export function quizSections(
  { starterQuestions, exitQuestions }: Quizzes,
  titles: { readonly name: string; readonly starter: string; readonly exit: string },
): readonly SheetSection[] {
  const section = (title: string, questions: readonly QuizQuestion[]): readonly SheetSection[] =>
    questions.length === 0
      ? []
      : [
          {
            title,
            parts: [{ kind: 'text', text: [{ kind: 'list', start: 1, items: questions.map(onPaper) }] }],
          },
        ];
  const name: SheetSection = {
    title: '',
    parts: [
      {
        kind: 'text',
        text: [{ kind: 'paragraph', children: [`${titles.name} `, { kind: 'blank', long: true }] }],
      },
    ],
  };
  const questions = [...section(titles.starter, starterQuestions), ...section(titles.exit, exitQuestions)];
  return questions.length === 0 ? [] : [name, ...questions];
}
