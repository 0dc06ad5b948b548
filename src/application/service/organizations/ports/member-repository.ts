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
 * Reads current and deactivated members of organizations. If a person has had several memberships in one organization, reads the latest. Methods with a scope
 * return only data in the scope (ORG-3).
 */
export interface MemberRepository {
  /**
   * With a day (`on`), returns the memberships that were active at the end of the day. Role, name and other fields are current, and the status is today's
   * status of the person in that organization.
   */
  page(query: MemberQuery, scope: Scope): Promise<Page<StoredMember>>;
  ids(query: Pick<MemberQuery, 'filter' | 'timeZone'>, scope: Scope): Promise<readonly string[]>;
  /**
   * Finds a member by membership id. The id of an ended membership finds the person's latest membership that is listed. Null if no such membership is in the
   * scope.
   */
  byId(id: string, scope: Scope): Promise<StoredMemberProfile | null>;
  /**
   * Saves that an account's owner was active at this time (epoch milliseconds), for the account and all its memberships; at most once every
   * few minutes.
   */
  recordActive(accountId: string, at: number): Promise<void>;
}
