import type { ActivityForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { QuizQuestion } from '#domain/lessons/lessons/lesson.ts';
import { quantityFor } from '#domain/lessons/lessons/material-quantity.ts';
import {
  classSizes,
  isForAnotherDay,
  lessonMinutesFor,
  minutesFor,
} from '#domain/lessons/lessons/lesson-time.ts';
import { preparationMinutes, printMinutes } from '#domain/lessons/lessons/preparation.ts';
import type { RichLine } from '#domain/platform/text/rich-text.ts';
import { group, type PageBlock } from './block.ts';
import { pdfColors } from './pdf-colors.ts';
import { heading, type PlanTools } from './plan-tools.ts';
import { layoutItem, layoutRichText } from './layout/layout-rich-text.ts';
import { layoutTable } from './layout/layout-table.ts';

export function layoutObjectives({ layout, words, lesson, width }: PlanTools): readonly PageBlock[] {
  return [
    layout.text.words('P', words.objectivesLead, width),
    group(
      'L',
      lesson.objectives.map(({ text, checkFor }) =>
        layoutItem(layout, {
          mark: null,
          gutter: 14,
          style: {},
          gap: 4,
          body: [
            layout.text.words('P', text, width - 14, { face: 'strong' }),
            ...(checkFor === undefined
              ? []
              : [
                  layout.text.words('P', `${words.checkFor} ${checkFor}`, width - 14, {
                    size: 9.5,
                    color: pdfColors.quiet,
                  }),
                ]),
          ],
        }),
      ),
      { gap: 3 },
    ),
  ];
}

const sizes = Object.values(classSizes);
const strong = (words: string) => [{ kind: 'strong', children: [words] }] as const;

/** Lays out every activity with its minutes in a small, a usual and a large class, and the totals. The activities for another day follow. */
export function layoutAgenda({
  layout,
  words: { agenda, names },
  lesson,
  width,
}: PlanTools): readonly PageBlock[] {
  const row = ({ title, kind, time }: ActivityForReader) => [
    [title],
    [names.activities[kind]],
    ...sizes.map((students) => [String(minutesFor(time, students))]),
  ];
  return [
    layoutTable(
      layout,
      {
        head: [[agenda.activity], [agenda.kind], ...sizes.map((students) => [agenda.students(students)])],
        rows: [
          ...lesson.activities.filter((activity) => !isForAnotherDay(activity)).map(row),
          [
            strong(agenda.minutesTotal),
            [],
            ...sizes.map((students) => strong(String(lessonMinutesFor(lesson.activities, students)))),
          ],
          ...lesson.activities.filter(isForAnotherDay).map(row),
        ],
      },
      width,
      { text: {}, rowHeight: 0, shares: [0.4, 0.18, 0.14, 0.14, 0.14], numbers: [2, 3, 4] },
    ),
  ];
}

export function layoutMaterials({
  layout,
  words: { materials: words },
  lesson,
  width,
}: PlanTools): readonly PageBlock[] {
  if (lesson.materials.length === 0) return [];
  return [
    {
      ...layout.text.words('P', words.caption(classSizes.usual), width, {
        size: 9.5,
        color: pdfColors.quiet,
      }),
      withNext: true,
    },
    {
      ...layoutTable(
        layout,
        {
          head: [[words.item], [words.each], [words.total]],
          rows: lesson.materials.map((material) => [
            [
              material.name,
              ...(material.optional ? [` (${words.optional})`] : []),
              ...(material.substitute === undefined ? [] : [`. ${words.substitute(material.substitute)}`]),
            ],
            [words.per[material.qtyPer](material.qty)],
            [String(quantityFor(material, classSizes.usual))],
          ]),
        },
        width,
        { text: {}, rowHeight: 0, shares: [0.6, 0.24, 0.16], numbers: [2] },
      ),
      gap: 4,
    },
  ];
}

/** Lays out the tasks before class, with checkboxes and minutes. Printing and cutting come first. */
export function layoutPreparation({ layout, words, lesson, width }: PlanTools): readonly PageBlock[] {
  const { preparation, printables } = lesson;
  if (preparation.length === 0) return [];
  const { usual } = classSizes;
  const printing = printMinutes(printables, usual);
  const total = preparationMinutes(lesson, usual);
  const withMinutes = (text: RichLine, minutes: number): RichLine => [
    ...text,
    ` (${words.activity.minutes(minutes)})`,
  ];
  const lines: readonly RichLine[] = [
    ...(printing === 0 ? [] : [withMinutes([words.preparation.print], printing)]),
    ...preparation.map(({ text, minutes }) => withMinutes(text, minutes)),
  ];
  return [
    ...(total === 0 ? [] : [layout.text.words('P', words.preparation.total(total, usual), width)]),
    group(
      'L',
      lines.map((text) =>
        layoutItem(layout, {
          mark: '☐',
          gutter: 18,
          style: {},
          gap: 4,
          body: [layout.text.line('P', text, width - 18)],
        }),
      ),
    ),
  ];
}

export function layoutAssessment(tools: PlanTools): readonly PageBlock[] {
  const {
    layout,
    words: { assessment: words },
    lesson: { assessment },
    width,
    style,
  } = tools;
  const quiz = (title: string, questions: readonly QuizQuestion[]): readonly PageBlock[] =>
    questions.length === 0
      ? []
      : [heading(tools, 'H3', title), group('L', questions.map(setQuestion), { gap: 3 })];
  const setQuestion = ({ text, choices }: QuizQuestion, at: number): PageBlock =>
    layoutItem(layout, {
      mark: `${at + 1}.`,
      gutter: 18,
      style: {},
      gap: 4,
      body: [
        ...layoutRichText(layout, text, width - 18, style),
        ...(choices === undefined
          ? []
          : [layout.text.words('P', choices.map((choice) => `☐ ${choice}`).join('     '), width - 18)]),
      ],
    });
  const rubric = layoutTable(
    layout,
    {
      head: [[words.criterion], ...words.levels.map((level) => [level])],
      rows: assessment.rubric.map(({ criterion, levels }) => [
        [criterion],
        ...levels.map((level) => [level]),
      ]),
    },
    width,
    { text: { size: 9.5 }, rowHeight: 0, shares: [0.19, 0.27, 0.27, 0.27], rowHeads: true },
  );
  return [
    ...quiz(words.starter, assessment.starterQuestions),
    ...quiz(words.exit, assessment.exitQuestions),
    ...(assessment.rubric.length === 0 ? [] : [heading(tools, 'H3', words.rubric), { ...rubric, gap: 4 }]),
  ];
}
