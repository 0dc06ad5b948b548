import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  InvitationNote,
  InvitationRepository,
  NamedInvitation,
  NewInvitations,
} from '#application/service/organizations/ports/invitation-repository.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { AddressFacts } from '#domain/organizations/invitations/address-answers.ts';
import type { InvitationPlace } from '#domain/organizations/invitations/invitation-views.ts';
import { reminderDelays } from '#domain/organizations/invitations/invitation.ts';
import { idOfPath, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { InvitationsTable } from './invitations-table.ts';
import { instant, type Schema } from '../schema.ts';
import { codePointsWithin, pathInScope } from '../platform/scope-sql.ts';

type Row = Selectable<InvitationsTable> & {
  readonly path: OrganizationPath;
  readonly name: string;
  readonly inviter: string | null;
};

const invitationOf = (row: Row): NamedInvitation => ({
  id: row.id,
  email: row.email,
  organization: row.path,
  organizationName: row.name,
  role: row.role,
  message: row.message,
  invitedBy: row.invited_by,
  inviter: row.inviter,
  state: row.state,
  invitedAt: row.invited_at,
  expiresAt: row.expires_at,
  sentAt: row.sent_at,
  bouncedAt: row.bounced_at,
  openedAt: row.opened_at,
  noSeatAt: row.no_seat_at,
  reminders: row.reminders,
});

const selected = sql`select i.*, o.path, o.name,
    coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), a.email) as inviter
  from invitations i join organizations o on o.id = i.organization_id left join accounts a on a.id = i.invited_by`;

/** The maximum number of valid links per invitation. */
const maxLinks = 20;

const timestampOrNull = (at: number | null): string | null => (at === null ? null : instant(at));

const columnsOf = ({ sentAt, bouncedAt, openedAt, noSeatAt, reminders }: InvitationNote) => ({
  ...(sentAt === undefined ? {} : { sent_at: timestampOrNull(sentAt) }),
  ...(bouncedAt === undefined ? {} : { bounced_at: timestampOrNull(bouncedAt) }),
  ...(openedAt === undefined ? {} : { opened_at: timestampOrNull(openedAt) }),
  ...(noSeatAt === undefined ? {} : { no_seat_at: timestampOrNull(noSeatAt) }),
  ...(reminders === undefined ? {} : { reminders }),
});

export class PostgresInvitationRepository implements InvitationRepository {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async facts(
    emails: readonly EmailAddress[],
    organization: OrganizationPath,
    {
      scope,
      now,
      seatsOf,
    }: { readonly scope: Scope; readonly now: number; readonly seatsOf: OrganizationPath },
  ): Promise<readonly AddressFacts[]> {
    const waits = sql`i.state = 'pending' and i.expires_at > ${instant(now)}`;
    const { rows } = await sql<AddressFacts>`with
        asked as (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) as email),
        belongs as (
          select asked.email, o.path, o.name from asked
          join accounts a on a.mailbox_proved and lower(a.email) = asked.email
          join memberships m on m.account_id = a.id and m.to_at is null
          join organizations o on o.id = m.organization_id
          where o.path = ${organization} or ${pathInScope(scope, sql.ref('o.path'))}),
        known as (
          select asked.email,
            exists (select from belongs b where b.email = asked.email and b.path = ${organization}) as "isMember",
            (select i.role from invitations i where i.email = asked.email
              and i.organization_id = ${idOfPath(organization)} and ${waits}) as "pendingAs",
            (select min(b.name) from belongs b where b.email = asked.email and b.path <> ${organization}) as school,
            case when exists (select from accounts a join memberships m on m.account_id = a.id
                where a.mailbox_proved and lower(a.email) = asked.email and m.role = 'teacher' and m.seated
                  and m.to_at is null and ${codePointsWithin(sql.ref('m.organization_path'), seatsOf)}) then 'held'
              when exists (select from invitations i join organizations o on o.id = i.organization_id
                where i.email = asked.email and i.role = 'teacher' and ${waits} and ${codePointsWithin(sql.ref('o.path'), seatsOf)})
              then 'promised' end as seat
          from asked)
      select * from known where "isMember" or "pendingAs" is not null or school is not null or seat is not null`.execute(
      this.#db,
    );
    return rows;
  }

  async invite(invitations: NewInvitations): Promise<void> {
    const { organizationId, role, message, invitedBy, batch, invitedAt, expiresAt, addresses } = invitations;
    await sql`insert into invitations
        (id, email, organization_id, role, message, invited_by, state, batch, invited_at, expires_at)
      select a.id, a.email, ${organizationId}, ${role}, ${message}, ${invitedBy}, 'pending', ${batch},
        ${instant(invitedAt)}::timestamptz, ${instant(expiresAt)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as a (id text, email text)
      order by a.email
      on conflict (email, organization_id) do update set role = excluded.role, message = excluded.message,
        invited_by = excluded.invited_by, state = 'pending', batch = excluded.batch, invited_at = excluded.invited_at,
        expires_at = excluded.expires_at, sent_at = null, bounced_at = null, opened_at = null, no_seat_at = null,
        reminders = 0`.execute(this.#db);
  }

  unsent(batch: string, limit: number): Promise<readonly NamedInvitation[]> {
    return this
      .#read(sql`where i.batch = ${batch} and i.state = 'pending' and i.sent_at is null and i.bounced_at is null
      order by i.email limit ${limit}`);
  }

  due(now: number, limit: number): Promise<readonly NamedInvitation[]> {
    const waited = reminderDelays.map(
      (delay, reminders) => sql`(i.reminders = ${reminders} and i.invited_at <= ${instant(now - delay)})`,
    );
    return this.#read(sql`where i.state = 'pending' and i.sent_at is not null and i.bounced_at is null
      and i.expires_at > ${instant(now)} and (${sql.join(waited, sql` or `)}) order by i.invited_at, i.id limit ${limit}`);
  }

  async byLink(fingerprint: string): Promise<NamedInvitation | null> {
    return this.#one(sql`where i.links @> array[${fingerprint}]::text[]`);
  }

  addLink(id: string, fingerprint: string): Promise<boolean> {
    return this.#change(sql`update invitations
      set links = links[greatest(1, cardinality(links) - ${maxLinks - 2}::integer):] || ${fingerprint}::text
      where id = ${id} and state = 'pending' returning id`);
  }

  byId(id: string, scope: Scope): Promise<NamedInvitation | null> {
    return this.#one(sql`where i.id = ${id} and ${pathInScope(scope, sql.ref('o.path'))}`);
  }

  ofMailbox(id: string, mailbox: EmailAddress): Promise<NamedInvitation | null> {
    return this.#one(sql`where i.id = ${id} and i.email = ${mailbox}`);
  }

  waiting(mailbox: EmailAddress, now: number): Promise<readonly NamedInvitation[]> {
    return this
      .#read(sql`where i.email = ${mailbox} and i.state = 'pending' and i.expires_at > ${instant(now)}
      order by i.invited_at desc, i.id desc`);
  }

  async page(
    scope: Scope,
    limit: number,
    after: InvitationPlace | null,
  ): Promise<{ readonly rows: readonly NamedInvitation[]; readonly total: number }> {
    const inScope = pathInScope(scope, sql.ref('o.path'));
    const behind =
      after === null
        ? sql`true`
        : sql`(i.invited_at, i.id) < (${instant(after.invitedAt)}::timestamptz, ${after.id})`;
    const rows = await this.#read(
      sql`where ${inScope} and ${behind} order by i.invited_at desc, i.id desc limit ${limit}`,
    );
    const counted = await sql<{ readonly total: number }>`select count(*)::integer as total
      from invitations i join organizations o on o.id = i.organization_id where ${inScope}`.execute(this.#db);
    return { rows, total: counted.rows[0]?.total ?? 0 };
  }

  settle(id: string, state: 'accepted' | 'declined' | 'revoked'): Promise<boolean> {
    return this.#change(
      sql`update invitations set state = ${state} where id = ${id} and state = 'pending' returning id`,
    );
  }

  async revokeAll(organization: OrganizationPath): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('invitations')
      .set({ state: 'revoked' })
      .where('organization_id', '=', idOfPath(organization))
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async endingWith(membership: string, now: number): Promise<readonly string[]> {
    const { rows } = await sql<{
      id: string;
    }>`select i.id from memberships m join accounts a on a.id = m.account_id
        join invitations i on i.invited_by = a.id or (a.mailbox_proved and i.email = lower(a.email))
        join organizations o on o.id = i.organization_id
      where m.id = ${membership} and i.state = 'pending' and i.expires_at > ${instant(now)}
        and ((i.invited_by = a.id and o.path >= m.organization_path and o.path < left(m.organization_path, -1) || '0')
          or (a.mailbox_proved and i.email = lower(a.email)
            and split_part(o.path, '/', 1) = split_part(m.organization_path, '/', 1)))
      order by i.id collate "C"`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  async note(id: string, note: InvitationNote): Promise<boolean> {
    const noted = await this.#db
      .updateTable('invitations')
      .set(columnsOf(note))
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning('id')
      .executeTakeFirst();
    return noted !== undefined;
  }

  async forget(accountId: string, mailbox: EmailAddress | null): Promise<void> {
    await sql`with gone as (delete from invitations where email = ${mailbox} returning id)
      update invitations set invited_by = null, message = '',
        state = case when state = 'pending' then 'revoked' else state end
      where invited_by = ${accountId} and id not in (select id from gone)`.execute(this.#db);
  }

  async #change(statement: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await statement.execute(this.#db);
    return rows.length > 0;
  }

  async #read(rest: RawBuilder<unknown>): Promise<readonly NamedInvitation[]> {
    const { rows } = await sql<Row>`${selected} ${rest}`.execute(this.#db);
    return rows.map(invitationOf);
  }

  async #one(rest: RawBuilder<unknown>): Promise<NamedInvitation | null> {
    const [found = null] = await this.#read(rest);
    return found;
  }
}
