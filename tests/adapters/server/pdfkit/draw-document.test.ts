import { afterAll, expect, test } from 'vitest';
import { PdfkitDocumentPaper } from '#adapters/pdfkit/document/pdfkit-document-paper.ts';
import { drawDocument } from '#adapters/pdfkit/document/draw-document.ts';
import { PdfThread } from '#adapters/pdfkit/pdf-thread.ts';
import { usd } from '#domain/billing/prices/money.ts';
import type { DocumentDraft } from '#domain/billing/documents/billing-document.ts';
import { type DocumentSheet, unnamedSeller } from '#domain/billing/documents/document-sheet.ts';
import { orderNumber } from '#domain/billing/self-service/guest-order.ts';
import { documentPaper } from '#ui/features/billing/checkout/messages/en/document-paper.ts';
import { aDocumentDraft } from '../../../builders/a-document.ts';
import { anOrderContact } from '../../../builders/an-order-contact.ts';
import { documentPaperContract } from '../../../contract/billing/document-paper.contract.ts';
import { readPdf } from './read-pdf.ts';

const root = new URL('../../../../', import.meta.url);
const thread = new PdfThread({
  worker: new URL('src/server/composition/pdf-worker.ts', root),
  picturesDir: new URL('public', root).pathname,
  publicUrl: 'https://blockyard.example',
});
afterAll(() => thread.close());

documentPaperContract('pdfkit, in a thread', () => new PdfkitDocumentPaper(thread, unnamedSeller));

const print = async (overrides: Partial<DocumentDraft> = {}, sheet: Partial<DocumentSheet> = {}) => {
  const document = { ...aDocumentDraft(overrides), number: 42 };
  const whole = { document, billTo: 'Zoë Á. School', address: null, paper: 'letter', ...sheet } as const;
  return readPdf(await drawDocument(whole, unnamedSeller, documentPaper));
};

test('[LIC-7] an invoice has seller, buyer, lines, due date, and the total line by line', async () => {
  const { text, pages } = await print();
  expect(pages).toBe(1);
  for (const words of [
    'Invoice INV-2026-00042',
    unnamedSeller.name,
    ...unnamedSeller.address,
    'Zoë Á. School',
    'PO 4711',
    'Net 30',
    'Quantity',
    'Unit price',
    '$100.00',
    ...[unnamedSeller.email, unnamedSeller.phone].map(String),
    ...unnamedSeller.bank,
    orderNumber(aDocumentDraft().order),
    '01/05/2026',
    '02/04/2026',
    '10 seats at $100.00 a year, for 1 year',
    'from 01/05/2026 through 01/04/2027',
    '$1,080.00',
  ])
    expect(text).toContain(words);
});

test('[LIC-7] the address of an organization is below its name, as typed', async () => {
  const address = ['Accounts Payable', '1 Élan St.', 'Oakland, CA 94607'];
  const { text } = await print({}, { address });
  for (const line of address) expect(text).toContain(line);
});

test('[LIC-7] [LIC-12] an invoice of collected seats has a line for each addition, and one tax for all', async () => {
  const sums = { kind: 'collected', seat: usd(11_900), endsOn: '2027-09-01', tax: usd(0) } as const;
  const lines = [
    { ...sums, id: 'a', seats: 3, startsOn: '2026-12-02', percent: 5, amount: usd(25_367) },
    {
      ...sums,
      id: 'b',
      seats: 1,
      startsOn: '2026-12-09',
      endsOn: '2026-12-16',
      percent: 0,
      amount: usd(228),
    },
    { kind: 'tax', rate: null, amount: usd(0) },
  ] as const;
  for (const paper of ['letter', 'a4'] as const) {
    const { text, pages } = await print({ lines, seats: 4, total: usd(25_595) }, { paper });
    expect(pages).toBe(1);
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain(
      '3 seats from 12/02/2026 until 08/31/2027, 273 days at $119.00 a year, less 5% volume discount',
    );
    expect(words).toContain('1 seat from 12/09/2026 until 12/15/2026, 7 days at $119.00 a year');
    for (const amount of ['$253.67', '$2.28', '$255.95']) expect(words).toContain(amount);
  }
});

test('[LIC-7] a document has the billing address if one was entered, on Letter and A4', async () => {
  for (const paper of ['letter', 'a4'] as const) {
    const { text, pages } = await print({}, { address: anOrderContact().billing, paper });
    expect(pages).toBe(1);
    for (const line of ['Olive Office', '1 Pier Street', 'Tidewater, VA 23220', 'United States'])
      expect(text).toContain(line);
  }
});

test("[LIC-7] documents name the buyer's page: the license page, or the order page for buyers without an account", async () => {
  const guest = { kind: 'guest', id: 'order-1', path: null } as const;
  const words = async (overrides: Partial<DocumentDraft>) =>
    (await print(overrides)).text.replaceAll(/\s+/g, ' ');
  expect(await words({})).toContain('Our W-9 is on your license page.');
  expect(await words({ buyer: guest })).toContain(
    'Our W-9 is on the page of your order: open the link in our email.',
  );
  const quote = { kind: 'quote', dueOn: '2026-03-06' } as const;
  expect(await words(quote)).toContain('open the quote on your license page');
  expect(await words({ ...quote, buyer: guest })).toContain('To order, open the link in our email');
});

test("[LIC-7] a quote has its expiry, a credit note its reason, a receipt the bank's reference", async () => {
  const quote = await print({ kind: 'quote', purchaseOrder: null, dueOn: '2026-03-06' });
  expect(quote.text).toContain('Price valid until');
  expect(quote.text).toContain('03/06/2026');
  const credit = await print({
    kind: 'credit-note',
    dueOn: null,
    note: 'Two seats less',
    amount: usd(20_000),
  });
  for (const words of ['Credit note CN-2026-00042', 'Two seats less', 'Credited: $200.00'])
    expect(credit.text).toContain(words);
  const receipt = await print({ kind: 'receipt', dueOn: null, note: 'wire 7', amount: usd(50_000) });
  for (const words of ['Receipt R-2026-00042', 'wire 7', 'Paid: $500.00'])
    expect(receipt.text).toContain(words);
});

test('[LIC-7] the file is tagged: headings, tables with headers, a language and a title', async () => {
  const { source } = await print();
  for (const tag of ['/S /H1', '/S /H2', '/S /Table', '/S /TH', '/S /TD']) expect(source).toContain(tag);
  expect(source).toContain('/Lang (en-US)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Marked true');
});

test('[LIC-7] the whole total stays on the page with the longest purchase order number and a long note', async () => {
  const purchaseOrder = `PO-${'X1Y2'.repeat(75)}`;
  for (const paper of ['letter', 'a4'] as const) {
    const { text, pages } = await print({ purchaseOrder, note: 'N'.repeat(500) }, { paper });
    expect(pages).toBeLessThanOrEqual(2);
    expect(text).toContain('Amount due: $1,080.00');
  }
});

test('[LIC-7] Letter and A4 have their size, and long texts do not leave the page', async () => {
  const long = 'Number '.repeat(8).trim();
  const letter = await print({ purchaseOrder: long }, { billTo: 'District '.repeat(30).trim() });
  expect(letter.source).toContain('[0 0 612 792]');
  expect(letter.text).toContain(long);
  expect((await print({}, { paper: 'a4' })).source).toContain('[0 0 595.28 841.89]');
});
