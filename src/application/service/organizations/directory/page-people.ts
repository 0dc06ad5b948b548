import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { NotPermitted } from '#domain/organizations/access/access-refusal.ts';
import type { Person } from '#domain/organizations/directory/person.ts';
import { memberColumnOf, type PersonQuery } from '#domain/organizations/directory/person-table.ts';
import type { MemberColumn, MemberQuery } from '#domain/organizations/members/member-table.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Rule } from '#domain/platform/tables/filter.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { auditedRead } from '../../platform/audit/audited-read.ts';
import type { MemberRepository, StoredMember } from '../ports/member-repository.ts';
import type { Transaction } from '../../ports/transaction.ts';

/**
 * Returns a page of the people that the caller may see. Our staff see all people; their reads are logged (SEC-5). Managers of organizations see their members,
 * with fewer fields.
 */
export type PagePeople = (caller: Caller, query: PersonQuery) => Promise<Result<Page<Person>, NotPermitted>>;

export type PagePeoplePorts = {
  readonly transaction: Transaction;
  readonly members: Pick<MemberRepository, 'page'>;
  readonly clock: Clock;
};

const personOf = ({ id, firstName, lastName, details }: StoredMember): Person => ({
  id,
  firstName,
  lastName,
  email: details.email,
  accountType: details.role,
  organizations: [{ ...details.school, role: details.role }],
  lastActiveAt: details.lastActiveAt,
  since: details.since,
  account: null,
});

/** Returns the query as a query of members; null if it uses fields that only our staff may see. */
function memberQueryOf({ filter, sort, ...query }: PersonQuery): MemberQuery | null {
  const column = memberColumnOf[sort.column];
  const rules = filter.rules.flatMap((rule): readonly Rule<MemberColumn>[] => {
    const of = memberColumnOf[rule.column];
    return of === null ? [] : [{ ...rule, column: of }];
  });
  if (column === null || rules.length < filter.rules.length) return null;
  return { ...query, filter: { match: filter.match, rules }, sort: { ...sort, column } };
}

export function pagePeople({ transaction, members, clock }: PagePeoplePorts): PagePeople {
  const audited = auditedRead({ transaction });
  return async (caller, query) => {
    const scope = scopeOf(caller.actor, 'directory.read', ['audited']);
    if (!scope.everything) {
      const memberQuery = memberQueryOf(query);
      if (memberQuery === null) return err({ kind: 'account/not-permitted' });
      const page = await members.page(memberQuery, scope);
      return ok({ ...page, rows: page.rows.map(personOf) });
    }
    const page = await audited(
      ({ rows }: Page<Person>) => ({
        action: 'directory/read',
        by: caller.account.id,
        subject: '',
        concerns: rows.map(({ id }) => id),
        read: { filter: query.filter, count: rows.length },
      }),
      ({ people }) => people.page(query, clock.now()),
    );
    return ok(page);
  };
}
