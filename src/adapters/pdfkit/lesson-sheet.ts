import type { SheetPart, StudentSheet } from '#domain/lessons/lessons/lesson.ts';
import { quizSections } from '#domain/lessons/lessons/quiz.ts';
import { group, heightOf, type PageBlock } from './block.ts';
import type { Flow } from './flow.ts';
import type { PlanTools } from './plan-tools.ts';
import { layoutLocked } from './layout/layout-locked.ts';
import { layoutPicture } from './layout/layout-picture.ts';
import { layoutRichText } from './layout/layout-rich-text.ts';

/** The font size, line height, height of table rows, and gaps of a sheet that students write on, in points. `leading` is a factor of the font size. */
type Writing = {
  readonly size: number;
  readonly leading: number;
  readonly row: number;
  readonly gap: number;
};

/** Variants from spacious to tight. A sheet uses the first variant with the fewest pages. */
const writings: readonly Writing[] = [
  { size: 11.5, leading: 1.85, row: 27, gap: 13 },
  { size: 11, leading: 1.7, row: 25, gap: 10 },
  { size: 10.5, leading: 1.6, row: 23, gap: 8 },
];

function setPart(
  { layout, width, style }: PlanTools,
  part: SheetPart,
  writing: Writing,
): readonly PageBlock[] {
  if (part.kind === 'picture') {
    return [layoutPicture(layout, part.picture, width, { most: 13 * writing.gap, caption: false })];
  }
  const { size, leading, row } = writing;
  return layoutRichText(layout, part.text, width, { ...style, text: { size, leading }, rowHeight: row });
}

function setSections(
  tools: PlanTools,
  { title, sections }: StudentSheet,
  writing: Writing,
): readonly PageBlock[] {
  const { layout, width } = tools;
  const named = (name: string): readonly PageBlock[] =>
    name === ''
      ? []
      : [
          {
            ...layout.text.words('H3', name, width, { face: 'heading', size: 15, leading: 1.3 }),
            withNext: true,
          },
        ];
  return [
    layout.text.words('H2', title, width, { face: 'heading', size: 26, leading: 1.15 }),
    ...sections.map((section) => {
      const parts = section.parts.flatMap((part) => setPart(tools, part, writing));
      const blocks = [...named(section.title), ...parts.map((block) => ({ ...block, gap: writing.gap / 2 }))];
      return group('Sect', blocks, { gap: writing.gap, keep: true });
    }),
  ];
}

/** Returns how many pages with `room` points of height these blocks need. A block is split only if it does not fit on a page of its own. */
function pagesFor(blocks: readonly PageBlock[], room: number): number {
  let pages = 1;
  let y = 0;
  for (const block of blocks) {
    const height = heightOf(block);
    const gap = y === 0 ? 0 : (block.gap ?? 0);
    if (y > 0 && y + gap + height > room) {
      pages += 1;
      y = 0;
    } else y += gap;
    y += height;
    pages += Math.floor(y / room);
    y %= room;
  }
  return pages;
}

function setFitting(tools: PlanTools, sheet: StudentSheet, room: number): readonly PageBlock[] {
  const ways = writings.map((writing) => setSections(tools, sheet, writing));
  const needed = ways.map((blocks) => pagesFor(blocks, room));
  return ways[needed.indexOf(Math.min(...needed))] ?? [];
}

export function layoutSheet(flow: Flow, tools: PlanTools): void {
  const { lesson, words, layout, width } = tools;
  const { studentSheet } = lesson;
  if (studentSheet === undefined) return;
  flow.part(words.parts.sheet);
  const room = flow.frame.bottom - flow.frame.top;
  flow.within('Sect', () => {
    if (studentSheet.kind === 'open') flow.setAll(setFitting(tools, studentSheet.value, room));
    else flow.set(layoutLocked(layout, studentSheet, width, words));
  });
}

/** Lays out the quizzes without their answers. They begin on a new page. */
export function layoutQuizzes(flow: Flow, tools: PlanTools): void {
  const { lesson, words } = tools;
  const sections = quizSections(lesson.assessment, words.assessment);
  if (sections.length === 0) return;
  flow.part(words.parts.quizzes);
  const room = flow.frame.bottom - flow.frame.top;
  const quizzes = { title: words.parts.quizzes, sections };
  flow.within('Sect', () => flow.setAll(setFitting(tools, quizzes, room)));
}
