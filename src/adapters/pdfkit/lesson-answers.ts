import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import { group, type Block } from './block.ts';
import type { Flow } from './flow.ts';
import { heading, type PlanTools } from './plan-tools.ts';
import { colours } from './paper-colours.ts';
import { setLocked } from './set-locked.ts';
import { setItem, setRichText } from './set-rich-text.ts';

/** Whether a lesson has anything that belongs on the last pages. */
export const hasAnswers = ({ activities, assessment }: LessonForReader): boolean =>
  assessment.exitQuestions.length > 0 || activities.some(({ solution }) => solution !== undefined);

function setExitAnswers({
  setters,
  words,
  lesson: { assessment },
  width,
  style,
}: PlanTools): readonly Block[] {
  const { answers, exitQuestions } = assessment;
  if (answers.kind === 'locked') return [{ ...setLocked(setters, answers, width, words), gap: 6 }];
  const items = exitQuestions.flatMap(({ id }, at) =>
    answers.value
      .filter(({ questionId }) => questionId === id)
      .map(({ text }) =>
        setItem(setters, {
          mark: `${at + 1}.`,
          gutter: 18,
          style: {},
          gap: 4,
          body: setRichText(setters, text, width - 18, style),
        }),
      ),
  );
  return [group('L', items, { gap: 4 })];
}

/** Solutions and answers at the very end, on pages that a teacher can leave away. */
export function setAnswers(flow: Flow, tools: PlanTools): void {
  const { words, lesson, setters, width, style } = tools;
  if (!hasAnswers(lesson)) return;
  flow.part(words.parts.answers);
  flow.within('Sect', () => {
    flow.setAll([
      setters.text.words('H2', words.parts.answers, width, { face: 'heading', size: 24, leading: 1.2 }),
      setters.text.words('P', words.answersLead, width, { colour: colours.quiet }),
    ]);
    for (const { title, solution } of lesson.activities) {
      if (solution === undefined) continue;
      if (solution.kind === 'locked') flow.set({ ...setLocked(setters, solution, width, words), gap: 10 });
      else {
        const blocks = setRichText(setters, solution.value, width, style);
        flow.set(
          group(
            'Sect',
            [
              heading(tools, 'H3', words.solutionOf(title)),
              ...blocks.map((block, at) => (at === 0 ? { ...block, gap: 4 } : block)),
            ],
            { gap: 12 },
          ),
        );
      }
    }
    if (lesson.assessment.exitQuestions.length > 0) {
      flow.set(
        group('Sect', [heading(tools, 'H3', words.assessment.exit), ...setExitAnswers(tools)], { gap: 14 }),
      );
    }
  });
}
