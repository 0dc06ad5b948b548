import type { Money } from '#domain/billing/prices/money.ts';
import type { QuoteLine } from '#domain/billing/prices/quote.ts';
import { documentName } from '#domain/billing/documents/billing-document.ts';
import type { DocumentSheet, Seller } from '#domain/billing/documents/document-sheet.ts';
import { orderNumber } from '#domain/billing/self-service/guest-order.ts';
import type { RichLine } from '#domain/platform/text/rich-text.ts';
import { group, heightOf, type PageBlock } from '../block.ts';
import { collected } from '../collected.ts';
import { Flow } from '../flow.ts';
import type { LayoutContext } from '../layout/layout-context.ts';
import { layoutTable } from '../layout/layout-table.ts';
import { TextLayout } from '../layout/layout-text.ts';
import { newTaggedPdf, paperInPoints } from '../new-tagged-pdf.ts';
import { Typesetter } from '../typesetter.ts';
import type { DocumentPaperWords } from './document-paper-words.ts';

type Setting = { readonly layout: LayoutContext; readonly words: DocumentPaperWords; readonly width: number };

const strong = (text: string): RichLine[number] => ({ kind: 'strong', children: [text] });

const labeled = (
  { layout: { text } }: Setting,
  label: string,
  lines: readonly string[],
  width: number,
): PageBlock =>
  group('Sect', [
    text.words('H2', label, width, { face: 'strong', size: 9 }),
    ...lines.map((line, at) => ({ ...text.words('P', line, width, { size: 10.5 }), gap: at === 0 ? 3 : 0 })),
  ]);

function parties(setting: Setting, { billTo, address }: DocumentSheet, seller: Seller): PageBlock {
  const { words, width } = setting;
  const column = width / 2 - 12;
  const contact = [seller.email, seller.phone].filter((each) => each !== null);
  const from = labeled(setting, words.from, [seller.name, ...seller.address, ...contact], column);
  const lines = [
    billTo === '' ? words.plans.teacher : billTo,
    ...(address === null ? [] : words.address(address)),
  ];
  const to = labeled(setting, words.billTo, lines, column);
  return {
    kind: 'row',
    tag: null,
    height: Math.max(heightOf(from), heightOf(to)),
    cells: [
      { x: 0, tag: null, block: from },
      { x: width / 2, tag: null, block: to },
    ],
  };
}

function facts({ layout, words, width }: Setting, { document }: DocumentSheet): PageBlock {
  const { kind, issuedOn, dueOn, purchaseOrder, note, order } = document;
  const rows: readonly (readonly [string, string | null])[] = [
    [words.issued, words.day(issuedOn)],
    [kind === 'quote' ? words.validUntil : words.due, dueOn === null ? null : words.day(dueOn)],
    [words.purchaseOrder, purchaseOrder],
    [words.note[kind], note],
    [words.terms, kind === 'invoice' ? words.netDays : null],
    [words.orderNumber, orderNumber(order)],
  ];
  return layoutTable(
    layout,
    {
      head: [[words.number], [documentName(document)]],
      rows: rows.flatMap(([label, value]): RichLine[][] => (value === null ? [] : [[[label], [value]]])),
    },
    width,
    { text: { size: 9.5 }, rowHeight: 0, shares: [0.32, 0.68], rowHeads: true },
  );
}

function perUnit(line: QuoteLine): { readonly quantity: string; readonly price: Money | '' } {
  if (line.kind === 'hardware') return { quantity: `${line.quantity}`, price: line.price };
  if (line.kind === 'seats' || line.kind === 'collected')
    return { quantity: `${line.seats}`, price: line.seat };
  return { quantity: '', price: '' };
}

const sum = ({ layout, words, width }: Setting, { document }: DocumentSheet): PageBlock =>
  layoutTable(
    layout,
    {
      head: [[words.columns.item], [words.columns.quantity], [words.columns.price], [words.columns.amount]],
      rows: [
        ...document.lines.map((line): RichLine[] => {
          const { quantity, price } = perUnit(line);
          return [[words.line(line)], [quantity], [price && words.money(price)], [words.money(line.amount)]];
        }),
        [[strong(words.total)], [''], [''], [strong(words.money(document.total))]],
      ],
    },
    width,
    { text: { size: 10 }, rowHeight: 0, shares: [0.52, 0.12, 0.18, 0.18], numbers: [1, 2, 3] },
  );

/** Renders a document as a tagged PDF. The same document always results in the same bytes. */
export async function drawDocument(
  sheet: DocumentSheet,
  seller: Seller,
  words: DocumentPaperWords,
): Promise<Uint8Array> {
  const { document, paper } = sheet;
  const { kind } = document;
  const issued = new Date(document.issuedAt);
  const title = `${words.kinds[kind]} ${documentName(document)}`;
  const doc = newTaggedPdf(paper, 'en-US', {
    Title: title,
    Author: seller.name,
    Creator: words.product,
    Producer: words.product,
    CreationDate: issued,
    ModDate: issued,
  });
  const bytes = collected(doc);
  const typesetter = new Typesetter(doc);
  const layout = { doc, typesetter, readPicture: () => null, text: new TextLayout(typesetter, '') };
  const flow = new Flow(doc, typesetter, paperInPoints[paper], { name: seller.name, page: words.page });
  const { width } = flow.frame;
  const setting = { layout, words, width };
  const { text } = layout;
  flow.part(title);
  flow.setAll([
    text.words('H1', title, width, { face: 'heading', size: 26, leading: 1.15 }),
    { ...parties(setting, sheet, seller), gap: 22 },
    { ...facts(setting, sheet), gap: 22 },
    { ...text.words('P', words.about(document), width, { size: 11 }), gap: 22, withNext: true },
    { ...sum(setting, sheet), gap: 8 },
    {
      ...text.words('P', `${words.amount[kind]}: ${words.money(document.amount)}`, width, {
        face: 'strong',
        size: 14,
        align: 'right',
      }),
      gap: 14,
      withNext: true,
    },
    { ...text.words('P', words.next(document, seller.name), width, { size: 10.5 }), gap: 22 },
    ...(kind === 'invoice' && seller.bank.length > 0
      ? [{ ...labeled(setting, words.bank, seller.bank, width), gap: 14 }]
      : []),
  ]);
  flow.end();
  doc.end();
  return bytes;
}
