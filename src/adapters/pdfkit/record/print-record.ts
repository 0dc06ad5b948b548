import type { RichLine } from '#domain/platform/text/rich-text.ts';
import type { ChildRecord } from '#domain/classrooms/records/child-record.ts';
import { group, type PageBlock } from '../block.ts';
import { collected } from '../collected.ts';
import { Flow } from '../flow.ts';
import type { LayoutContext } from '../layout/layout-context.ts';
import { layoutTable } from '../layout/layout-table.ts';
import { TextLayout } from '../layout/layout-text.ts';
import { qrFigure } from '../login/login-figures.ts';
import { newTaggedPdf, paperInPoints } from '../new-tagged-pdf.ts';
import { Typesetter } from '../typesetter.ts';
import type { RecordPaperWords, RecordSection } from './record-paper-words.ts';

const square = 84;
const small = { size: 9 } as const;

const heading = ({ text }: LayoutContext, words: string, width: number): PageBlock => ({
  ...text.words('H2', words, width, { face: 'heading', size: 15 }),
  gap: 18,
  withNext: true,
});

function proofBlock(
  layout: LayoutContext,
  record: ChildRecord,
  words: RecordPaperWords,
  width: number,
): PageBlock {
  const { doc, text } = layout;
  const related = width - square - 16;
  const link: RichLine = [{ kind: 'link', href: record.link, children: [record.link] }];
  return {
    kind: 'row',
    tag: 'Sect',
    height: square,
    gap: 14,
    cells: [
      { x: 0, tag: null, block: qrFigure(doc, record.link, { size: square, alt: words.square }) },
      {
        x: square + 16,
        tag: null,
        block: group(null, [
          text.words('P', words.code, related, small),
          text.words('P', record.code, related, { face: 'code', size: 14 }),
          { ...text.words('P', words.proof, related, small), gap: 3 },
          text.line('P', link, related, small),
        ]),
      },
    ],
  };
}

function sectionBlocks(layout: LayoutContext, section: RecordSection, width: number): readonly PageBlock[] {
  const { heading: title, lead, none, columns, rows, shares } = section;
  const above = [
    heading(layout, title, width),
    ...(lead === undefined
      ? []
      : [{ ...layout.text.words('P', lead, width, small), gap: 3, withNext: true }]),
  ];
  if (rows.length === 0 && none !== undefined)
    return [...above, { ...layout.text.words('P', none, width), gap: 4 }];
  const table = {
    head: columns.map((column): RichLine => [column]),
    rows: rows.map((cells) => cells.map((cell): RichLine => [cell])),
  };
  const look = { text: { size: 8.5 }, rowHeight: 0, shares, rowHeads: true };
  return [...above, { ...layoutTable(layout, table, width, look), gap: 6 }];
}

/** Renders all data of a student as a tagged PDF, with the code in the footer of every page. */
export async function printRecord(record: ChildRecord, words: RecordPaperWords): Promise<Uint8Array> {
  const title = words.title(record);
  const at = new Date(record.madeAt);
  const doc = newTaggedPdf(record.paper, 'en-US', {
    Title: title,
    Creator: words.product,
    Producer: words.product,
    CreationDate: at,
    ModDate: at,
  });
  const bytes = collected(doc);
  const typesetter = new Typesetter(doc);
  const layout = { doc, typesetter, readPicture: () => null, text: new TextLayout(typesetter, '') };
  const foot = { name: `${words.product} · ${record.code}`, page: words.page };
  const flow = new Flow(doc, typesetter, paperInPoints[record.paper], foot);
  const { width } = flow.frame;
  const { text } = layout;
  flow.part('', title);
  flow.setAll([
    text.words('H1', title, width, { face: 'heading', size: 24, leading: 1.15 }),
    { ...text.words('P', words.lead(record), width), gap: 8 },
    proofBlock(layout, record, words, width),
  ]);
  for (const section of words.sections(record))
    flow.within('Sect', () => flow.setAll(sectionBlocks(layout, section, width)));
  const { erasure } = words;
  flow.within('Sect', () =>
    flow.setAll([
      heading(layout, erasure.heading, width),
      ...erasure.steps.map((step, index) => ({
        ...text.words('P', `${index + 1}. ${step}`, width),
        gap: 5,
      })),
      { ...text.words('P', erasure.left, width), gap: 8 },
    ]),
  );
  flow.end();
  doc.end();
  return bytes;
}
