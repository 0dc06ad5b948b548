import { isLastInCharge } from '#domain/organizations/members/in-charge.ts';
import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import type { NamedRole } from '#domain/identity/membership/member-role.ts';
import { hasSeatFor } from '#domain/organizations/members/seats.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { actOnMember } from './act-on-member.ts';
import type { MemberPorts } from './member-ports.ts';
import { assignFreedSeats } from './assign-freed-seats.ts';

type Ports = Pick<MemberPorts, 'transaction' | 'clock'>;

/** Makes a teacher a manager, or a manager a teacher (ORG-2). Idempotent. */
export type ChangeMemberRole = (
  caller: Caller,
  id: string,
  role: NamedRole,
) => Promise<Result<void, MemberRefused<'changeRole'>>>;

export const changeMemberRole =
  (ports: Ports): ChangeMemberRole =>
  (caller, id, role) =>
    actOnMember<void, MemberRefused<'changeRole'>>(
      ports,
      caller,
      { id, action: 'teacher.change-role' },
      async ({ stores, member, inCharge }) => {
        const { audit, organizations } = stores;
        const { organization, accountId } = member;
        const by = caller.account.id;
        if (accountId === by) return err({ kind: 'member/oneself' });
        if (member.to !== null) return err({ kind: 'member/status-changed' });
        if (member.role === role) return ok(undefined);
        if (member.role === 'customer') return err({ kind: 'account/not-permitted' });
        if (isLastInCharge(member, inCharge)) return err({ kind: 'member/last-in-charge' });
        const at = ports.clock.now();
        const seats = await organizations.countSeats(organization, at);
        if (!hasSeatFor(role, seats)) return err({ kind: 'organization/no-free-seat' });
        await organizations.changeMembership(id, { role });
        const values = { before: { role: member.role }, after: { role } };
        await audit.record({
          action: 'account/role-changed',
          by,
          subject: accountId,
          organization,
          ...values,
        });
        if (member.seated) await assignFreedSeats(stores, { by, organization, at });
        return ok(undefined);
      },
    );

/** Sets or removes the billing contacts of an organization (R27); customers may make themselves billing contacts. */
export type NameBillingContact = (
  caller: Caller,
  id: string,
  billingContact: boolean,
) => Promise<Result<void, MemberRefused<'nameBillingContact'>>>;

export const nameBillingContact =
  (ports: Ports): NameBillingContact =>
  (caller, id, billingContact) =>
    actOnMember<void, MemberRefused<'nameBillingContact'>>(
      ports,
      caller,
      { id, action: 'teacher.name-billing-contact' },
      async ({ stores: { audit, organizations }, member }) => {
        if (member.to !== null) return err({ kind: 'member/status-changed' });
        if (member.billingContact === billingContact) return ok(undefined);
        await organizations.changeMembership(id, { billingContact });
        await audit.record({
          action: 'account/billing-contact-changed',
          by: caller.account.id,
          subject: member.accountId,
          organization: member.organization,
          before: { billingContact: member.billingContact },
          after: { billingContact },
        });
        return ok(undefined);
      },
    );
