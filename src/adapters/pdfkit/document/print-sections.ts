import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { RichLine } from '#domain/platform/text/rich-text.ts';
import type { PageBlock } from '../block.ts';
import { collected } from '../collected.ts';
import { Flow } from '../flow.ts';
import type { LayoutContext } from '../layout/layout-context.ts';
import { layoutTable } from '../layout/layout-table.ts';
import { TextLayout } from '../layout/layout-text.ts';
import { newTaggedPdf, paperInPoints } from '../new-tagged-pdf.ts';
import { Typesetter } from '../typesetter.ts';

export type PaperSection = {
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly table?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly shares: readonly number[];
  };
};

export type SectionedPaper = {
  readonly paper: PaperSize;
  readonly today: IsoDate;
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PaperSection[];
};

const line = (text: string): RichLine => [text];

function sectionBlocks(layout: LayoutContext, section: PaperSection, width: number): readonly PageBlock[] {
  const { heading, sentences, table } = section;
  const blocks: PageBlock[] = [
    {
      ...layout.text.words('H2', heading, width, { face: 'heading', size: 15 }),
      gap: 16,
      withNext: true,
    },
    ...sentences.map((sentence): PageBlock => ({
      ...layout.text.words('P', sentence, width, { size: 10.5 }),
      gap: 5,
      withNext: table !== undefined,
    })),
  ];
  if (table === undefined) return blocks;
  const { columns, rows, shares } = table;
  const cells = { head: columns.map(line), rows: rows.map((row) => row.map(line)) };
  const look = { text: { size: 9.5 }, rowHeight: 0, shares, rowHeads: true };
  return [...blocks, { ...layoutTable(layout, cells, width, look), gap: 8 }];
}

/** Renders a document of sections as a tagged PDF. The same document always results in the same bytes. */
export async function printSections(sheet: SectionedPaper): Promise<Uint8Array> {
  const { paper, today, title, product } = sheet;
  const made = new Date(`${today}T00:00:00Z`);
  const doc = newTaggedPdf(paper, 'en-US', {
    Title: title,
    Creator: product,
    Producer: product,
    CreationDate: made,
    ModDate: made,
  });
  const bytes = collected(doc);
  const typesetter = new Typesetter(doc);
  const layout = { doc, typesetter, readPicture: () => null, text: new TextLayout(typesetter, '') };
  const foot = { name: product, page: sheet.page };
  const flow = new Flow(doc, typesetter, paperInPoints[paper], foot);
  const { width } = flow.frame;
  flow.part(title);
  flow.setAll([
    layout.text.words('H1', title, width, { face: 'heading', size: 24, leading: 1.15 }),
    { ...layout.text.words('P', sheet.lead, width, { size: 11 }), gap: 8 },
  ]);
  for (const section of sheet.sections)
    flow.within('Sect', () => flow.setAll(sectionBlocks(layout, section, width)));
  flow.end();
  doc.end();
  return bytes;
}
