import { isLastInCharge } from '#domain/organizations/members/in-charge.ts';
import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import type { HandOver } from '#domain/organizations/members/hand-over.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Acting, Caller } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import { actOnMember, type MemberActFacts } from './act-on-member.ts';
import { handOverClassrooms } from './hand-over-classrooms.ts';
import type { MemberPorts } from './member-ports.ts';
import { assignFreedSeats } from './assign-freed-seats.ts';

type Ports = Pick<MemberPorts, 'transaction' | 'clock'>;

/**
 * Deactivates a member: the membership ends, and their next call in the organization is refused (R10). `handOver` assigns new owners to classrooms. All others
 * stay with the school, under the member's name (R9). A freed seat goes to the longest-waiting member. Works after a license has ended.
 */
export type DeactivateMember = (
  caller: Acting,
  id: string,
  handOver: HandOver,
) => Promise<Result<void, MemberRefused<'deactivate'>>>;

export const deactivateMember =
  (ports: Ports): DeactivateMember =>
  (caller, id, handOver) =>
    actOnMember<void, MemberRefused<'deactivate'>>(
      ports,
      caller,
      { id, action: 'teacher.deactivate' },
      async ({ stores, member, inCharge }) => {
        const { accountId: subject, organization } = member;
        const by = caller.account.id;
        if (subject === by) return err({ kind: 'member/oneself' });
        if (member.to !== null) return err({ kind: 'member/status-changed' });
        if (isLastInCharge(member, inCharge)) return err({ kind: 'member/last-in-charge' });
        const handed = await handOverClassrooms(ports, stores, { by, from: member, handOver });
        if (!handed.ok) return handed;
        const at = ports.clock.now();
        await stores.organizations.endMembership(id, { at, why: 'deactivated' });
        await stores.audit.record({ action: 'account/deactivated', by, subject, organization });
        await revokeInvitations(stores, member, { by, at });
        if (member.seated) await assignFreedSeats(stores, { by, organization, at });
        return ok(undefined);
      },
    );

/**
 * Revokes the invitations that end with a membership: those that the member sent, and those that the member got from a different school of the district. Also
 * removes pending co-teachers whom the member added.
 */
async function revokeInvitations(
  { invitations, classrooms, audit }: Pick<Stores, 'invitations' | 'classrooms' | 'audit'>,
  {
    id: membership,
    accountId,
    organization,
  }: Pick<MemberActFacts['member'], 'id' | 'accountId' | 'organization'>,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> {
  for (const { id: teacherId, classroomId } of await classrooms.pendingTeachersAddedBy(
    accountId,
    organization,
  )) {
    await classrooms.removeTeacher(classroomId, teacherId);
    const before = { teacherId, accountId: null };
    const act = { by, subject: classroomId, organization, concerns: [], before, after: null };
    await audit.record({ action: 'classroom/teacher-removed', ...act });
  }
  for (const id of await invitations.endingWith(membership, at))
    if (await invitations.settle(id, 'revoked'))
      await audit.record({ action: 'invitation/revoked', by, subject: id, organization });
}

/** Ends the caller's membership in their current organization; classrooms are handled as in `DeactivateMember`. */
export type LeaveOrganization = (
  caller: Caller,
  handOver: HandOver,
) => Promise<Result<void, MemberRefused<'leave'>>>;

export const leaveOrganization =
  (ports: Ports): LeaveOrganization =>
  ({ account, membership: own }, handOver) =>
    ports.transaction.run(async (stores): Promise<Result<void, MemberRefused<'leave'>>> => {
      if (own === null) return err({ kind: 'organization/not-a-member' });
      const { id, organization } = own;
      await stores.organizations.lock(organization);
      const member = await stores.organizations.membership(id, {
        everything: false,
        organizations: [organization],
        own: null,
      });
      if (member === null || member.to !== null) return err({ kind: 'organization/not-a-member' });
      const inCharge = await stores.organizations.inCharge(organization);
      if (isLastInCharge(member, inCharge)) return err({ kind: 'member/last-in-charge' });
      const by = account.id;
      const from = { ...member, accountId: by };
      const handed = await handOverClassrooms(ports, stores, { by, from, handOver });
      if (!handed.ok) return handed;
      const at = ports.clock.now();
      await stores.organizations.endMembership(id, { at, why: 'left' });
      await stores.audit.record({ action: 'account/left', by, subject: by, organization });
      await revokeInvitations(stores, from, { by, at });
      if (member.seated) await assignFreedSeats(stores, { by, organization, at });
      return ok(undefined);
    });
