import { emptyScope } from '#domain/organizations/access/scope.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { quoteOf } from '#domain/billing/documents/papers.ts';
import { type Offer, type OrderForm, type OrderTerms, termsOf } from '#domain/billing/orders/offer.ts';
import { invoicedAt, type PurchaseOrder } from '#domain/billing/orders/on-invoice.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { debtOf } from '#domain/billing/orders/purchase-order-trust.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { foldText } from '#domain/platform/tables/fold-text.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { agreedTerms, type AgreedTerms, isQuoteOpen } from './agreed-terms.ts';
import { book } from './book.ts';
import { buyerTrust, recordBuyer } from './buyer-trust.ts';
import { closeCheckout, readCheckout } from './open-checkout.ts';
import { issueBefore, issueCollected } from './issue-collected.ts';
import { findDiscount, isCodeLeft } from './discounts.ts';
import { giveLicense } from './deliver-order.ts';
import { mailOrderNews } from './mail-receipt.ts';
import type { OrderPorts } from './order-ports.ts';
import type { ReadOffer } from './read-offer.ts';
import type { Settle } from './settle.ts';
import type { Stores } from '../../ports/transaction.ts';

type Placed<Question extends 'quote' | 'place'> = Promise<Result<string, OrderRefused<Question>>>;

/** Ordering without a card (LIC-7), for organizations only. */
export type OnInvoice = {
  /** Creates a quote with a price that is valid for 60 days. It is not an order. */
  readonly quote: (caller: Caller, form: OrderForm) => Placed<'quote'>;
  /**
   * Orders by purchase order number: issues the invoice immediately. The license depends on the trust in the order. Saves the PDF of the purchase order. A PDF
   * with active content is refused (SEC-4).
   */
  readonly orderOnInvoice: (
    caller: Caller,
    form: OrderForm,
    purchaseOrder: PurchaseOrder,
  ) => Promise<Result<string, OrderRefused<'place'> | FormInvalid<'file'>>>;
};

type Parts = Pick<
  OrderPorts,
  | 'orders'
  | 'payments'
  | 'fileInspector'
  | 'discountCodes'
  | 'transaction'
  | 'clock'
  | 'ids'
  | 'vault'
  | 'publicMailDomains'
> & {
  readonly readOffer: ReadOffer;
  readonly settle: Settle;
};
type Terms<Refused> = Promise<Result<OrderTerms, Refused>>;
type Agreed = { readonly terms: OrderTerms; readonly billTo: string };

function agreed<Refused>(
  readOffer: ReadOffer,
  termsFor: (...args: Parameters<AgreedTerms>) => Terms<Refused>,
) {
  return async (
    caller: Caller,
    form: OrderForm,
  ): Promise<Result<Agreed, Refused | OrderRefused<'quote'>>> => {
    const offer = await readOffer(caller);
    if (!offer.ok) return err({ kind: 'account/not-permitted' });
    const { name: billTo } = offer.value;
    if (billTo === null) return err({ kind: 'order/not-offered' });
    const terms = await termsFor(caller, offer.value, form);
    return terms.ok ? ok({ terms: terms.value, billTo }) : terms;
  };
}

/** Returns the letters and digits of a purchase order number, so that "PO 4711" and "po-4711" are equal. Empty without a number. */
const numberKey = (number: string | null): string => foldText(number ?? '').replace(/[^\p{L}\p{N}]/gu, '');

async function giveTrusted(stores: Stores, order: Order): Promise<void> {
  await giveLicense(stores, order, debtOf(order));
  if (order.trust === 'none') await mailOrderNews(stores, order, { news: 'unconfirmed' });
}

export function onInvoice(parts: Parts): OnInvoice {
  const { transaction, ids, clock } = parts;
  // A quote always has today's price. Otherwise, a quote based on a quote would be valid forever.
  const find = findDiscount(parts);
  const quotable = async (
    _caller: Caller,
    offer: Offer,
    form: OrderForm,
  ): Promise<Result<OrderTerms, OrderRefused<'quote'>>> => {
    const discount = await find(offer.plan, form.code);
    return discount.ok ? termsOf(offer, form, discount.value) : discount;
  };
  const agreeOnQuote = agreed(parts.readOffer, quotable);
  const invoiceCollected = issueBefore(issueCollected(parts));
  const [agree, enter, read, close] = [
    agreed(parts.readOffer, agreedTerms(parts)),
    book(parts),
    readCheckout(parts),
    closeCheckout(parts),
  ];
  const [trustOf, note] = [buyerTrust(parts), recordBuyer(parts)];
  const isUsed = async ({ buyer, purchaseOrder }: Order): Promise<boolean> => {
    if (buyer.path === null) return false;
    const before = await parts.orders.inScope({ ...emptyScope, organizations: [buyer.path] });
    const used = before.filter((each) => each.buyer.id === buyer.id && each.state !== 'canceled');
    const number = numberKey(purchaseOrder);
    return number !== '' && used.some((each) => numberKey(each.purchaseOrder) === number);
  };
  const saveFile = (stores: Stores, order: Order, file: Uint8Array): Promise<void> => {
    const { id, buyer, orderedBy, placedAt } = order;
    const about = { id: ids.next(), kind: 'purchase-order', sentBy: orderedBy } as const;
    return stores.billingFiles.save({ ...about, organization: buyer.id, order: id, sentAt: placedAt, file });
  };
  const closeOpen = async (buyer: Order['buyer']) => {
    const open = await read(buyer);
    return open.ok && open.value !== null ? close(open.value.order) : open;
  };
  const place = async (stores: Stores, order: Order, { quote }: OrderForm): Promise<boolean> => {
    if (quote !== undefined)
      return (await isQuoteOpen(stores.orders, order.id)) && stores.orders.orderQuote(order);
    // After a double click or in a second tab, the first order has already changed the start of the next license.
    return (await isCodeLeft(stores, order)) && stores.orders.place(order);
  };
  const orderOf = (
    { account }: Caller,
    { terms, billTo }: Agreed,
    placed: Pick<Order, 'id' | 'state' | 'purchaseOrder'>,
  ): Order => ({
    ...terms,
    ...placed,
    orderedBy: account.id,
    session: null,
    quote: null,
    placedAt: clock.now(),
    billTo,
  });
  return {
    async quote(caller, form) {
      const agreed = await agreeOnQuote(caller, form);
      if (!agreed.ok) return agreed;
      const order = orderOf(caller, agreed.value, {
        id: ids.next(),
        state: 'quoted',
        purchaseOrder: null,
      });
      await transaction.run(async ({ orders, documents }) => {
        await orders.place(order);
        await documents.issue(quoteOf(order, ids.next()));
      });
      return ok(order.id);
    },

    async orderOnInvoice(caller, form, { number: purchaseOrder, file, isRepeat = false }) {
      const inspected = file === null ? ok(null) : await parts.fileInspector.pdf(file);
      if (!inspected.ok) return err({ kind: 'form/invalid', fields: { file: inspected.error } });
      const agreed = await agree(caller, form);
      if (!agreed.ok) return agreed;
      const id = form.quote ?? ids.next();
      const draft = orderOf(caller, agreed.value, { id, state: 'pending-po', purchaseOrder });
      if (!isRepeat && (await isUsed(draft))) return err({ kind: 'order/purchase-order-used' });
      const closed = await closeOpen(draft.buyer);
      if (!closed.ok) return closed;
      const isPlaced = await transaction.run(async (stores) => {
        const order = { ...draft, trust: await trustOf(stores, draft, caller.actor.mailbox) };
        const isFirst = await place(stores, order, form);
        if (!isFirst) return false;
        await invoiceCollected(stores, order, caller.account.id);
        await enter(stores, { order, events: invoicedAt(order), notes: {} });
        const { buyer, plan, seats, total } = order;
        await note(stores, id, caller.account.email);
        await giveTrusted(stores, order);
        if (file !== null) await saveFile(stores, order, file);
        await stores.audit.record({
          action: 'order/placed',
          by: caller.account.id,
          subject: id,
          organization: buyer.path,
          before: null,
          after: { plan, seats, cents: total.cents },
        });
        return true;
      });
      if (isPlaced) return ok(id);
      const again = await agree(caller, form);
      return again.ok ? err({ kind: 'order/terms-changed' }) : again;
    },
  };
}
