import { usd } from '#domain/billing/prices/money.ts';
import type { DocumentDraft } from '#domain/billing/documents/billing-document.ts';
import { anOrder } from './an-order.ts';
import { startOfTests } from './time.ts';

export function aDocumentDraft(overrides: Partial<DocumentDraft> = {}): DocumentDraft {
  const { buyer, billTo, plan, seats, startsOn, endsOn, lines, total } = anOrder();
  return {
    id: 'document-1',
    kind: 'invoice',
    event: 'invoiced/order-1',
    order: 'order-1',
    buyer,
    billTo,
    purchaseOrder: 'PO 4711',
    issuedOn: '2026-01-05',
    issuedAt: startOfTests,
    dueOn: '2026-02-04',
    amount: usd(108_000),
    note: null,
    plan,
    seats,
    startsOn,
    endsOn,
    lines,
    total,
    ...overrides,
  };
}
