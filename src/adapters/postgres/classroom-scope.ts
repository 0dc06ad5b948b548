import { type RawBuilder, sql } from 'kysely';
import type { OwnScope, Scope } from '#domain/access/scope.ts';

/** That a row of `classroom_teachers` is of whoever the scope is of: taken by their account, or waiting for their address. */
const isTheirs = ({ accountId, mailbox }: OwnScope): RawBuilder<boolean> =>
  mailbox === null
    ? sql`t.account_id = ${accountId}`
    : sql`(t.account_id = ${accountId} or t.email = ${mailbox})`;

const isOwn = (own: OwnScope): RawBuilder<boolean> => sql`exists (select from classroom_teachers t
  where t.classroom_id = c.id and ${isTheirs(own)}${own.shared ? sql`` : sql` and t.role = 'owner'`})`;

/** That the classroom `c` is in a scope, as a condition; `isInScope` is the same for what is in memory. */
export function isInScope({ everything, organizations, own }: Scope): RawBuilder<boolean> {
  if (everything) return sql`true`;
  const parts = [
    ...(organizations.length === 0
      ? []
      : [sql<boolean>`c.organization_path ^@ any(${organizations}::text[])`]),
    ...(own === null ? [] : [isOwn(own)]),
  ];
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}
