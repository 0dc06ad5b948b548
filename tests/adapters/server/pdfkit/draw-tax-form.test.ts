import { expect, test } from 'vitest';
import { drawTaxForm } from '#adapters/pdfkit/document/draw-tax-form.ts';
import { type Seller, unnamedSeller } from '#domain/billing/documents/document-sheet.ts';
import { taxFormPaper } from '#ui/features/billing/checkout/messages/en/tax-form.ts';
import { readPdf } from './read-pdf.ts';

const seller: Seller = {
  name: 'Harbor Learning, Inc.',
  address: ['1 Pier', 'Bay, ST 00001'],
  email: null,
  phone: null,
  bank: [],
  taxId: '12-3456789',
  taxClassification: 'C corporation',
};
const print = async (of: Seller) =>
  readPdf(await drawTaxForm({ paper: 'letter', today: '2026-09-01' }, of, taxFormPaper));
/** Removes spaces, because lines can break anywhere. */
const plain = (text: string): string => text.replaceAll(/\s/g, '');

test('[LIC-7] the W-9 has the seller, the number, and the certification, on one page', async () => {
  const { text, pages } = await print(seller);
  expect(pages).toBe(1);
  for (const said of [
    'Substitute Form W-9',
    'Harbor Learning, Inc.',
    '1 Pier, Bay, ST 00001',
    '12-3456789',
    'C corporation',
    'Under penalties of perjury, I certify that:',
    'I am not subject to backup withholding',
    'Signature of U.S. person:',
    '09/01/2026',
  ])
    expect(plain(text)).toContain(plain(said));
  expect(text).not.toContain('example');
});

test('[LIC-7] the W-9 says plainly that the seller is not configured yet', async () => {
  const text = plain((await print(unnamedSeller)).text);
  expect(text).toContain(plain('This is an example'));
  expect(text).toContain(plain('Not available yet. Please ask us.'));
  expect(text).not.toMatch(/\d{2}-\d{7}/);
});
