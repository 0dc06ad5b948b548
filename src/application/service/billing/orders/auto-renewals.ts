import { covers } from '#domain/organizations/access/can.ts';
import {
  agreedRenewal,
  type AutoRenewal,
  type RenewalForm,
  renewalTerms,
  type ShownRenewal,
  shownRenewal,
} from '#domain/billing/orders/auto-renewal.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { endRenewal, saveCard } from './save-card.ts';
import type { OrderPorts } from './order-ports.ts';
import { type OfferOf, type ReadOffer } from './read-offer.ts';

/** Yearly renewal by card (LIC-4), for buyers of their organization's license or of their own license. */
export type AutoRenewalsApp = {
  readonly read: (caller: Caller) => Promise<ShownRenewal>;
  /** Agrees to the displayed charge; returns the payment provider's page for the card. The renewal starts only when the card is entered. */
  readonly start: (
    caller: Caller,
    form: RenewalForm,
  ) => Promise<Result<{ readonly payAt: string }, OrderRefused<'startRenewal'>>>;
  /** Asks the payment provider whether a card was entered, because a return from its page does not prove that. */
  readonly check: (caller: Caller) => Promise<Result<ShownRenewal, OrderRefused<'checkRenewal'>>>;
  readonly stop: (caller: Caller) => Promise<ShownRenewal>;
  /** Handles a webhook of the payment provider about a card session; false if the session is not ours. */
  readonly notice: (session: string) => Promise<Result<boolean, OrderRefused<'checkRenewal'>>>;
};

type Parts = Pick<OrderPorts, 'payments' | 'transaction' | 'clock' | 'ids' | 'publicUrl'> & {
  readonly readOffer: ReadOffer;
  readonly offerOf: OfferOf;
};

/** Returns the buyer whose renewal the caller can see and stop: their school or district if they buy for it, else themselves. */
function buyerFor({ actor, account, membership }: Caller): OrderBuyer {
  const path = membership === null || membership.kind === 'workspace' ? null : membership.organization;
  const buys =
    path !== null && covers(actor, 'license.stop-renewal', { relation: 'none', organization: path }).ok;
  return buys
    ? { kind: 'organization', id: idOfPath(path), path }
    : { kind: 'account', id: account.id, path: null };
}

export function autoRenewals(parts: Parts): AutoRenewalsApp {
  const { payments, transaction, clock, ids, publicUrl, readOffer, offerOf } = parts;
  const standingOf = (buyer: OrderBuyer): Promise<AutoRenewal | null> =>
    transaction.run((stores) => stores.autoRenewals.standingOf(buyer));
  const shownOf = async (buyer: OrderBuyer): Promise<ShownRenewal> => {
    const offer = await offerOf(buyer);
    return shownRenewal(await standingOf(buyer), offer === null ? null : renewalTerms(offer));
  };
  const ask = async (renewal: AutoRenewal): Promise<Result<null, OrderRefused<'checkRenewal'>>> => {
    const session = await payments.read(renewal.session);
    if (!session.ok) return session;
    const { card } = session.value;
    if (card !== null)
      await transaction.run((stores) => saveCard(stores, renewal.session, { card, at: clock.now() }));
    return ok(null);
  };
  return {
    read: (caller) => shownOf(buyerFor(caller)),

    async start(caller, { startsOn, totalCents }) {
      const offer = await readOffer(caller);
      if (!offer.ok) return offer;
      const terms = renewalTerms(offer.value);
      if (terms === null) return err({ kind: 'order/not-offered' });
      if (terms.startsOn !== startsOn || terms.total.cents !== totalCents)
        return err({ kind: 'order/terms-changed' });
      const { account } = caller;
      const id = ids.next();
      const page = `${publicUrl}/settings/license#renewal`;
      const opened = await payments.openSetup({
        key: id,
        email: account.email,
        returnUrl: page,
        cancelUrl: page,
      });
      if (!opened.ok) return opened;
      const { id: session, url: payAt } = opened.value;
      if (payAt === null) throw new Error('a new payment session has no payment page');
      const agreed = { id, buyer: offer.value.buyer, agreedBy: account.id, agreedAt: clock.now(), session };
      await transaction.run((stores) => stores.autoRenewals.add(agreedRenewal(agreed)));
      return ok({ payAt });
    },

    async check(caller) {
      const buyer = buyerFor(caller);
      const going = await transaction.run((stores) => stores.autoRenewals.listForUpdate(buyer));
      for (const renewal of going.filter(({ card }) => card === null)) {
        const requested = await ask(renewal);
        if (!requested.ok) return requested;
      }
      return ok(await shownOf(buyer));
    },

    async stop(caller) {
      const buyer = buyerFor(caller);
      const end = { at: clock.now(), why: 'by-hand', by: caller.account.id } as const;
      await transaction.run(async (stores) => {
        for (const renewal of await stores.autoRenewals.listForUpdate(buyer))
          await endRenewal(stores, renewal, end);
      });
      return shownOf(buyer);
    },

    async notice(session) {
      const renewal = await transaction.run((stores) => stores.autoRenewals.bySession(session));
      if (renewal === null) return ok(false);
      const requested = await ask(renewal);
      return requested.ok ? ok(true) : requested;
    },
  };
}
