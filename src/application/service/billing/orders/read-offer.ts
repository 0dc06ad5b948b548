import { covers } from '#domain/organizations/access/can.ts';
import { exemptionOf } from '#domain/billing/prices/billing-file.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { defaultTimeZone, idOfPath, type Organization } from '#domain/identity/membership/organization.ts';
import type { HeldGrant } from '#domain/organizations/grants/held-grant.ts';
import { isUncovered, type Offer, offerAt } from '#domain/billing/orders/offer.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { OrderPorts } from './order-ports.ts';

/** Returns what the caller can buy in their current organization: for the organization if they are its buyer, else for themselves (LIC-5). */
export type ReadOffer = (caller: Caller) => Promise<Result<Offer, OrderRefused<'offer'>>>;

/** Returns what a buyer can buy; null if the buyer is deleted or covered by another license. */
export type OfferOf = (buyer: OrderBuyer) => Promise<Offer | null>;

export type OfferPorts = Pick<OrderPorts, 'grants' | 'organizations' | 'billingFiles' | 'clock'> & {
  readonly orders: Pick<OrderPorts['orders'], 'newestOf'>;
};

type Held = readonly HeldGrant[];
type At = { readonly held: Held; readonly now: number };

type School = Pick<Organization, 'name' | 'timeZone' | 'path'> & {
  readonly plan: Exclude<Organization['kind'], 'workspace'>;
};

async function offerOfOrganization(
  { organizations, orders, billingFiles }: OfferPorts,
  { path, plan, name, timeZone }: School,
  { held, now }: At,
): Promise<Offer> {
  const id = idOfPath(path);
  const { taken } = await organizations.countSeats(path, now);
  const grants = held.filter(({ holder }) => holder?.id === id);
  const buyer = { kind: 'organization', id, path } as const;
  const before = await orders.newestOf(buyer);
  const exemption = exemptionOf(await billingFiles.certificatesFor(path), dayInZone(timeZone)(now));
  return offerAt(now, { buyer, name, plan, timeZone, taken, grants, before, exemption });
}

async function offerOfAccount(
  { orders }: OfferPorts,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  { held, now }: At,
): Promise<Offer> {
  const grants = held.filter(({ holder }) => holder === null);
  const buyer = { kind: 'account', id, path: null } as const;
  const before = await orders.newestOf(buyer);
  const about = { buyer, name: null, plan: 'teacher', timeZone, taken: null } as const;
  return offerAt(now, { ...about, grants, before, exemption: 'none' });
}

/** Returns what the caller can buy for their school or district; null if they do not buy for it. */
async function forOrganization(
  ports: OfferPorts,
  { actor, membership }: Caller,
  at: At,
): Promise<Offer | null> {
  if (membership === null || membership.kind === 'workspace') return null;
  const { organization: path, kind: plan, name, timeZone } = membership;
  if (!covers(actor, 'license.buy', { relation: 'none', organization: path }).ok) return null;
  return offerOfOrganization(ports, { path, plan, name, timeZone }, at);
}

/** Returns what the caller can buy for themselves; null if another license covers them. */
async function forOneself(
  ports: OfferPorts,
  { actor, account, membership }: Caller,
  at: At,
): Promise<Offer | null> {
  const checked = isUncovered(at.now, at.held) ? (['uncovered'] as const) : [];
  if (!covers(actor, 'license.buy', { relation: 'owner', organization: null, checked }).ok) return null;
  return offerOfAccount(ports, { id: account.id, timeZone: membership?.timeZone ?? defaultTimeZone }, at);
}

export function offerOfBuyer(ports: OfferPorts): OfferOf {
  const { organizations, grants, clock } = ports;
  return async ({ kind, id }) => {
    const now = clock.now();
    if (kind === 'organization') {
      const found = await organizations.byId(id, everywhere);
      if (found === null || found.kind === 'workspace') return null;
      const { grants: held } = await grants.read({ accountId: '', organization: found.path });
      return offerOfOrganization(ports, { ...found, plan: found.kind }, { held, now });
    }
    const paths = (await organizations.membershipsOf(id)).map(({ organization }) => organization);
    const all = await Promise.all(
      (paths.length === 0 ? [null] : paths).map((organization) =>
        grants.read({ accountId: id, organization }),
      ),
    );
    const [first] = all;
    // A person who is covered by a school or district does not need to pay for the same license.
    if (first === undefined || all.some(({ grants: held }) => !isUncovered(now, held))) return null;
    const home = paths[0] === undefined ? null : await organizations.byId(idOfPath(paths[0]), everywhere);
    const timeZone = home?.timeZone ?? defaultTimeZone;
    return offerOfAccount(ports, { id, timeZone }, { held: first.grants, now });
  };
}

export function readOffer(ports: OfferPorts): ReadOffer {
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
