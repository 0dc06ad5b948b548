import { CompiledQuery, type Kysely } from 'kysely';
import type { Account } from '#application/service/identity/ports/account-repository.ts';
import { accountOf, type AccountRow } from './account-row.ts';
import { grantJson, isCoveredMemberSql, isHeldAbove } from './grant-sql.ts';
import type { Schema } from '../schema.ts';

const accountColumns = `a.*, coalesce(
    (select json_agg(${grantJson} order by g.id) from grants g where g.account_id = a.id), '[]') as grants`;

/** The current memberships of an account `a`, oldest first, with the grants of their organizations that cover them. */
const presentMemberships = `coalesce(
    (select json_agg(json_build_object(
      'id', m.id, 'organization', m.organization_path, 'role', m.role, 'billingContact', m.billing_contact,
      'kind', o.kind, 'name', o.name, 'timeZone', o.time_zone,
      'grants', coalesce((select json_agg(${grantJson} order by g.id) from grants g where ${isCoveredMemberSql} and ${isHeldAbove('m.organization_path')}), '[]')
      ) order by m.from_at, m.id)
    from memberships m join organizations o on o.id = m.organization_id
    where m.account_id = a.id and m.to_at is null), '[]') as memberships`;

/** The start times, in epoch milliseconds, of an account `a`'s sessions that were ended individually. */
const endedSessions = `coalesce(
    (select json_agg((extract(epoch from s.signed_in_at) * 1000)::bigint)
    from sessions s where s.account_id = a.id and s.ended_at is not null), '[]') as ended_sessions`;

const rulesOfDomain = `sign_in_rules r where r.domain = lower(split_part(a.email, '@', 2))`;

/**
 * Whether a login rule applies to the account `a`. The rule is not part of the account's version, because it changes rarely, but for thousands of accounts at
 * the same time.
 */
export const isUnderRule = `exists (select from ${rulesOfDomain})`;

/** The login rule, with the administrators of the organization that created it. A path consists of IDs. */
const signInRule = `(select json_build_object('provider', r.provider, 'passwordAllowed', r.password_allowed,
      'inCharge', coalesce((select json_agg(json_build_object('id', m.id, 'role', m.role))
        from proved_domains p join domain_claims c on c.id = p.claim_id join organizations o on o.id = c.organization_id
          join memberships m on m.organization_id = any(string_to_array(o.path, '/'))
        where p.domain = r.domain and m.to_at is null and m.role <> 'teacher'), '[]'))
    from ${rulesOfDomain}) as sign_in_rule`;

/** The columns of a caller: an account `a`, its memberships, its ended sessions, and its login rule. */
export const callerColumns = `${accountColumns}, ${presentMemberships}, ${endedSessions}, ${signInRule}`;

/** This statement is prepared once per connection, and its text is built once. */
const accountsById = `/* accounts-by-id */ select ${accountColumns} from accounts a where a.id = any($1)`;

export async function readAccounts(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const { rows } = await db.executeQuery<AccountRow>(CompiledQuery.raw(accountsById, [ids]));
  return new Map(rows.map((row) => [row.id, accountOf(row)]));
}
