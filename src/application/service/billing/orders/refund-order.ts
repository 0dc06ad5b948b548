import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { LedgerEntry } from '#domain/billing/prices/ledger.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { balanceOf, type OrderAccount } from '#domain/billing/orders/on-invoice.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import {
  refundableCents,
  refundedCents,
  type RefundForm,
  transferBack,
} from '#domain/billing/orders/refund.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import { type Book, book } from './book.ts';
import { followStock } from './deliver-order.ts';
import type { OrderPorts } from './order-ports.ts';
import type { Settle } from './settle.ts';

type Refunded = Promise<Result<OrderAccount, OrderRefused<'refund'> | FormInvalid<'reference'>>>;

/**
 * Refunds an order partly or in full, for our staff (LIC-10). Card payments are refunded to the card. Our staff make bank refunds by hand, and a reference
 * counts only once. A full refund ends the license.
 */
export type RefundOrder = (caller: Caller, id: string, form: RefundForm) => Refunded;

type Parts = Pick<OrderPorts, 'orders' | 'payments' | 'transaction' | 'ids' | 'clock'> & {
  readonly settle: Settle;
};
type Held = { readonly account: OrderAccount; readonly entries: readonly LedgerEntry[] };
type Asked = { readonly caller: Caller; readonly id: string; readonly form: RefundForm };

async function findAccountForUpdate({ orders, ledger }: Stores, id: string): Promise<Held | null> {
  const order = await orders.findForUpdate(id);
  if (order === null) return null;
  const entries = await ledger.entriesOf(id);
  return { account: { order, balance: balanceOf(entries) }, entries };
}

function refusalOf(account: OrderAccount, { cents, seen }: RefundForm): OrderRefused<'refund'> | null {
  const most = refundableCents(account);
  if (most === 0) return { kind: 'order/nothing-paid' };
  if (seen !== most) return { kind: 'order/balance-changed' };
  return cents > most ? { kind: 'order/more-than-paid' } : null;
}

const recordRefund = (
  { audit }: Stores,
  { caller, form: { cents, reference } }: Asked,
  { id, buyer }: Order,
): Promise<void> =>
  audit.record({
    action: 'order/refund-ordered',
    by: caller.account.id,
    subject: id,
    organization: buyer.path,
    before: null,
    after: { cents, reference },
  });

const recordRefusal = (
  { audit }: Stores,
  { caller, form: { cents } }: Asked,
  { id, buyer }: Order,
): Promise<void> =>
  audit.record({
    action: 'order/refund-refused',
    by: null,
    onBehalfOf: caller.account.id,
    subject: id,
    organization: buyer.path,
    before: null,
    after: { cents },
  });

async function enterTransfer(
  stores: Stores,
  { enter, now }: { readonly enter: Book; readonly now: number },
  request: Asked,
): Refunded {
  const { id, form } = request;
  const { cents, note, reference } = form;
  if (reference === null) return err({ kind: 'form/invalid', fields: { reference: 'required' } });
  const held = await findAccountForUpdate(stores, id);
  if (held === null) return err({ kind: 'order/not-found' });
  const { account, entries } = held;
  const { order, balance } = account;
  const at = { credited: balance.credited, at: now };
  const { credit, refund } = transferBack(order, { cents, reference }, at);
  if (entries.some(({ event }) => event === refund.id)) return ok(account);
  const refused = refusalOf(account, form);
  if (refused !== null) return err(refused);
  await enter(stores, { order, events: [credit, refund], notes: { [credit.id]: note } });
  await recordRefund(stores, request, order);
  const after = balanceOf(await stores.ledger.entriesOf(id));
  if (after.paid > 0) return ok({ order, balance: after });
  await stores.orders.setState(id, 'refunded');
  await followStock(stores, order, 'refunded');
  await stores.grants.endBought(id, now);
  return ok({ order: { ...order, state: 'refunded' }, balance: after });
}

/** Logs the staff member and amount before the provider is called, so that every refund has a responsible person. */
const intend = (stores: Stores, request: Asked) =>
  findAccountForUpdate(stores, request.id).then(
    async (held): Promise<Result<string, OrderRefused<'refund'>>> => {
      if (held === null) return err({ kind: 'order/not-found' });
      const refused = refusalOf(held.account, request.form);
      if (refused !== null) return err(refused);
      await recordRefund(stores, request, held.account.order);
      // The idempotency key contains the amount refunded before. It is the same after a double click or a crash, so there is only one refund.
      return ok(`refund/${request.id}/${refundedCents(held.entries)}/${request.form.cents}`);
    },
  );

export function refundOrder(parts: Parts): RefundOrder {
  const { orders, payments, transaction, settle, clock } = parts;
  const enter = book(parts);
  const toCard = async (order: Order, session: string, request: Asked): Refunded => {
    const { cents, note } = request.form;
    const before = await settle(order);
    if (!before.ok) return before;
    const key = await transaction.run((stores) => intend(stores, request));
    if (!key.ok) return key;
    const sent = await payments.refund({ session, amount: usd(cents), note, key: key.value });
    if (!sent.ok) {
      if (sent.error.kind === 'payments/refused')
        await transaction.run((stores) => recordRefusal(stores, request, before.value.order));
      return sent;
    }
    const after = await settle(before.value.order);
    if (!after.ok) return after;
    const entries = await transaction.run(({ ledger }) => ledger.entriesOf(request.id));
    return ok({ order: after.value.order, balance: balanceOf(entries) });
  };
  return async (caller, id, form) => {
    const order = await orders.byId(id, scopeOf(caller.actor, 'order.refund'));
    if (order === null) return err({ kind: 'order/not-found' });
    const request = { caller, id, form };
    return order.session === null
      ? transaction.run((stores) => enterTransfer(stores, { enter, now: clock.now() }, request))
      : toCard(order, order.session, request);
  };
}
