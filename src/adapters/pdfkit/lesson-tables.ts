import { quantityFor } from '#domain/lessons/material-quantity.ts';
import { group, type Block } from './block.ts';
import { colors } from './pdf-colors.ts';
import { heading, type PlanTools } from './plan-tools.ts';
import { layoutItem, layoutRichText } from './layout-rich-text.ts';
import { layoutTable } from './layout-table.ts';

/** For how many students a list of materials counts, on paper. */
const usualClass = 24;

/** What students will be able to do, and how a teacher sees it. */
export function layoutObjectives({ layout, words, lesson, width }: PlanTools): readonly Block[] {
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
                    color: colors.quiet,
                  }),
                ]),
          ],
        }),
      ),
      { gap: 3 },
    ),
  ];
}

/** Every activity with its minutes, and what they come to. */
export function layoutAgenda({
  layout,
  words: { agenda, names },
  lesson,
  width,
}: PlanTools): readonly Block[] {
  const sum = lesson.activities.reduce((total, { minutes }) => total + minutes, 0);
  return [
    layoutTable(
      layout,
      {
        head: [[agenda.activity], [agenda.kind], [agenda.minutes]],
        rows: [
          ...lesson.activities.map(({ title, kind, minutes }) => [
            [title],
            [names.activities[kind]],
            [String(minutes)],
          ]),
          [[{ kind: 'strong', children: [agenda.total] }], [], [{ kind: 'strong', children: [String(sum)] }]],
        ],
      },
      width,
      { text: {}, rowHeight: 0, shares: [0.58, 0.26, 0.16], numbers: [2] },
    ),
  ];
}

/** What to bring for a usual class. */
export function layoutMaterials({
  layout,
  words: { materials: words },
  lesson,
  width,
}: PlanTools): readonly Block[] {
  if (lesson.materials.length === 0) return [];
  return [
    {
      ...layout.text.words('P', words.caption(usualClass), width, { size: 9.5, color: colors.quiet }),
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
            [String(quantityFor(material, usualClass))],
          ]),
        },
        width,
        { text: {}, rowHeight: 0, shares: [0.6, 0.24, 0.16], numbers: [2] },
      ),
      gap: 4,
    },
  ];
}

/** What to do before class, with boxes to tick. */
export function layoutPreparation({ layout, lesson, width }: PlanTools): readonly Block[] {
  if (lesson.preparation.length === 0) return [];
  return [
    group(
      'L',
      lesson.preparation.map((text) =>
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

/** The questions at the door and the rubric; the answers stand at the end of the file. */
export function layoutAssessment(tools: PlanTools): readonly Block[] {
  const {
    layout,
    words: { assessment: words },
    lesson: { assessment },
    width,
    style,
  } = tools;
  const questions = assessment.exitQuestions.map(({ text, choices }, at) =>
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
    }),
  );
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
    ...(questions.length === 0 ? [] : [heading(tools, 'H3', words.exit), group('L', questions, { gap: 3 })]),
    ...(assessment.rubric.length === 0 ? [] : [heading(tools, 'H3', words.rubric), { ...rubric, gap: 4 }]),
  ];
}
