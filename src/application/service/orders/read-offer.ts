import { covers } from '#domain/access/can.ts';
import { exemptionOf } from '#domain/billing/billing-file.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { defaultTimeZone, idOfPath } from '#domain/organizations/organization.ts';
import type { HeldGrant } from '#domain/license/held-grant.ts';
import { isUncovered, type Offer, offerAt } from '#domain/orders/offer.ts';
import type { OrderRefused } from '#domain/orders/order-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import type { OrderPorts } from './order-ports.ts';

/** What the caller can buy in the organization that they act in: for it, where they buy for it, else for themselves (LIC-5). */
export type ReadOffer = (caller: Caller) => Promise<Result<Offer, OrderRefused<'offer'>>>;

type Held = readonly HeldGrant[];

/** What the caller buys for the school or district that they act in; null where they do not buy for it. */
async function forOrganization(
  { organizations, orders, billingFiles }: Pick<OrderPorts, 'organizations' | 'orders' | 'billingFiles'>,
  { actor, membership }: Caller,
  { held, now }: { readonly held: Held; readonly now: number },
): Promise<Offer | null> {
  if (membership === null || membership.kind === 'workspace') return null;
  const { organization: path, kind: plan, name, timeZone } = membership;
  if (!covers(actor, 'license.buy', { relation: 'none', organization: path }).ok) return null;
  const id = idOfPath(path);
  const { taken } = await organizations.countSeats(path, now);
  const grants = held.filter(({ holder }) => holder?.id === id);
  const buyer = { kind: 'organization', id, path } as const;
  const before = await orders.newestOf(buyer);
  const exemption = exemptionOf(await billingFiles.certificatesFor(path), dayInZone(timeZone)(now));
  return offerAt(now, { buyer, name, plan, timeZone, taken, grants, before, exemption });
}

/** What the caller buys for themselves; null where something else covers them. */
async function forOneself(
  { orders }: Pick<OrderPorts, 'orders'>,
  { actor, account, membership }: Caller,
  { held, now }: { readonly held: Held; readonly now: number },
): Promise<Offer | null> {
  const checked = isUncovered(now, held) ? (['uncovered'] as const) : [];
  if (!covers(actor, 'license.buy', { relation: 'owner', organization: null, checked }).ok) return null;
  const grants = held.filter(({ holder }) => holder === null);
  const buyer = { kind: 'account', id: account.id, path: null } as const;
  const timeZone = membership?.timeZone ?? defaultTimeZone;
  const before = await orders.newestOf(buyer);
  const about = { buyer, name: null, plan: 'teacher', timeZone, taken: null } as const;
  return offerAt(now, { ...about, grants, before, exemption: 'none' });
}

export function readOffer(
  ports: Pick<OrderPorts, 'grants' | 'organizations' | 'orders' | 'billingFiles' | 'clock'>,
): ReadOffer {
  return async (caller) => {
    const now = ports.clock.now();
    const organization = caller.membership?.organization ?? null;
    const { grants: held } = await ports.grants.read({ accountId: caller.account.id, organization });
    const offer =
      (await forOrganization(ports, caller, { held, now })) ??
      (await forOneself(ports, caller, { held, now }));
    return offer === null ? err({ kind: 'account/not-permitted' }) : ok(offer);
  };
}
