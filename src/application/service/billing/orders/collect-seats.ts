import { prices } from '#domain/billing/prices/prices.ts';
import { emptyScope } from '#domain/organizations/access/scope.ts';
import {
  type CollectedForm,
  type CollectedSeats,
  collectedSeats,
  firstAddition,
  inForce,
  isCollectedAlike,
  issuesOn,
  seatsInForce,
  takenBack,
  withAddition,
} from '#domain/billing/orders/collected-seats.ts';
import { quoteIn } from '#domain/billing/orders/offer.ts';
import { debtOf } from '#domain/billing/orders/purchase-order-trust.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import { canceled, issueCollected } from './issue-collected.ts';
import type { OrderPorts } from './order-ports.ts';
import { readOffer } from './read-offer.ts';

type Answer<Question extends 'collected' | 'collect' | 'takeBack' | 'invoiceCollected', T> = Promise<
  Result<T, OrderRefused<Question>>
>;

/**
 * Seats added to a license on invoice, which are charged on the next invoice (R26). All operations except `invoice`, which returns the order's id, return the
 * added seats.
 */
export type CollectSeats = {
  /** Null if seats cannot be added this way, because the license was paid by card or there is no license. */
  readonly read: (caller: Caller) => Answer<'collected', CollectedSeats | null>;
  /** Sets the license's number of seats at the displayed total; effective immediately. */
  readonly add: (caller: Caller, form: CollectedForm) => Answer<'collect', CollectedSeats>;
  /** Removes an addition whose seats are unused; the days until today are charged. */
  readonly takeBack: (caller: Caller, id: string) => Answer<'takeBack', CollectedSeats>;
  readonly invoice: (caller: Caller) => Answer<'invoiceCollected', string>;
};

type Parts = Pick<OrderPorts, 'transaction' | 'ids' | 'clock'>;

const maxWaiting = 500;

function readFacts({ clock }: Pick<Parts, 'clock'>) {
  return async (
    stores: Stores,
    caller: Caller,
  ): Promise<Result<CollectedSeats | null, OrderRefused<'collected'>>> => {
    const offered = await readOffer({ ...stores, clock })(caller);
    if (!offered.ok) return offered;
    const offer = offered.value;
    const { buyer } = offer;
    if (buyer.path === null) return ok(null);
    const scope = { ...emptyScope, organizations: [buyer.path] };
    const orders = (await stores.orders.inScope(scope)).filter((each) => each.buyer.id === buyer.id);
    const requested = (await stores.seats.waiting(scope, maxWaiting)).length;
    return ok(collectedSeats(clock.now(), { offer, orders, asked: requested }));
  };
}

const notOffered = { kind: 'order/not-offered' } as const;
const notFound = { kind: 'order/not-found' } as const;

async function give(stores: Stores, order: Order, { timeZone }: CollectedSeats['offer']): Promise<void> {
  // The license is trusted for as long as the license of an order placed on the day of the invoice.
  const debt = debtOf({ placedAt: startOfDay(issuesOn(order), timeZone) });
  const { id, startsAt, endsAt, buyer, plan } = order;
  if (plan === null) throw new Error('seats cannot be collected without a license');
  const given = { order: id, seats: seatsInForce(order), endsAt, ...debt };
  const holder = { kind: 'organization', id: buyer.id } as const;
  await stores.grants.giveBought({
    ...given,
    kind: prices[plan].grants,
    holder,
    startsAt,
  });
  await stores.grants.changeBought(given);
}

/**
 * Saves an addition in the order that collects seats. If the end day or the tax differs, issues that order and starts a new one. Returns null if the first day
 * or the total differs from the form.
 */
function saveCollected({ ids, clock }: Pick<Parts, 'ids' | 'clock'>) {
  const issue = issueCollected({ ids, clock });
  return async (stores: Stores, { account }: Caller, facts: CollectedSeats, form: CollectedForm) => {
    const { offer, order: before } = facts;
    const held = offer.running?.seats ?? 0;
    const quote = quoteIn(offer, { seats: form.seats - held, term: 'rest' });
    if (!quote.ok) return null;
    const { startsOn, total } = quote.value;
    if (startsOn !== form.startsOn || total.cents !== form.totalCents) return null;
    const line = ids.next();
    if (before !== null && isCollectedAlike(before, quote.value)) {
      const order = withAddition(before, line, quote.value);
      return (await stores.orders.change(order)) ? order : null;
    }
    if (before !== null) await issue(stores, before, account.id);
    const placed = { id: ids.next(), line, orderedBy: account.id, placedAt: clock.now() };
    const order = firstAddition(facts, quote.value, placed);
    return (await stores.orders.place(order)) ? order : null;
  };
}

export function collectSeats({ transaction, ...parts }: Parts): CollectSeats {
  const { clock } = parts;
  const [facts, issue, keepOn] = [readFacts(parts), issueCollected(parts), saveCollected(parts)];
  const behindLock = <T, E>(
    caller: Caller,
    none: E,
    act: (stores: Stores, found: CollectedSeats) => Promise<Result<T, E>>,
  ): Promise<Result<T, E>> =>
    transaction.run(async (stores) => {
      const path = caller.membership?.organization ?? null;
      if (path !== null) await stores.organizations.lock(path);
      const found = await facts(stores, caller);
      // A user who does not buy for this organization has no collected seats.
      return found.ok && found.value !== null ? act(stores, found.value) : err(none);
    });
  const record = (
    { audit }: Stores,
    { account }: Caller,
    [action, order]: readonly ['order/seats-collected' | 'order/seats-taken-back', Order],
    [before, after]: readonly [number, number],
  ) =>
    audit.record({
      action,
      by: account.id,
      subject: order.id,
      organization: order.buyer.path,
      before: { seats: before },
      after: { seats: after, cents: order.total.cents },
    });
  const after = async (stores: Stores, caller: Caller) => {
    const found = await facts(stores, caller);
    if (!found.ok || found.value === null) throw new Error('the collected seats were not found');
    return ok(found.value);
  };
  return {
    read: (caller) => transaction.run((stores) => facts(stores, caller)),

    add: (caller, form) =>
      behindLock(caller, notOffered, async (stores, found): Answer<'collect', CollectedSeats> => {
        const held = found.offer.running?.seats ?? 0;
        if (!found.isOpen) return err(notOffered);
        // After a double click, the license already has this number of seats.
        if (!Number.isSafeInteger(form.seats) || form.seats <= held)
          return err({ kind: 'order/terms-changed' });
        if (form.seats > found.most) return err({ kind: 'order/too-many-collected' });
        const order = await keepOn(stores, caller, found, form);
        if (order === null) return err({ kind: 'order/terms-changed' });
        await give(stores, order, found.offer);
        await record(stores, caller, ['order/seats-collected', order], [held, form.seats]);
        return after(stores, caller);
      }),

    takeBack: (caller, id) =>
      behindLock(caller, notFound, async (stores, found): Answer<'takeBack', CollectedSeats> => {
        const { order, offer } = found;
        if (order === null) return err(notFound);
        const left = takenBack(order, id, offer.today);
        if (!left.ok) return left;
        const seats = inForce(order).find((line) => line.id === id)?.seats ?? 0;
        const held = offer.running?.seats ?? 0;
        if ((offer.taken ?? 0) > held - seats) return err({ kind: 'order/seats-needed' });
        const next = left.value ?? canceled(order);
        await stores.orders.change(next);
        if (left.value === null || seatsInForce(next) === 0)
          await stores.grants.endBought(order.id, clock.now());
        else await give(stores, next, offer);
        await record(stores, caller, ['order/seats-taken-back', next], [held, held - seats]);
        return after(stores, caller);
      }),

    invoice: (caller) =>
      behindLock(caller, notFound, async (stores, { order }): Answer<'invoiceCollected', string> => {
        if (order === null) return err(notFound);
        return (await issue(stores, order, caller.account.id)) ? ok(order.id) : err(notFound);
      }),
  };
}
