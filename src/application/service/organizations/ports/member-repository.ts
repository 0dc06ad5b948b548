import type { Scope } from '#domain/organizations/access/scope.ts';
import type { MemberQuery } from '#domain/organizations/members/member-table.ts';
import type { Member, MemberDetails, MemberProfile } from '#domain/organizations/members/member.ts';
import type { Page } from '#domain/platform/tables/page.ts';

export type StoredMember = Omit<Member, 'details' | 'you'> & {
  readonly accountId: string;
  readonly details: MemberDetails;
};

export type StoredMemberProfile = Omit<MemberProfile, 'member' | 'invitations'> & {
  readonly member: StoredMember;
};

/**
 * Reads current and deactivated members of organizations; of a person's several memberships in one organization the latest. Methods with a
 * scope return nothing outside it (ORG-3).
 */
export interface MemberRepository {
  /**
   * With a day (`on`), memberships that were active at its end; role, name and other fields are current, and the status is the person's
   * status in that organization today.
   */
  page(query: MemberQuery, scope: Scope): Promise<Page<StoredMember>>;
  ids(query: Pick<MemberQuery, 'filter' | 'timeZone'>, scope: Scope): Promise<readonly string[]>;
  /**
   * Finds a member by membership id. The id of an ended membership finds the person's latest membership that is listed. Null if none is in the
   * scope.
   */
  byId(id: string, scope: Scope): Promise<StoredMemberProfile | null>;
  /**
   * Saves that an account's owner was active at this time (epoch milliseconds), for the account and all its memberships; at most once every
   * few minutes.
   */
  recordActive(accountId: string, at: number): Promise<void>;
}
