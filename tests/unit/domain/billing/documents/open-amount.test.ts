import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import { openAmount } from '#domain/billing/documents/open-amount.ts';
import { aDocumentDraft } from '../../../../builders/a-document.ts';

const invoice = aDocumentDraft({ amount: usd(1_000) });
const credit = aDocumentDraft({ kind: 'credit-note', amount: usd(200) });
const receipt = aDocumentDraft({ kind: 'receipt', amount: usd(300) });
const other = aDocumentDraft({ kind: 'receipt', order: 'order-2', amount: usd(900) });
const quote = aDocumentDraft({ kind: 'quote', amount: usd(1_000) });

test("[LIC-7] an invoice's open amount is its total minus payments and credits of its own order", () => {
  expect(openAmount(invoice, [quote, invoice])).toEqual(usd(1_000));
  expect(openAmount(invoice, [receipt, credit, other, invoice])).toEqual(usd(500));
  expect(openAmount(invoice, [receipt, receipt, receipt, credit, invoice])).toEqual(usd(0));
  expect(openAmount(quote, [quote, invoice])).toBeNull();
});
