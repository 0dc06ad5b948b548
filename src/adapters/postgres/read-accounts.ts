import { CompiledQuery, type Kysely } from 'kysely';
import type { Account } from '#application/service/ports/account-repository.ts';
import { accountOf, type AccountRow } from './account-row.ts';
import { grantJson, isCoveredMember, isHeldAbove } from './grant-sql.ts';
import type { Schema } from './schema.ts';

/** What an account is made of, its grants included, of a table named `a`. */
const accountColumns = `a.*, coalesce(
    (select json_agg(${grantJson} order by g.id) from grants g where g.account_id = a.id), '[]') as grants`;

/** The memberships of an account `a` that have not ended, the oldest first, with the grants of their organizations that cover them. */
const presentMemberships = `coalesce(
    (select json_agg(json_build_object(
      'id', m.id, 'organization', m.organization_path, 'role', m.role, 'billingContact', m.billing_contact,
      'kind', o.kind, 'name', o.name, 'timeZone', o.time_zone,
      'grants', coalesce((select json_agg(${grantJson} order by g.id) from grants g where ${isCoveredMember} and ${isHeldAbove('m.organization_path')}), '[]')
      ) order by m.from_at, m.id)
    from memberships m join organizations o on o.id = m.organization_id
    where m.account_id = a.id and m.to_at is null), '[]') as memberships`;

/** The sessions of an account `a` that were ended one by one: when each began, in epoch milliseconds. */
const endedSessions = `coalesce(
    (select json_agg((extract(epoch from s.signed_in_at) * 1000)::bigint)
    from sessions s where s.account_id = a.id and s.ended_at is not null), '[]') as ended_sessions`;

/** The rule of the domain that the address of an account `a` is of. */
const rulesOfDomain = `sign_in_rules r where r.domain = lower(split_part(a.email, '@', 2))`;

/** Whether there is one. It is no part of the account's version: it changes for thousands of people at once, and rarely. */
export const isUnderRule = `exists (select from ${rulesOfDomain})`;

/** The rule, with who is in charge of the organization that made it; a path is made of ids. */
const signInRule = `(select json_build_object('provider', r.provider, 'passwordAllowed', r.password_allowed,
      'inCharge', coalesce((select json_agg(json_build_object('id', m.id, 'role', m.role))
        from proved_domains p join domain_claims c on c.id = p.claim_id join organizations o on o.id = c.organization_id
          join memberships m on m.organization_id = any(string_to_array(o.path, '/'))
        where p.domain = r.domain and m.to_at is null and m.role <> 'teacher'), '[]'))
    from ${rulesOfDomain}) as sign_in_rule`;

/** What a caller is made of: an account `a`, where it belongs, what it ended, and how it logs in. */
export const callerColumns = `${accountColumns}, ${presentMemberships}, ${endedSessions}, ${signInRule}`;

/** Prepared once per connection, and built once. */
const accountsById = `/* accounts-by-id */ select ${accountColumns} from accounts a where a.id = any($1)`;

/** The accounts of these ids, with their grants, by one statement. */
export async function readAccounts(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const { rows } = await db.executeQuery<AccountRow>(CompiledQuery.raw(accountsById, [ids]));
  return new Map(rows.map((row) => [row.id, accountOf(row)]));
}
