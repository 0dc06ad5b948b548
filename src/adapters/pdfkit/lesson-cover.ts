import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { group, heightOf, type PageBlock } from './block.ts';
import type { Flow } from './flow.ts';
import { pdfColors, unitColor } from './pdf-colors.ts';
import type { PdfWords } from './pdf-words.ts';
import { layoutItem } from './layout/layout-rich-text.ts';
import type { PlanTools } from './plan-tools.ts';
import { layoutPicture } from './layout/layout-picture.ts';
import type { LayoutContext } from './layout/layout-context.ts';

function setFacts(layout: LayoutContext, lesson: LessonForReader, width: number, words: PdfWords): PageBlock {
  const { facts, names } = words;
  const entries: readonly (readonly [string, string])[] = [
    [facts.grades, lesson.gradeBands.join(', ').replaceAll('-', '–')],
    [facts.minutes, words.minutes(lesson.durationMin)],
    [facts.setting, lesson.setting.map((each) => names.settings[each]).join(', ')],
    [facts.grouping, names.groupings[lesson.grouping]],
    [facts.difficulty, names.difficulties[lesson.difficulty]],
    [facts.topics, lesson.topics.join(', ')],
  ];
  const column = width / 3;
  const cell = ([name, fact]: readonly [string, string]): PageBlock =>
    group(null, [
      layout.text.words('P', name, column - 16, { size: 8.5, color: pdfColors.quiet }),
      layout.text.words('P', fact, column - 16, { face: 'strong', size: 11 }),
    ]);
  return group(
    null,
    [0, 3].map((from) => {
      const cells = entries
        .slice(from, from + 3)
        .map((entry, at) => ({ x: at * column, tag: null, block: cell(entry) }));
      return {
        kind: 'row',
        tag: null,
        gap: 10,
        height: Math.max(...cells.map(({ block }) => heightOf(block))),
        cells,
      };
    }),
  );
}

/** The parts of the file. `answers` and `sheet` are included only if they exist. */
export type PdfPart = 'plan' | 'slides' | 'sheet' | 'quizzes' | 'family' | 'answers';

function setContents({ layout, words, width }: PlanTools, parts: readonly PdfPart[]): PageBlock {
  const style = { size: 11 };
  return group(
    'L',
    parts.map((part) => {
      const name = { kind: 'strong', children: [words.parts[part]] } as const;
      const about = `. ${words.insideOf[part]}`;
      const body = [layout.text.line('P', [name, about], width - 15, style)];
      return layoutItem(layout, { mark: null, gutter: 15, style, gap: 3, body });
    }),
  );
}

export function layoutCover(flow: Flow, tools: PlanTools, parts: readonly PdfPart[]): void {
  const { layout, lesson, words } = tools;
  const { text } = layout;
  const { width } = tools;
  const tone = unitColor(lesson.unit.slug);
  flow.part('', lesson.title);
  const above: readonly PageBlock[] = [
    text.words('P', `${words.product} · ${words.place(lesson.unit.title, lesson.unit.position)}`, width, {
      face: 'strong',
      size: 11,
      color: tone,
    }),
    { ...text.words('H1', lesson.title, width, { face: 'heading', size: 38, leading: 1.12 }), gap: 6 },
    {
      ...text.words('P', lesson.summary, width * 0.94, { size: 13, leading: 1.4, color: pdfColors.quiet }),
      gap: 8,
    },
  ];
  const credits = words.credits(
    lesson.credits.authors.join(', '),
    lesson.credits.license,
    formatDate(lesson.updatedAt),
  );
  const below: readonly PageBlock[] = [
    { ...setFacts(layout, lesson, width, words), gap: 18 },
    { ...text.words('H2', words.inside, width, { face: 'heading', size: 15 }), gap: 18, withNext: true },
    { ...setContents(tools, parts), gap: 6 },
    { ...text.words('P', credits, width, { size: 8.5, color: pdfColors.quiet }), gap: 14 },
  ];
  const taken = [...above, ...below].reduce((sum, block) => sum + (block.gap ?? 0) + heightOf(block), 0);
  const most = Math.max(120, flow.frame.bottom - flow.frame.top - taken - 18);
  const cover = { ...layoutPicture(layout, lesson.cover, width, { most, caption: false }), gap: 18 };
  flow.within('Sect', () => flow.setAll([...above, cover, ...below]));
}
