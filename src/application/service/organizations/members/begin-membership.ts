import { covers } from '#domain/organizations/access/can.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { isWithin } from '#domain/organizations/access/scope.ts';
import { isLastInCharge } from '#domain/organizations/members/in-charge.ts';
import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { hasSeatFor } from '#domain/organizations/members/seats.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Acting, Caller } from '../../identity/caller/caller.ts';
import { actOnMember } from './act-on-member.ts';
import type { MemberPorts } from './member-ports.ts';
import { assignFreedSeats } from './assign-freed-seats.ts';

type Ports = Pick<MemberPorts, 'transaction' | 'clock' | 'ids'>;

/** Reactivates a member in their former role: starts a membership. Refused if the role needs a seat and none is free (R5, R7). */
export type ReactivateMember = (
  caller: Caller,
  id: string,
) => Promise<Result<void, MemberRefused<'reactivate'>>>;

export const reactivateMember =
  (ports: Ports): ReactivateMember =>
  (caller, id) =>
    actOnMember<void, MemberRefused<'reactivate'>>(
      ports,
      caller,
      { id, action: 'teacher.invite' },
      async ({ stores: { audit, organizations }, member }) => {
        const { accountId, role, organization } = member;
        const by = caller.account.id;
        const covered = covers(caller.actor, 'teacher.invite', { relation: 'none', organization });
        if (!covered.ok) return err({ kind: 'license/ended' });
        if (member.endedWhy !== 'deactivated') return err({ kind: 'member/status-changed' });
        const seats = await organizations.countSeats(organization, ports.clock.now());
        if (!hasSeatFor(role, seats)) return err({ kind: 'organization/no-free-seat' });
        const again = { id: ports.ids.next(), accountId, role, billingContact: false };
        const joined = await organizations.join({
          ...again,
          organizationId: idOfPath(organization),
          at: ports.clock.now(),
        });
        if (!joined) return err({ kind: 'member/status-changed' });
        await audit.record({ action: 'account/reactivated', by, subject: accountId, organization });
        return ok(undefined);
      },
    );

/**
 * Moves a member to another school of the district: ends one membership and starts another in the same role. Their classrooms stay with the
 * school (R9).
 */
export type MoveMember = (
  caller: Acting,
  id: string,
  schoolId: string,
) => Promise<Result<void, MemberRefused<'move'>>>;

export const moveMember =
  (ports: Ports): MoveMember =>
  (caller, id, schoolId) =>
    actOnMember<void, MemberRefused<'move'>>(
      ports,
      caller,
      { id, action: 'teacher.move' },
      async ({ stores, member, inCharge }) => {
        const { audit, organizations } = stores;
        const { accountId, role, organization: from, seated } = member;
        const by = caller.account.id;
        if (accountId === by) return err({ kind: 'member/oneself' });
        if (member.to !== null) return err({ kind: 'member/status-changed' });
        const school = await organizations.byId(schoolId, scopeOf(caller.actor, 'teacher.move'));
        if (school === null) return err({ kind: 'organization/no-such-school' });
        if (school.path === from) return ok(undefined);
        if (isLastInCharge(member, inCharge)) return err({ kind: 'member/last-in-charge' });
        const seats = await organizations.countSeats(school.path, ports.clock.now());
        // A member who already counts there does not need a second seat.
        const staysWithin = isWithin(from, seats.organization);
        if (!staysWithin && !hasSeatFor(role, seats)) return err({ kind: 'organization/no-free-seat' });
        const at = ports.clock.now();
        await organizations.endMembership(id, { at, why: 'moved' });
        const begun = { id: ports.ids.next(), accountId, organizationId: schoolId, role };
        await organizations.join({ ...begun, billingContact: false, at, seated: staysWithin && seated });
        const values = { before: { organization: from }, after: { organization: school.path } };
        await audit.record({
          action: 'account/moved',
          by,
          subject: accountId,
          organization: school.path,
          ...values,
        });
        if (seated && !staysWithin) await assignFreedSeats(stores, { by, organization: from, at });
        return ok(undefined);
      },
    );
