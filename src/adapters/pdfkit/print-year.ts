import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { RichLine } from '#domain/platform/text/rich-text.ts';
import type {
  PlannedLesson,
  Season,
  StandardInYear,
  YearOfBand,
  YearPlan,
} from '#domain/lessons/lessons/year-plan.ts';
import type { PlannedBand } from '#domain/lessons/lessons/standards/all-standards.ts';
import { group, type PageBlock } from './block.ts';
import { collected } from './collected.ts';
import { Flow } from './flow.ts';
import type { LayoutContext } from './layout/layout-context.ts';
import { layoutTable } from './layout/layout-table.ts';
import { TextLayout } from './layout/layout-text.ts';
import { newTaggedPdf, paperInPoints } from './new-tagged-pdf.ts';
import { Typesetter } from './typesetter.ts';

type YearPaperWords = {
  readonly product: string;
  readonly title: string;
  readonly lead: string;
  readonly bands: Readonly<Record<PlannedBand, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly periodsOf: (periods: number, lessons: number) => string;
  readonly period: (lesson: PlannedLesson) => string;
  readonly columns: Readonly<Record<'when' | 'lesson' | 'goals' | 'buildsOn' | 'standards', string>>;
  readonly newBlocks: string;
  readonly before: (title: string, band: PlannedBand | null) => string;
  readonly met: (met: number, all: number) => string;
  readonly standard: string;
  readonly standardText: string;
  readonly lessons: string;
  readonly supports: (title: string) => string;
  readonly notYet: string;
  readonly source: string;
  readonly updated: (day: string) => string;
  readonly page: (number: number) => string;
};

export type YearPaperParts = {
  readonly words: YearPaperWords;
  /** The base URL of links to our pages, without a trailing slash. */
  readonly publicUrl: string;
};

const strong = (text: string): RichLine[number] => ({ kind: 'strong', children: [text] });

function sequenceTable(
  layout: LayoutContext,
  lessons: readonly PlannedLesson[],
  words: YearPaperWords,
  width: number,
): PageBlock {
  const { when, lesson, goals, buildsOn, standards } = words.columns;
  return layoutTable(
    layout,
    {
      head: [[when], [lesson], [goals], [buildsOn], [standards]],
      rows: lessons.map((each): readonly RichLine[] => [
        [`${words.seasons[each.season]}. ${words.period(each)}`],
        [
          { kind: 'link', href: `/lessons/${each.slug}`, children: [each.title] },
          `. ${each.unitTitle}.`,
          ...(each.newBlocks.length === 0 ? [] : [` ${words.newBlocks} ${each.newBlocks.join(', ')}.`]),
        ],
        [`${each.goals.join('; ')}.`],
        [each.buildsOn.map(({ title, band }) => words.before(title, band)).join(', ')],
        [each.standards.join(', ')],
      ]),
    },
    width,
    { text: { size: 8.5 }, rowHeight: 0, shares: [0.14, 0.24, 0.32, 0.14, 0.16] },
  );
}

function standardsTable(
  layout: LayoutContext,
  standards: readonly StandardInYear[],
  words: YearPaperWords,
  width: number,
): PageBlock {
  return layoutTable(
    layout,
    {
      head: [[words.standard], [words.standardText], [words.lessons]],
      rows: standards.map(({ code, text, lessons }): readonly RichLine[] => [
        [strong(code)],
        [text],
        [
          lessons.length === 0
            ? words.notYet
            : lessons
                .map(({ title, alignment }) => (alignment === 'addresses' ? title : words.supports(title)))
                .join(', '),
        ],
      ]),
    },
    width,
    { text: { size: 8.5 }, rowHeight: 0, shares: [0.14, 0.52, 0.34] },
  );
}

function layoutBand(flow: Flow, layout: LayoutContext, year: YearOfBand, words: YearPaperWords): void {
  const { width } = flow.frame;
  const { band, lessons, periods, standards } = year;
  const met = standards.filter((each) => each.lessons.length > 0).length;
  flow.part(words.bands[band]);
  flow.within('Sect', () =>
    flow.setAll([
      layout.text.words('H2', words.bands[band], width, { face: 'heading', size: 20, leading: 1.2 }),
      { ...layout.text.words('P', words.periodsOf(periods, lessons.length), width), gap: 4 },
      { ...sequenceTable(layout, lessons, words, width), gap: 8 },
      {
        ...layout.text.words('H3', words.met(met, standards.length), width, { face: 'heading', size: 13 }),
        gap: 16,
        withNext: true,
      },
      { ...standardsTable(layout, standards, words, width), gap: 5 },
    ]),
  );
}

/** Renders the scope and sequence as a tagged PDF, with a part for each grade band. The same plan always results in the same bytes. */
export async function printYear(
  plan: YearPlan,
  paper: PaperSize,
  { words, publicUrl }: YearPaperParts,
): Promise<Uint8Array> {
  const size = paperInPoints[paper];
  const day = plan.updatedAt === '' ? new Date(0) : new Date(`${plan.updatedAt}T00:00:00Z`);
  const doc = newTaggedPdf(paper, 'en-US', {
    Title: words.title,
    Creator: words.product,
    Producer: words.product,
    CreationDate: day,
    ModDate: day,
  });
  const bytes = collected(doc);
  const typesetter = new Typesetter(doc);
  const layout = { doc, typesetter, readPicture: () => null, text: new TextLayout(typesetter, publicUrl) };
  const flow = new Flow(doc, typesetter, size, {
    name: `${words.product} · ${words.title}`,
    page: words.page,
  });
  const { width } = flow.frame;
  flow.part(words.title);
  flow.setAll([
    layout.text.words('H1', words.title, width, { face: 'heading', size: 28, leading: 1.15 }),
    { ...layout.text.words('P', words.lead, width, { size: 11 }), gap: 10 },
    group(
      'L',
      plan.bands.map(({ band, lessons, periods, standards }) =>
        group(
          'LI',
          [
            layout.text.words(
              'LBody',
              `${words.bands[band]}: ${words.periodsOf(periods, lessons.length)} ${words.met(standards.filter((each) => each.lessons.length > 0).length, standards.length)}.`,
              width,
              { size: 11 },
            ),
          ],
          { gap: 5 },
        ),
      ),
      { gap: 12 },
    ),
    { ...layout.text.words('P', words.source, width, { size: 9 }), gap: 14 },
    ...(plan.updatedAt === ''
      ? []
      : [
          {
            ...layout.text.words('P', words.updated(formatDate(plan.updatedAt)), width, { size: 9 }),
            gap: 4,
          },
        ]),
  ]);
  for (const year of plan.bands) layoutBand(flow, layout, year, words);
  flow.end();
  doc.end();
  return bytes;
}
