import { everywhere } from '#domain/organizations/access/scope.ts';
import {
  announcedTerms,
  type AutoRenewal,
  givenUpAt,
  nextChargeAt,
  renewalTerms,
  settledRenewal,
} from '#domain/billing/orders/auto-renewal.ts';
import { isSameOrder, type OrderTerms } from '#domain/billing/orders/offer.ts';
import { nextState } from '#domain/billing/orders/order-state.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import type { SavedCard } from '#domain/billing/prices/saved-card.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandlers } from '../../platform/ports/jobs.ts';
import type { Orders } from '../ports/orders.ts';
import type { Stores } from '../../ports/transaction.ts';
import { giveLicense } from './deliver-order.ts';
import { endRenewal } from './save-card.ts';
import { closeCheckout, readCheckout } from './open-checkout.ts';
import { orderTitleOf } from './place-order.ts';
import { offerOfBuyer, type OfferPorts } from './read-offer.ts';
import { settle, type Settle, type SettlePorts } from './settle.ts';

export type ChargeRenewalsPorts = SettlePorts &
  Omit<OfferPorts, 'orders'> & { readonly orders: Pick<Orders, 'byId' | 'openOf' | 'newestOf'> };

const atOnce = 100;

type Carded = AutoRenewal & { readonly card: SavedCard };
const isCarded = (renewal: AutoRenewal): renewal is Carded => renewal.card !== null;

type ChargeResult = 'charged' | 'refused' | 'nothing' | 'away';
type Failed = { readonly error: unknown };

/** Saves a renewal if it is unchanged since it was read; false if it ended or another process changed it. */
async function change(
  { autoRenewals }: Stores,
  was: AutoRenewal,
  changed: (held: AutoRenewal) => AutoRenewal,
): Promise<boolean> {
  const held = await autoRenewals.findForUpdate(was.id);
  const isSame =
    held?.card?.id === was.card?.id && held?.order === was.order && held?.refusals === was.refusals;
  if (held === null || held.ended !== null || !isSame) return false;
  await autoRenewals.save(changed(held));
  return true;
}

type Parts = ChargeRenewalsPorts & {
  readonly settleOrder: Settle;
  readonly charge: ReturnType<typeof attempt>;
};

/** Charges the card for a placed order and saves the bank's response. Idempotent: the card is charged at most once. */
function attempt({ payments, transaction }: ChargeRenewalsPorts, settleOrder: Settle) {
  return async (renewal: Carded, order: Order): Promise<ChargeResult> => {
    const key = `renewal/${order.id}/${renewal.refusals}`;
    const charged = await payments.charge(order.session ?? '', renewal.card, key);
    if (!charged.ok) return 'away';
    const refusal = charged.value;
    if (refusal !== 'done') {
      await transaction.run(async (stores) => {
        const refused = (held: AutoRenewal) => ({ ...held, refusals: held.refusals + 1, refusal });
        if (await change(stores, renewal, refused)) await giveLicense(stores, order, { owed: 'card' });
      });
      return 'refused';
    }
    const settled = await settleOrder(order);
    if (!settled.ok) return 'away';
    if (settled.value.order.state !== 'pending-payment')
      await transaction.run((stores) => change(stores, renewal, settledRenewal));
    return 'charged';
  };
}

/** Continues an order that is being charged. Asks the provider first, so that a crash does not cause a second charge. */
function resumeCharge({ orders, transaction, clock, settleOrder, charge }: Parts) {
  return async (renewal: Carded, id: string): Promise<ChargeResult> => {
    const order = await orders.byId(id, everywhere);
    if (order === null) throw new Error(`the order ${id} was not found`);
    const settled = await settleOrder(order);
    if (!settled.ok) return 'away';
    const now = clock.now();
    const { order: current, isProcessing } = settled.value;
    if (current.state !== 'pending-payment') {
      await transaction.run((stores) => change(stores, renewal, settledRenewal));
      return 'nothing';
    }
    if (isProcessing) return 'nothing';
    if (now >= givenUpAt(current)) {
      await transaction.run((stores) => endRenewal(stores, renewal, { at: now, why: 'declined', by: null }));
      return 'nothing';
    }
    const due = nextChargeAt(current, renewal);
    return due !== null && due <= now ? charge(renewal, current) : 'nothing';
  };
}

/** Places the order of a renewal, after preparing its charge. A charge without an order is never executed. */
function placeRenewal(ports: ChargeRenewalsPorts) {
  const { payments, transaction, clock, ids } = ports;
  return async (
    renewal: Carded,
    terms: OrderTerms,
    billTo: string | null,
  ): Promise<Order | 'away' | null> => {
    const id = ids.next();
    const { card, agreedBy, buyer } = renewal;
    const prepared = await payments.prepareCharge({
      order: id,
      total: terms.total,
      title: orderTitleOf(terms),
      card,
    });
    if (!prepared.ok) return 'away';
    const state = nextState('draft', 'check-out');
    if (state === null) throw new Error('a new order cannot be charged');
    const placed = { orderedBy: agreedBy ?? buyer.id, placedAt: clock.now(), billTo, quote: null };
    const order = { ...terms, ...placed, id, state, session: prepared.value, purchaseOrder: null };
    const isPlaced = await transaction.run(async (stores) => {
      if (!(await stores.orders.place(order))) return false;
      if (!(await change(stores, renewal, (held) => ({ ...held, terms, order: id }))))
        throw new RenewalChanged();
      const { plan, seats, total } = order;
      await stores.audit.record({
        action: 'order/placed',
        by: null,
        ...(agreedBy === null ? {} : { onBehalfOf: agreedBy }),
        subject: id,
        organization: buyer.path,
        before: null,
        after: { plan, seats, cents: total.cents },
      });
      return true;
    });
    return isPlaced ? order : null;
  };
}

/** Thrown to roll back an order if its renewal ended or another process changed it. */
class RenewalChanged extends Error {}

/** Saves the next charge while it may still change. Returns it only if it was saved before, because charges must be announced first. */
function tellTerms({ transaction, clock }: ChargeRenewalsPorts) {
  return async (renewal: Carded, fresh: OrderTerms | null): Promise<OrderTerms | null> => {
    const announced = renewal.terms;
    const terms = fresh === null ? null : announcedTerms(announced, fresh, clock.now());
    const isTold = terms === null || announced === null ? terms === announced : isSameOrder(terms, announced);
    if (isTold) return terms;
    await transaction.run((stores) => change(stores, renewal, (held) => ({ ...held, terms })));
    return null;
  };
}

function begin(ports: Parts) {
  const { transaction, clock, settleOrder, charge } = ports;
  const parts = { ...ports, settle: settleOrder };
  const [offerOf, read, close] = [offerOfBuyer(ports), readCheckout(parts), closeCheckout(parts)];
  const closeOther = async (buyer: AutoRenewal['buyer']) => {
    const open = await read(buyer);
    return open.ok && open.value !== null ? close(open.value.order) : open;
  };
  const [place, tell] = [placeRenewal(ports), tellTerms(ports)];
  return async (renewal: Carded): Promise<ChargeResult> => {
    const now = clock.now();
    const offer = await offerOf(renewal.buyer);
    if (offer === null || offer.running === null) {
      await transaction.run((stores) =>
        endRenewal(stores, renewal, { at: now, why: 'license-ended', by: null }),
      );
      return 'nothing';
    }
    const terms = await tell(renewal, renewalTerms(offer));
    const due = terms === null ? null : nextChargeAt(terms, renewal);
    if (terms === null || due === null || due > now) return 'nothing';
    const closed = await closeOther(renewal.buyer);
    if (!closed.ok) return closed.error.kind === 'payments/away' ? 'away' : 'nothing';
    const order = await place(renewal, terms, offer.name);
    if (order === 'away') return 'away';
    return order === null ? 'nothing' : charge({ ...renewal, terms, order: order.id }, order);
  };
}

/**
 * Charges the cards of renewing licenses (LIC-4): on the day before they end, and twice more in the grace period if the bank declined. Idempotent: a card is
 * never charged twice, even after repeated or concurrent runs or a crash.
 */
export function chargeRenewals(ports: ChargeRenewalsPorts): JobHandlers<JobKinds>['charge-renewals'] {
  const settleOrder = settle(ports);
  const parts = { ...ports, settleOrder, charge: attempt(ports, settleOrder) };
  const [goOn, start] = [resumeCharge(parts), begin(parts)];
  const renew = async (renewal: Carded): Promise<ChargeResult | Failed> => {
    try {
      return await (renewal.order === null ? start(renewal) : goOn(renewal, renewal.order));
    } catch (error) {
      return error instanceof RenewalChanged ? 'nothing' : { error };
    }
  };
  return async () => {
    const went: (ChargeResult | Failed)[] = [];
    let after: string | null = null;
    do {
      const last: string | null = after;
      const renewals: readonly AutoRenewal[] = await ports.transaction.run(({ autoRenewals }) =>
        autoRenewals.active(atOnce, last),
      );
      for (const renewal of renewals.filter(isCarded)) went.push(await renew(renewal));
      after = renewals.length < atOnce ? null : (renewals.at(-1)?.id ?? null);
    } while (after !== null);
    // A failure does not block other charges. The job is retried if there is any.
    const failed = went.find((each) => typeof each === 'object');
    if (failed !== undefined) throw failed.error;
    if (went.includes('away')) throw new Error('the payment provider is unavailable');
    const count = (what: ChargeResult): number => went.filter((each) => each === what).length;
    return { charged: count('charged'), refused: count('refused') };
  };
}
