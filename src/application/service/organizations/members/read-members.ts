import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import { asksNamesOnly, type MemberQuery } from '#domain/organizations/members/member-table.ts';
import type { Member, MemberProfile } from '#domain/organizations/members/member.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { StoredMember } from '../ports/member-repository.ts';
import type { MemberPorts } from './member-ports.ts';

const seesDetails = ({ actor }: Caller): boolean => scopeOf(actor, 'teacher.list').organizations.length > 0;

function presentMember({ accountId, ...member }: StoredMember, caller: Caller): Member {
  const you = accountId === caller.account.id;
  return { ...member, you, details: seesDetails(caller) || you ? member.details : null };
}

/** Returns a page of the members of the caller's organization and those below it. Teachers can see and search names only. */
export type PageMembers = (
  caller: Caller,
  query: MemberQuery,
) => Promise<Result<Page<Member>, MemberRefused<'page'>>>;

export function pageMembers({ members }: Pick<MemberPorts, 'members'>): PageMembers {
  return async (caller, query) => {
    if (!seesDetails(caller) && !asksNamesOnly(query)) return err({ kind: 'account/not-permitted' });
    const page = await members.page(query, scopeOf(caller.actor, 'teacher.list', ['names-only']));
    return ok({ ...page, rows: page.rows.map((member) => presentMember(member, caller)) });
  };
}

/** Returns a member with their classrooms and former memberships; for managers of the organization and the member. */
export type ReadMember = (
  caller: Caller,
  id: string,
) => Promise<Result<MemberProfile, MemberRefused<'byId'>>>;

export function readMember({
  members,
  transaction,
  clock,
}: Pick<MemberPorts, 'members' | 'transaction' | 'clock'>): ReadMember {
  return async (caller, id) => {
    const scope = scopeOf(caller.actor, 'teacher.list', ['names-only']);
    const found = await members.byId(id, scope);
    const member = found === null ? null : presentMember(found.member, caller);
    if (found === null || member === null || member.details === null)
      return err({ kind: 'member/not-found' });
    const pending = await transaction.run(async ({ classrooms, invitations, organizations }) => {
      const membership = await organizations.membership(found.member.id, scope);
      if (membership === null) return 0;
      const sent = await invitations.endingWith(membership.id, clock.now());
      const teachers = await classrooms.pendingTeachersAddedBy(
        found.member.accountId,
        membership.organization,
      );
      return sent.length + teachers.length;
    });
    return ok({ ...found, member, invitations: pending });
  };
}

/** Returns the caller's own membership in their current organization, like `ReadMember`, with the classrooms that are affected when the caller leaves. */
export type ReadOwnMember = (caller: Caller) => Promise<Result<MemberProfile, MemberRefused<'byId'>>>;

export function readOwnMember(ports: Parameters<typeof readMember>[0]): ReadOwnMember {
  const read = readMember(ports);
  return async (caller) =>
    caller.membership === null ? err({ kind: 'member/not-found' }) : read(caller, caller.membership.id);
}
