import type { ActivityForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { ActivityPlan } from '#domain/lessons/lessons/lesson.ts';
import type { RichText } from '#domain/platform/text/rich-text.ts';
import { group, heightOf, type PageBlock } from './block.ts';
import type { Flow } from './flow.ts';
import { heading, type PlanTools } from './plan-tools.ts';
import { layoutReference } from './lesson-reference.ts';
import {
  layoutAgenda,
  layoutAssessment,
  layoutMaterials,
  layoutObjectives,
  layoutPreparation,
} from './lesson-tables.ts';
import { pdfColors } from './pdf-colors.ts';
import { groundInset, onGround, layoutLocked } from './layout/layout-locked.ts';
import { layoutPicture } from './layout/layout-picture.ts';
import { layoutItem, layoutRichText } from './layout/layout-rich-text.ts';

const withFirstGap = (blocks: readonly PageBlock[], gap: number): readonly PageBlock[] =>
  blocks.map((block, at) => (at === 0 ? { ...block, gap } : block));

/** Adds the name of a part to the first line of its text, or on a separate line if the text begins with a different kind of block. */
function runIn(title: string, [first, ...rest]: RichText): RichText {
  const strong = (words: string) => ({ kind: 'strong', children: [words] }) as const;
  if (first?.kind === 'paragraph') {
    return [{ kind: 'paragraph', children: [strong(`${title}.`), ' ', ...first.children] }, ...rest];
  }
  return [{ kind: 'paragraph', children: [strong(title)] }, ...(first === undefined ? [] : [first]), ...rest];
}

function setNamed(
  tools: PlanTools,
  title: string,
  text: RichText | undefined,
  look: { readonly ground: string; readonly bar: string } | null,
): readonly PageBlock[] {
  if (text === undefined) return [];
  const { layout, width, style } = tools;
  const inner = width - groundInset;
  const blocks = layoutRichText(layout, runIn(title, text), inner, style);
  if (look === null) return [group(null, blocks, { gap: 7, indent: 12 })];
  return [{ ...onGround(layout, blocks, width, look), gap: 8 }];
}

function setTips({ layout, words, width, style }: PlanTools, { tips }: ActivityPlan): readonly PageBlock[] {
  if (tips.length === 0) return [];
  return [
    group(
      'L',
      tips.map(({ kind, text }) =>
        layoutItem(layout, {
          mark: null,
          gutter: 14,
          style: {},
          gap: 4,
          body: layoutRichText(layout, runIn(words.names.tips[kind], text), width - 14, style),
        }),
      ),
      { gap: 8 },
    ),
  ];
}

/** Lays out small pictures in a row, so that the plan is short. */
function setPictures({ layout, width }: PlanTools, { pictures }: ActivityPlan): readonly PageBlock[] {
  const column = (width - 16) / 2;
  const pairs = pictures.flatMap((picture, at) =>
    at % 2 === 0 ? [[picture, pictures[at + 1]] as const] : [],
  );
  return pairs.map((pair): PageBlock => {
    const cells = pair.flatMap((picture, at) =>
      picture === undefined
        ? []
        : [
            {
              x: at * (column + 16),
              tag: null,
              block: layoutPicture(layout, picture, column, { most: 150 }),
            },
          ],
    );
    return {
      kind: 'row',
      tag: null,
      gap: 10,
      height: Math.max(...cells.map(({ block }) => heightOf(block))),
      cells,
    };
  });
}

function setPlan(tools: PlanTools, plan: ActivityPlan): readonly PageBlock[] {
  const { layout, words, width, style } = tools;
  const steps = group(
    'L',
    plan.steps.map((step, at) =>
      layoutItem(layout, {
        mark: `${at + 1}.`,
        gutter: 18,
        style: {},
        gap: 3.5,
        body: layoutRichText(layout, step, width - 18, style),
      }),
    ),
    { gap: 5 },
  );
  return [
    steps,
    ...setNamed(tools, words.activity.say, plan.say, { ground: pdfColors.harborPale, bar: pdfColors.harbor }),
    ...setPictures(tools, plan),
    ...setNamed(tools, words.activity.students, plan.studentView, {
      ground: pdfColors.sand,
      bar: pdfColors.line,
    }),
    ...setNamed(tools, words.activity.notes, plan.teacherNotes, null),
    ...setTips(tools, plan),
  ];
}

function setActivity(tools: PlanTools, { title, kind, minutes, plan }: ActivityForReader): PageBlock {
  const { layout, words, width } = tools;
  const time = layout.text.words(
    'P',
    `${words.names.activities[kind]} · ${words.activity.minutes(minutes)}`,
    120,
    { face: 'strong', size: 9.5, color: pdfColors.harbor, align: 'right' },
  );
  const name = layout.text.words('H3', title, width - 130, { face: 'heading', size: 13, leading: 1.25 });
  const head: PageBlock = {
    kind: 'row',
    tag: null,
    height: heightOf(name) + 6,
    withNext: true,
    cells: [
      { x: 0, dy: 3, tag: null, block: name },
      { x: width - 120, dy: 5, tag: null, block: time },
    ],
    ground: (x, y) => {
      layout.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(1)
        .stroke(pdfColors.ink);
    },
  };
  const body =
    plan.kind === 'open'
      ? setPlan(tools, plan.value)
      : [{ ...layoutLocked(layout, plan, width, words), gap: 6 }];
  return group('Sect', [head, ...body], { gap: 14 });
}

export function layoutLessonPlan(flow: Flow, tools: PlanTools): void {
  const { words, lesson, layout, width, style } = tools;
  const outline = flow.part(words.parts.plan);
  const titled = (title: string, blocks: readonly PageBlock[]): void => {
    if (blocks.length === 0) return;
    flow.set(group('Sect', [heading(tools, 'H2', title), ...withFirstGap(blocks, 5)], { gap: 16 }));
    outline.addItem(title);
  };
  flow.within('Sect', () => {
    flow.set(layout.text.words('H1', words.parts.plan, width, { face: 'heading', size: 24, leading: 1.2 }));
    titled(words.sections.overview, layoutRichText(layout, lesson.overview, width, style));
    titled(words.sections.objectives, layoutObjectives(tools));
    titled(words.sections.agenda, layoutAgenda(tools));
    titled(words.sections.materials, layoutMaterials(tools));
    titled(words.sections.preparation, layoutPreparation(tools));
    const inClass = heading(tools, 'H2', words.sections.activities);
    const activities = outline.addItem(words.sections.activities, { expanded: true });
    for (const [at, activity] of lesson.activities.entries()) {
      const block = setActivity(tools, activity);
      flow.set(at === 0 ? group(null, [inClass, { ...block, gap: 4 }], { gap: 16 }) : block);
      activities.addItem(activity.title);
    }
    titled(words.sections.assessment, layoutAssessment(tools));
    for (const [title, blocks] of layoutReference(tools)) titled(title, blocks);
  });
}
