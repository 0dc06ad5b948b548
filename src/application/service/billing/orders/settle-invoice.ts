import { everywhere } from '#domain/organizations/access/scope.ts';
import type { LedgerEvent } from '#domain/billing/prices/ledger.ts';
import {
  balanceOf,
  type OrderAccount,
  paymentEvent,
  type ReceivedPayment,
  type CreditOrRefund,
} from '#domain/billing/orders/on-invoice.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import { nextState } from '#domain/billing/orders/order-state.ts';
import { bookedUnder, type Order } from '#domain/billing/orders/order.ts';
import { debtOf } from '#domain/billing/orders/purchase-order-trust.ts';
import { creditIn } from '#domain/billing/orders/settle-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import { book } from './book.ts';
import { followStock, giveLicense } from './deliver-order.ts';
import { mailOrderNews } from './mail-receipt.ts';
import type { OrderPorts } from './order-ports.ts';
import { closeInvoicePage } from './pay-invoice.ts';
import type { Settle } from './settle.ts';

type Settled = Promise<Result<OrderAccount, OrderRefused<'settleInvoice'>>>;

/** Operations of our staff on an order on invoice (LIC-7, LIC-10). */
export type SettleInvoice = {
  /** Records a full or partial payment. Idempotent: a reference is recorded only once. */
  readonly recordPayment: (caller: Caller, id: string, payment: ReceivedPayment) => Settled;
  /** Reduces the open amount with a credit note; a credit of the full amount of an unpaid order cancels it. */
  readonly credit: (caller: Caller, id: string, off: CreditOrRefund) => Settled;
  /** Confirms a purchase order: its license runs until the invoice's grace period ends. Idempotent. */
  readonly confirm: (caller: Caller, id: string) => Settled;
};

type Step = {
  readonly event: LedgerEvent;
  readonly note: string;
  /** The payment's bank reference; null for a credit. */
  readonly reference: string | null;
};

async function close(stores: Stores, account: OrderAccount, now: number): Promise<Order> {
  const { order, balance } = account;
  if (balance.open > 0) return order;
  const state = nextState(order.state, balance.paid > 0 ? 'pay' : 'cancel') ?? order.state;
  const { id } = order;
  await stores.orders.setState(id, state);
  await followStock(stores, order, state);
  if (state === 'paid') await giveLicense(stores, order);
  else await stores.grants.endBought(id, now);
  return { ...order, state };
}

type Parts = Pick<OrderPorts, 'orders' | 'payments' | 'transaction' | 'ids' | 'clock'> & {
  readonly settle: Settle;
};

export function settleInvoice(parts: Parts): SettleInvoice {
  const { transaction, clock, ids } = parts;
  const enter = book(parts);
  const closePage = closeInvoicePage(parts);
  const apply = async (
    caller: Caller,
    id: string,
    cents: number,
    stepOf: (order: Order, credited: number) => Step,
  ): Settled => {
    const closed = await closePage(await parts.orders.byId(id, everywhere));
    if (!closed.ok) return closed;
    return transaction.run(async (stores) => {
      const order = await stores.orders.findForUpdate(id);
      if (order === null) return err({ kind: 'order/not-found' });
      const before = await stores.ledger.entriesOf(id);
      const had = balanceOf(before);
      const step = stepOf(order, had.credited);
      if (before.some(({ event }) => event === step.event.id)) return ok({ order, balance: had });
      if (order.state !== 'pending-po') return err({ kind: 'order/not-open' });
      if (cents > had.open) return err({ kind: 'order/more-than-open' });
      await enter(stores, { order, events: [step.event], notes: { [step.event.id]: step.note } });
      // The payment page was closed, so the invoice cannot be paid by card there.
      if (order.session !== null) await stores.orders.setSession(id, null);
      const balance = balanceOf(await stores.ledger.entriesOf(id));
      const settled = await close(stores, { order, balance }, clock.now());
      const about = { by: caller.account.id, subject: id, organization: order.buyer.path, before: null };
      const { reference } = step;
      await stores.audit.record(
        reference === null
          ? { action: 'order/credited', ...about, after: { cents } }
          : { action: 'order/payment-recorded', ...about, after: { cents, reference } },
      );
      return ok({ order: settled, balance });
    });
  };
  return {
    recordPayment: (caller, id, payment) =>
      apply(caller, id, payment.cents, (order) => ({
        event: paymentEvent(order, payment, clock.now()),
        note: payment.reference,
        reference: payment.reference,
      })),
    credit: (caller, id, { cents, note }) =>
      apply(caller, id, cents, (order, credited) => ({
        event: {
          id: `credited/${ids.next()}`,
          at: clock.now(),
          buyer: bookedUnder(order),
          order: order.id,
          kind: 'credited',
          amounts: creditIn(order, credited, cents),
        },
        note,
        reference: null,
      })),
    confirm: (caller, id) =>
      transaction.run(async (stores) => {
        const order = await stores.orders.findForUpdate(id);
        if (order === null) return err({ kind: 'order/not-found' });
        const balance = balanceOf(await stores.ledger.entriesOf(id));
        if (order.state !== 'pending-po') return err({ kind: 'order/not-open' });
        if (order.trust === 'verified') return ok({ order, balance });
        const confirmed: Order = { ...order, trust: 'verified' };
        await stores.orders.setTrust(id, 'verified');
        await stores.grants.changeBought({
          order: id,
          seats: order.seats,
          endsAt: order.endsAt,
          ...debtOf(confirmed),
        });
        await followStock(stores, confirmed, order.state);
        await mailOrderNews(stores, confirmed, { news: 'confirmed' });
        await stores.audit.record({
          action: 'order/confirmed',
          by: caller.account.id,
          subject: id,
          organization: order.buyer.path,
        });
        return ok({ order: confirmed, balance });
      }),
  };
}
