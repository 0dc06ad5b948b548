import type { HeldTerm } from '#domain/organizations/grants/cover-spans.ts';
import { isHeldBack } from '#domain/organizations/grants/grant.ts';
import type { HeldGrant } from '#domain/organizations/grants/held-grant.ts';
import type { PlanFacts } from '#domain/billing/license/license-plan.ts';
import { daysAfter, lastDayBefore } from '#domain/organizations/grants/term.ts';
import { defaultTimeZone, idOfPath } from '#domain/identity/membership/organization.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { GrantRepository } from '../../organizations/ports/grant-repository.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';

/**
 * Returns the input of license planning (LIC-11) for the caller's school or district, or for themselves. It reveals no more than their license page, and works
 * in every access state.
 */
export type ReadPlanFacts = (caller: Caller) => Promise<PlanFacts>;

type Clocked = { readonly now: number; readonly timeZone: string };

function heldTerm(
  grant: HeldGrant,
  { now, timeZone }: Clocked,
  term: Pick<HeldTerm, 'source' | 'seats'>,
): readonly HeldTerm[] {
  if (grant.endsAt <= now || isHeldBack(now, grant)) return [];
  const today = dayInZone(timeZone)(now);
  const first = dayInZone(timeZone)(grant.startsAt);
  const endsOn = daysAfter(lastDayBefore(grant.endsAt, timeZone), 1);
  return [{ ...term, startsOn: first > today ? first : today, endsOn }];
}

type PlanPorts = {
  readonly grants: Pick<GrantRepository, 'read'>;
  readonly organizations: Pick<OrganizationRepository, 'countSeats'>;
  readonly clock: Pick<Clock, 'now'>;
};

export function readPlanFacts({ grants, organizations, clock }: PlanPorts): ReadPlanFacts {
  return async ({ account, membership }) => {
    const timeZone = membership?.timeZone ?? defaultTimeZone;
    const clocked: Clocked = { now: clock.now(), timeZone };
    const today = dayInZone(timeZone)(clocked.now);
    const held = await grants.read({ accountId: account.id, organization: membership?.organization ?? null });
    if (membership === null || membership.kind === 'workspace') {
      const own = held.grants
        .filter(({ holder }) => holder === null)
        .flatMap((grant) =>
          heldTerm(grant, clocked, { source: grant.kind === 'trial' ? 'trial' : 'license', seats: 1 }),
        );
      return { buyer: 'self', name: null, today, teachers: 1, held: own };
    }
    const { organization, kind: buyer, name } = membership;
    const id = idOfPath(organization);
    const { taken } = await organizations.countSeats(organization, clocked.now);
    const shared = held.grants.flatMap((grant) => {
      if (grant.holder === null) return [];
      return grant.holder.id === id
        ? heldTerm(grant, clocked, { source: 'license', seats: grant.seats })
        : heldTerm(grant, clocked, { source: 'above', seats: null });
    });
    return { buyer, name, today, teachers: taken, held: shared };
  };
}
