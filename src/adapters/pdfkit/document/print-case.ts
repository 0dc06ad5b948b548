import type { CaseSheet } from '#domain/license/teaching-use.ts';
import type { RichLine } from '#domain/lessons/rich-text.ts';
import type { Block } from '../block.ts';
import { collected } from '../collected.ts';
import { Flow } from '../flow.ts';
import type { LayoutContext } from '../layout-context.ts';
import { layoutTable } from '../layout-table.ts';
import { TextLayout } from '../layout-text.ts';
import { newTaggedPdf, paperInPoints } from '../new-tagged-pdf.ts';
import { Typesetter } from '../typesetter.ts';
import type { CasePaperWords, CaseSection } from './case-paper-words.ts';

const line = (text: string): RichLine => [text];

function sectionBlocks(layout: LayoutContext, section: CaseSection, width: number): readonly Block[] {
  const { heading, sentences, table } = section;
  const blocks: Block[] = [
    {
      ...layout.text.words('H2', heading, width, { face: 'heading', size: 15 }),
      gap: 16,
      withNext: true,
    },
    ...sentences.map((sentence): Block => ({
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

/** Sets what a teacher gives to who decides about money as a tagged PDF. The same sheet gives the same bytes. */
export async function printCase(sheet: CaseSheet, words: CasePaperWords): Promise<Uint8Array> {
  const { paper, today } = sheet;
  const made = new Date(`${today}T00:00:00Z`);
  const doc = newTaggedPdf(paper, 'en-US', {
    Title: words.title,
    Creator: words.product,
    Producer: words.product,
    CreationDate: made,
    ModDate: made,
  });
  const bytes = collected(doc);
  const typesetter = new Typesetter(doc);
  const layout = { doc, typesetter, readPicture: () => null, text: new TextLayout(typesetter, '') };
  const foot = { name: words.product, page: words.page };
  const flow = new Flow(doc, typesetter, paperInPoints[paper], foot);
  const { width } = flow.frame;
  flow.part(words.title);
  flow.setAll([
    layout.text.words('H1', words.title, width, { face: 'heading', size: 24, leading: 1.15 }),
    { ...layout.text.words('P', words.lead(sheet), width, { size: 11 }), gap: 8 },
  ]);
  for (const section of words.sections(sheet))
    flow.within('Sect', () => flow.setAll(sectionBlocks(layout, section, width)));
  flow.end();
  doc.end();
  return bytes;
}
