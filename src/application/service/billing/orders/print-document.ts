import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import { documentFileName, type DocumentSheet } from '#domain/billing/documents/document-sheet.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { OrderPorts } from './order-ports.ts';

export type PrintedDocument = { readonly fileName: string; readonly file: Uint8Array };

/** Prints a document that the caller may read (LIC-7). The name of a teacher who bought alone is added here, because only they may read their documents. */
export type PrintDocument = (
  caller: Caller,
  id: string,
  paper: PaperSize,
) => Promise<Result<PrintedDocument, OrderRefused<'print'>>>;

async function addressOf(
  { contacts, settings }: Pick<Stores, 'contacts' | 'settings'>,
  { order, buyer }: BillingDocument,
): Promise<DocumentSheet['address']> {
  const contact = await contacts.of(order);
  if (contact !== null) return contact.billing;
  if (buyer.kind !== 'organization') return null;
  const lines = (await settings.read(buyer.id, everywhere))?.postalAddress ?? '';
  return lines === '' ? null : lines.split('\n');
}

export function printDocument({
  documents,
  documentPaper,
  transaction,
}: Pick<OrderPorts, 'documents' | 'documentPaper' | 'transaction'>): PrintDocument {
  return async ({ actor, account }, id, paper) => {
    const document = await documents.byId(id, scopeOf(actor, 'order.read'));
    if (document === null) return err({ kind: 'document/not-found' });
    const { firstName, lastName } = account;
    const person = [firstName, lastName].filter((name) => name !== null).join(' ');
    const address = await transaction.run(({ contacts, settings }) =>
      addressOf({ contacts, settings }, document),
    );
    const billTo = document.billTo ?? person;
    const printed = await documentPaper.print({ document, billTo, address, paper });
    return printed.ok ? ok({ fileName: documentFileName(document), file: printed.value }) : printed;
  };
}
