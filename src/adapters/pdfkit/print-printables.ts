import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { classSizes } from '#domain/lessons/lessons/lesson-time.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { copiesFor, cardPages, type Printable, sheetsFor } from '#domain/lessons/lessons/printable.ts';
import type { Flow } from './flow.ts';
import { layoutBoard } from './layout/layout-board.ts';
import { layoutCardPage } from './layout/layout-cards.ts';
import { layoutTable } from './layout/layout-table.ts';
import { newDocument, type PdfParts } from './new-document.ts';
import { paperInPoints } from './new-tagged-pdf.ts';
import type { PlanTools } from './plan-tools.ts';
import { layoutPoster, type PaperPage } from './printable-page.ts';

const sizes = Object.values(classSizes);

/** Lays out the list of the printables: who uses each, how many sheets three class sizes need, and an alternative without printing. */
function layoutList(flow: Flow, { layout, words: { printables: words }, lesson, width }: PlanTools): void {
  flow.part('', words.title(lesson.title));
  flow.within('Sect', () =>
    flow.setAll([
      layout.text.words('H1', words.title(lesson.title), width, {
        face: 'heading',
        size: 24,
        leading: 1.2,
      }),
      { ...layout.text.words('P', words.lead, width), gap: 8 },
      {
        ...layoutTable(
          layout,
          {
            head: [[words.item], [words.for], ...sizes.map((students) => [words.sheets(students)])],
            rows: lesson.printables.map((printable) => [
              [{ kind: 'strong', children: [printable.title] }, `. ${words.without} ${printable.without}`],
              [words.each[printable.each]],
              ...sizes.map((students) => [String(sheetsFor(printable, students))]),
            ]),
          },
          width,
          { text: {}, rowHeight: 0, shares: [0.46, 0.18, 0.12, 0.12, 0.12], numbers: [2, 3, 4] },
        ),
        gap: 12,
      },
      { ...layout.text.words('P', words.piles, width), gap: 12 },
      { ...layout.text.words('P', words.scale, width), gap: 6 },
    ]),
  );
}

function layoutPages(flow: Flow, tools: PlanTools, printable: Printable, paper: PaperSize): void {
  const { words, lesson } = tools;
  const [width, height] = paperInPoints[paper];
  const outline = flow.doc.outline;
  outline.addItem(printable.title);
  const foot = (at: number, all: number): string =>
    words.printables.foot({
      lesson: lesson.title,
      title: printable.title,
      page: words.slide(at, all),
      copies: copiesFor(printable, classSizes.usual),
      isCut: printable.form === 'cards' && printable.size !== 'full',
    });
  const page = (at: number, all: number, size: readonly [number, number]): PaperPage => ({
    flow,
    tools,
    size,
    foot: foot(at, all),
  });
  if (printable.form === 'cards') {
    const pages = cardPages(printable);
    for (const [at, faces] of pages.entries()) {
      layoutCardPage(page(at + 1, pages.length, [width, height]), printable.size, faces);
    }
  } else if (printable.form === 'board') {
    const isWide = printable.columns > printable.rows;
    layoutBoard(page(1, 1, isWide ? [height, width] : [width, height]), printable);
  } else {
    const isWide = printable.picture.width > printable.picture.height;
    layoutPoster(page(1, 1, isWide ? [height, width] : [width, height]), printable.picture);
  }
}

/** Renders the printables of a lesson. A list comes first, then each page at its true size, black on white. */
export async function printPrintables(
  lesson: LessonForReader,
  paper: PaperSize,
  parts: PdfParts,
): Promise<Uint8Array> {
  const { flow, tools, end } = newDocument(lesson, paper, parts.words.printables.title(lesson.title), parts);
  layoutList(flow, tools);
  for (const printable of lesson.printables) layoutPages(flow, tools, printable, paper);
  return end();
}
