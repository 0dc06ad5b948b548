import type { Actor } from '#domain/organizations/access/actor.ts';
import { covers } from '#domain/organizations/access/can.ts';
import { isGuestOrder, type Order } from '#domain/billing/orders/order.ts';
import { debtOf } from '#domain/billing/orders/purchase-order-trust.ts';
import { defaultTimeZone, idOfPath } from '#domain/identity/membership/organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { claimedDays, type ClaimInto } from '#domain/billing/self-service/claimed-terms.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { claimStateOf } from '#domain/billing/self-service/guest-order.ts';
import type { OrderContact } from '#domain/billing/orders/order-contact.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { buyerTrust } from '../orders/buyer-trust.ts';
import { followStock, giveLicense } from '../orders/deliver-order.ts';
import { mailOrderNews } from '../orders/mail-receipt.ts';
import type { CallerMembership } from '../../identity/ports/actor-source.ts';
import type { Stores } from '../../ports/transaction.ts';
import { checkClaimKey } from './order-keys.ts';
import type { SelfServicePorts } from './self-service-ports.ts';

/**
 * Claims the license of an order without an account (LIC-7), for an organization of the caller or a new one; returns the organization's id. The caller needs
 * the key and an account with the order's address. The key was emailed only to that address, so it also verifies the address. Idempotent.
 */
export type ClaimOrder = (
  caller: Caller,
  id: string,
  claim: ClaimInto & { readonly key: string },
) => Promise<Result<string, Refused>>;

type Refused = SelfServiceRefused<'claim'>;
type Place = Pick<CallerMembership, 'organization' | 'timeZone'>;
type Asked = {
  readonly caller: Caller;
  readonly order: Order;
  readonly contact: OrderContact;
  readonly into: ClaimInto;
};

const actingIn = (actor: Actor, membership: CallerMembership): Actor => ({
  ...actor,
  accountType: actor.accountType === 'admin' ? actor.accountType : membership.role,
  memberships: [membership],
});

/** Returns the chosen organization of the caller if its kind matches the license and the caller may buy for it; else null. */
function ownPlace({ caller, order, into }: Asked): Place | null {
  const membership = caller.memberships.find(
    ({ organization }) => idOfPath(organization) === into.organizationId,
  );
  if (membership === undefined || membership.kind !== order.plan) return null;
  const subject = { relation: 'none', organization: membership.organization } as const;
  return covers(actingIn(caller.actor, membership), 'license.buy', subject).ok ? membership : null;
}

async function found(
  { organizations }: Stores,
  { caller, order, contact }: Asked,
  { ids, now }: { readonly ids: SelfServicePorts['ids']; readonly now: number },
): Promise<Place | null> {
  if (order.plan !== 'school' && order.plan !== 'district') return null;
  const timeZone = caller.membership?.timeZone ?? defaultTimeZone;
  const { id, path } = await organizations.open({
    id: ids.next(),
    kind: order.plan,
    name: contact.organization,
    timeZone,
    parent: null,
    at: now,
  });
  const { id: accountId } = caller.account;
  const joined = { id: ids.next(), accountId, organizationId: id, at: now };
  if (!(await organizations.join({ ...joined, role: 'customer', billingContact: true })))
    throw new Error(`${accountId} cannot join the organization that they created`);
  await organizations.choose(accountId, id);
  return { organization: path, timeZone };
}

function refusalOf({ caller, order, contact }: Asked): Refused | null {
  const address = parseEmail(caller.identity.email ?? '');
  if (!address.ok || address.value !== contact.email) return { kind: 'order/other-mailbox' };
  const isOpen = claimStateOf(order, contact.claimedAt !== null) === 'open';
  if (isOpen) return null;
  return { kind: contact.claimedAt === null ? 'order/nothing-to-claim' : 'order/claimed-already' };
}

export function claimOrder(
  ports: Pick<
    SelfServicePorts,
    'vault' | 'publicMailDomains' | 'transaction' | 'clock' | 'directory' | 'ids'
  >,
): ClaimOrder {
  const { vault, transaction, clock, directory, ids } = ports;
  const trustOf = buyerTrust(ports);
  /** Returns the trust that our staff confirmed, if any; else determines it. */
  const trustFor = async (stores: Stores, order: Order, mailbox: OrderContact['email']) =>
    order.trust ?? (await trustOf(stores, order, mailbox));

  const claim = async (stores: Stores, request: Asked): Promise<Result<string, Refused>> => {
    const { caller, order, contact, into } = request;
    const now = clock.now();
    const isFounded = into.organizationId === null;
    const place = isFounded ? await found(stores, request, { ids, now }) : ownPlace(request);
    if (place === null) return err({ kind: 'order/other-organization' });
    const { organization: path, timeZone } = place;
    const holder = { kind: 'organization', id: idOfPath(path), path } as const;
    const { grants } = await stores.grants.read({ accountId: caller.account.id, organization: path });
    const own = grants.filter((grant) => grant.holder?.id === holder.id);
    const days = claimedDays(order, own, { now, timeZone });
    const trust = await trustFor(stores, { ...order, buyer: holder }, contact.email);
    const claimed: Order = { ...order, buyer: holder, ...days, trust };
    if (!(await stores.orders.claim(claimed))) return err({ kind: 'order/same-on-invoice' });
    await stores.accounts.prove(caller.account.id, false);
    await stores.contacts.claim(contact.order, { account: caller.account.id, at: now });
    await stores.documents.handOver(order.id, holder);
    await stores.notices.handOver(order.id, holder.id);
    await giveLicense(stores, claimed, order.state === 'pending-po' ? debtOf(claimed) : {});
    if (order.state === 'pending-po' && trust === 'none')
      await mailOrderNews(stores, claimed, { news: 'unconfirmed' });
    await followStock(stores, claimed, order.state);
    await stores.audit.record({
      action: 'order/claimed',
      by: caller.account.id,
      subject: order.id,
      organization: path,
      before: null,
      after: { organization: holder.id, founded: isFounded },
    });
    return ok(holder.id);
  };

  return async (caller, id, { key, ...into }) => {
    const worth = checkClaimKey(vault, id, { key, now: clock.now() });
    if (worth === 'foreign') return err({ kind: 'order/not-found' });
    const claimed = await transaction.run(async (stores): Promise<Result<string, Refused>> => {
      const order = await stores.orders.findForUpdate(id);
      const contact = await stores.contacts.of(id);
      if (order === null || contact === null || !isGuestOrder(order)) return err({ kind: 'order/not-found' });
      if (contact.claimedBy === caller.account.id) return ok(order.buyer.id);
      if (worth === 'expired') return err({ kind: 'order/claim-expired' });
      const request = { caller, order, contact, into };
      const refused = refusalOf(request);
      return refused === null ? claim(stores, request) : err(refused);
    });
    // The provider may have been unreachable, so a repeated claim tries this again.
    if (claimed.ok && !caller.identity.emailVerified) await directory.verifyAddress(caller.identity.id);
    return claimed;
  };
}
