import type { Kysely } from 'kysely';
import type { Schema } from '#adapters/postgres/schema.ts';
import { fillWithoutIndexes } from './without-indexes.ts';

/** The path of the district with 60 schools and 3,000 staff. */
export const district = 'district-1/';

/**
 * A million people with 500 first and 10,000 last names. The first 3,000 are staff of district 1 in its 60 schools. The others belong to 1,939 schools without
 * a district. Inserts the results of triggers directly, and builds indexes at the end.
 */
const rowsOf = (people: number): readonly string[] => [
  `set session_replication_role = replica`,
  `insert into organizations (id, kind, parent_id, path, name, name_folded, time_zone, created_at)
    values ('district-1', 'district', null, '${district}', 'District 1', 'district 1', 'America/New_York', now())`,
  `insert into organizations (id, kind, parent_id, path, name, name_folded, time_zone, created_at)
    select 'school-' || n, 'school', case when n < 60 then 'district-1' end,
      case when n < 60 then '${district}' else '' end || 'school-' || n || '/', 'School ' || n, 'school ' || n, 'America/New_York', now()
    from generate_series(0, 1998) n`,
  `insert into accounts (id, account_type, first_name, last_name, email, name_folded, email_folded, campaign, created_at,
      mailbox_proved, last_active_at, organizations_folded)
    select 'person-' || n, 'teacher', first, last, email, first || ' ' || last, email, '{}', now() - n * interval '1 minute', true,
      now() - (n::bigint * 7919 % 5000000) * interval '1 second', 'school ' || school
    from (select n, 'first' || n * 31 % 500 as first, 'last' || n::bigint * 104729 % 10000 as last,
        'person' || n || '@school' || n % 1999 || '.example' as email,
        case when n < 3000 then n % 60 else 60 + n % 1939 end as school
      from generate_series(0, ${people - 1}) n) given`,
  `insert into memberships (id, account_id, organization_id, organization_path, role, billing_contact, from_at, to_at, ended_why,
      name_folded, email_folded, school_folded, classrooms, last_active_at)
    select 'membership-' || n, 'person-' || n, 'school-' || school,
      case when school < 60 then '${district}' else '' end || 'school-' || school || '/',
      case when n % 40 = 0 then 'manager' else 'teacher' end, false, a.created_at,
      case when n % 25 = 0 then now() end, case when n % 25 = 0 then 'deactivated' end,
      a.name_folded, a.email_folded, 'school ' || school, n % 6, a.last_active_at
    from (select n, case when n < 3000 then n % 60 else 60 + n % 1939 end as school from generate_series(0, ${people - 1}) n) given
      join accounts a on a.id = 'person-' || n`,
  `set session_replication_role = default`,
];

/** Fills an empty PostgreSQL with `people` people in 2,000 organizations. */
export const fillWithPeople = (database: Kysely<Schema>, people: number): Promise<void> =>
  fillWithoutIndexes(database, ['accounts', 'memberships'], rowsOf(people));
