import type {
  ActivityForReader,
  LessonForReader,
  Readable,
} from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { QuizAnswer, QuizQuestion } from '#domain/lessons/lessons/lesson.ts';
import { plainText, type RichText } from '#domain/platform/text/rich-text.ts';
import { group, type PageBlock } from './block.ts';
import type { Flow } from './flow.ts';
import { heading, type PlanTools } from './plan-tools.ts';
import { pdfColors } from './pdf-colors.ts';
import type { PdfWords } from './pdf-words.ts';
import { layoutLocked } from './layout/layout-locked.ts';
import { layoutItem, layoutRichText } from './layout/layout-rich-text.ts';

type Solution = { readonly title: string; readonly text: Readable<RichText> };

export const hasAnswers = ({ activities, assessment }: LessonForReader): boolean =>
  assessment.exitQuestions.length > 0 ||
  activities.some(({ solution, projectSolution }) => (solution ?? projectSolution) !== undefined);

const setWrong = ({ layout, words, width }: PlanTools, { wrong }: QuizAnswer): readonly PageBlock[] =>
  wrong.map(({ says, tells }) => ({
    ...layout.text.line(
      'P',
      [{ kind: 'strong', children: [words.assessment.says(says)] }, ` ${tells}`],
      width - 18,
      { size: 9.5 },
    ),
    gap: 2,
  }));

function setQuizAnswers(
  tools: PlanTools,
  questions: readonly QuizQuestion[],
  answers: readonly QuizAnswer[],
): readonly PageBlock[] {
  const { layout, width, style } = tools;
  const items = questions.flatMap(({ id }, at) =>
    answers
      .filter(({ questionId }) => questionId === id)
      .map((answer) =>
        layoutItem(layout, {
          mark: `${at + 1}.`,
          gutter: 18,
          style: {},
          gap: 4,
          body: [...layoutRichText(layout, answer.text, width - 18, style), ...setWrong(tools, answer)],
        }),
      ),
  );
  return [group('L', items, { gap: 4 })];
}

function setQuizzes(tools: PlanTools): readonly PageBlock[] {
  const {
    layout,
    words,
    lesson: {
      assessment: { answers, starterQuestions, exitQuestions },
    },
    width,
  } = tools;
  if (answers.kind === 'locked') return [{ ...layoutLocked(layout, answers, width, words), gap: 14 }];
  const quizzes = [
    [words.assessment.starter, starterQuestions],
    [words.assessment.exit, exitQuestions],
  ] as const;
  return quizzes.flatMap(([title, questions]) =>
    questions.length === 0
      ? []
      : [
          group('Sect', [heading(tools, 'H3', title), ...setQuizAnswers(tools, questions, answers.value)], {
            gap: 14,
          }),
        ],
  );
}

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

function solutionsOf(
  { title, solution, projectSolution }: ActivityForReader,
  words: PdfWords,
): readonly Solution[] {
  const solutions: Solution[] =
    solution === undefined ? [] : [{ title: words.solutionOf(title), text: solution }];
  if (projectSolution === undefined) return solutions;
  if (projectSolution.kind === 'locked')
    return solutions.length > 0 ? solutions : [{ title, text: projectSolution }];
  const openAnswer = solution?.kind === 'open' ? plain(plainText(solution.value)) : '';
  const stacks = projectSolution.value.split(/\n\s*\n/);
  const isTold = stacks.every((stack) => openAnswer.includes(plain(stack)));
  if (isTold) return solutions;
  const program: RichText = [{ kind: 'code', language: 'blocks', text: projectSolution.value.trim() }];
  return [...solutions, { title: words.programOf(title), text: { kind: 'open', value: program } }];
}

function setSolution(
  { layout, words, width, style, ...tools }: PlanTools,
  { title, text }: Solution,
): PageBlock {
  if (text.kind === 'locked') return { ...layoutLocked(layout, text, width, words), gap: 10 };
  const blocks = layoutRichText(layout, text.value, width, style);
  const named = heading({ layout, words, width, style, ...tools }, 'H3', title);
  return group('Sect', [named, ...blocks.map((block, at) => (at === 0 ? { ...block, gap: 4 } : block))], {
    gap: 12,
  });
}

export function layoutAnswers(flow: Flow, tools: PlanTools): void {
  const { words, lesson, layout, width } = tools;
  if (!hasAnswers(lesson)) return;
  flow.part(words.parts.answers);
  flow.within('Sect', () => {
    flow.setAll([
      layout.text.words('H2', words.parts.answers, width, { face: 'heading', size: 24, leading: 1.2 }),
      layout.text.words('P', words.answersLead, width, { color: pdfColors.quiet }),
    ]);
    for (const activity of lesson.activities) {
      for (const solution of solutionsOf(activity, words)) flow.set(setSolution(tools, solution));
    }
    flow.setAll(setQuizzes(tools));
  });
}
