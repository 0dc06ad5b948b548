import { taxFormFileName } from '#domain/billing/documents/tax-form.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import type { OrderPorts } from './order-ports.ts';
import type { PrintedDocument } from './print-document.ts';

/** Prints the seller's W-9, which school offices require before their first payment (LIC-7). */
export type PrintTaxForm = (
  paper: PaperSize,
) => Promise<Result<PrintedDocument, OrderRefused<'printTaxForm'>>>;

export const printTaxForm =
  ({ documentPaper, clock }: Pick<OrderPorts, 'documentPaper' | 'clock'>): PrintTaxForm =>
  async (paper) => {
    const printed = await documentPaper.printTaxForm({ paper, today: dayOfBooks(clock.now()) });
    return printed.ok ? ok({ fileName: taxFormFileName, file: printed.value }) : printed;
  };
