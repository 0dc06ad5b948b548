import { everywhere } from '#domain/organizations/access/scope.ts';
import { documentFileName } from '#domain/billing/documents/document-sheet.ts';
import { documentName } from '#domain/billing/documents/billing-document.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { isGuestOrder, type Order } from '#domain/billing/orders/order.ts';
import { quoteValidUntil } from '#domain/billing/orders/quoted-terms.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { claimStateOf, type GuestOrder } from '#domain/billing/self-service/guest-order.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import type { PrintedDocument } from '../orders/print-document.ts';
import { printTaxForm } from '../orders/print-tax-form.ts';
import type { Settle } from '../orders/settle.ts';
import { isViewKey } from './order-keys.ts';
import type { SelfServicePorts } from './self-service-ports.ts';

type NotFound = { readonly kind: 'order/not-found' };

/** Returns the order for a key. A wrong key and an order with an account both return not found. */
export function openByKey({ orders, vault }: Pick<SelfServicePorts, 'orders' | 'vault'>) {
  return async (id: string, key: string): Promise<Result<Order, NotFound>> => {
    if (!isViewKey(vault, id, key)) return err({ kind: 'order/not-found' });
    const order = await orders.byId(id, everywhere);
    return order !== null && isGuestOrder(order) ? ok(order) : err({ kind: 'order/not-found' });
  };
}

/** Returns an order without an account in the state that the payment provider reports (LIC-7). */
export type ReadGuestOrder = (
  id: string,
  key: string,
) => Promise<Result<GuestOrder, SelfServiceRefused<'read'>>>;

export function readGuestOrder(
  ports: Pick<SelfServicePorts, 'orders' | 'vault' | 'transaction'> & { readonly settle: Settle },
): ReadGuestOrder {
  const { transaction, settle } = ports;
  const open = openByKey(ports);
  return async (id, key) => {
    const found = await open(id, key);
    if (!found.ok) return found;
    const checked = await settle(found.value);
    if (!checked.ok) return checked;
    const { order, payAt, isProcessing } = checked.value;
    return transaction.run(async ({ contacts, documents, stock }) => {
      const contact = await contacts.of(id);
      if (contact === null) return err({ kind: 'order/not-found' });
      const issued = await documents.ofOrder(id);
      const papers = issued.map((document) => ({
        id: document.id,
        kind: document.kind,
        name: documentName(document),
      }));
      const invoice = issued.find(({ kind }) => kind === 'invoice');
      const { state, plan, seats, startsOn, endsOn, lines, total, placedAt, purchaseOrder, trust } = order;
      return ok({
        id,
        state,
        plan,
        seats,
        startsOn,
        endsOn,
        lines,
        total,
        placedAt,
        purchaseOrder,
        ...(trust === undefined ? {} : { trust }),
        organization: contact.organization,
        email: contact.email,
        payAt,
        isProcessing,
        dueOn: state === 'quoted' ? quoteValidUntil(order) : (invoice?.dueOn ?? null),
        claim: claimStateOf(order, contact.claimedAt !== null),
        delivery: await stock.deliveryOf(id),
        papers,
      });
    });
  };
}

/** Prints a document of an order for the holder of its key. */
export type PrintGuestPaper = (
  id: string,
  key: string,
  file: { readonly document: string; readonly paper: PaperSize },
) => Promise<Result<PrintedDocument, SelfServiceRefused<'print'>>>;

export function printGuestPaper(
  ports: Pick<SelfServicePorts, 'orders' | 'vault' | 'transaction' | 'documentPaper'>,
): PrintGuestPaper {
  const open = openByKey(ports);
  return async (id, key, { document: asked, paper }) => {
    const found = await open(id, key);
    if (!found.ok) return found;
    const { issued, contact } = await ports.transaction.run(async ({ documents, contacts }) => ({
      issued: await documents.ofOrder(found.value.id),
      contact: await contacts.of(found.value.id),
    }));
    const document = issued.find((each) => each.id === asked);
    if (document === undefined) return err({ kind: 'document/not-found' });
    const printed = await ports.documentPaper.print({
      document,
      billTo: document.billTo ?? '',
      address: contact?.billing ?? null,
      paper,
    });
    return printed.ok ? ok({ fileName: documentFileName(document), file: printed.value }) : printed;
  };
}

/** Prints the seller's W-9 for the holder of an order's key. School offices require it before their first payment. */
export type PrintGuestTaxForm = (
  id: string,
  key: string,
  paper: PaperSize,
) => Promise<Result<PrintedDocument, SelfServiceRefused<'printTaxForm'>>>;

export function printGuestTaxForm(
  ports: Pick<SelfServicePorts, 'orders' | 'vault' | 'documentPaper' | 'clock'>,
): PrintGuestTaxForm {
  const [open, print] = [openByKey(ports), printTaxForm(ports)];
  return async (id, key, paper) => {
    const found = await open(id, key);
    return found.ok ? print(paper) : found;
  };
}
