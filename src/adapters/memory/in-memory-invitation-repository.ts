import type { Account, AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  InvitationNote,
  InvitationRepository,
  NamedInvitation,
  NewInvitations,
} from '#application/service/ports/invitation-repository.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { isInScope, isWithin, type Scope } from '#domain/access/scope.ts';
import type { AddressFacts } from '#domain/invitations/address-answers.ts';
import type { InvitationPlace } from '#domain/invitations/invitation-views.ts';
import { type Invitation, reminderDelays } from '#domain/invitations/invitation.ts';
import { idsOfPath, type OrganizationPath } from '#domain/organizations/organization.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { Undo } from './in-memory-calls.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemoryRows } from './in-memory-rows.ts';
import { seatedIn } from './in-memory-seat-counts.ts';

type Row = Invitation & { readonly batch: string; readonly links: readonly string[] };
type Accounts = Pick<AccountRepository, 'byId'> & { readonly accounts: () => readonly Account[] };

const fresh = {
  state: 'pending',
  sentAt: null,
  bouncedAt: null,
  openedAt: null,
  noSeatAt: null,
  reminders: 0,
} as const;

const waits = ({ state, expiresAt }: Invitation, now: number): boolean =>
  state === 'pending' && now < expiresAt;
const isReached = (scope: Scope, organization: OrganizationPath): boolean =>
  isInScope(scope, { relation: 'none', organization });
const newestFirst = (one: InvitationPlace, other: InvitationPlace): number =>
  other.invitedAt - one.invitedAt || (one.id === other.id ? 0 : one.id < other.id ? 1 : -1);

export class InMemoryInvitationRepository implements InvitationRepository {
  readonly #accounts: Accounts;
  readonly #organizations: InMemoryOrganizationRepository;
  readonly #rows: InMemoryRows<Row>;

  constructor(
    accounts: Accounts,
    organizations: InMemoryOrganizationRepository,
    rows: InMemoryRows<Row> = new InMemoryRows(),
  ) {
    this.#accounts = accounts;
    this.#organizations = organizations;
    this.#rows = rows;
    organizations.standBeside((organization, now) => this.#promisedIn(organization, now));
  }

  #promisedIn(organization: OrganizationPath, now: number): readonly EmailAddress[] {
    return this.#rows
      .all()
      .filter((row) => row.role === 'teacher' && waits(row, now) && isWithin(row.organization, organization))
      .map(({ email }) => email);
  }

  facts(
    emails: readonly EmailAddress[],
    organization: OrganizationPath,
    {
      scope,
      now,
      seatsOf,
    }: { readonly scope: Scope; readonly now: number; readonly seatsOf: OrganizationPath },
  ): Promise<readonly AddressFacts[]> {
    const promised = this.#promisedIn(seatsOf, now);
    const seated = seatedIn(this.#organizations, seatsOf);
    const waiting = this.#rows.all().filter((row) => row.organization === organization && waits(row, now));
    const pending = new Map(waiting.map(({ email, role }) => [email, role]));
    const proved = this.#accounts.accounts().filter(({ mailboxProved }) => mailboxProved);
    const facts = emails
      .map((email): AddressFacts => {
        const owned = proved.filter((account) => account.email?.toLowerCase() === email);
        const paths = owned.flatMap(({ id }) =>
          this.#organizations.ofAccount(id).map((row) => row.organization),
        );
        const held = owned.some(({ id }) => seated.has(id)) ? ('held' as const) : null;
        const schools = paths
          .filter((path) => path !== organization && isReached(scope, path))
          .flatMap((path) => this.#organizations.ofPath(path)?.name ?? []);
        const [school = null] = schools.toSorted();
        return {
          email,
          isMember: paths.includes(organization),
          pendingAs: pending.get(email) ?? null,
          school,
          seat: held ?? (promised.includes(email) ? 'promised' : null),
        };
      })
      .filter(
        ({ isMember, pendingAs, school, seat }) =>
          isMember || pendingAs !== null || school !== null || seat !== null,
      );
    return Promise.resolve(facts);
  }

  invite({ organizationId, addresses, ...given }: NewInvitations): Promise<void> {
    const organization = this.#organizations.pathOf(organizationId);
    const there = this.#rows.all().filter((row) => row.organization === organization);
    const byEmail = new Map(there.map((row) => [row.email, row]));
    for (const { id, email } of addresses) {
      const standing = byEmail.get(email);
      const kept = { id: standing?.id ?? id, links: standing?.links ?? [] };
      this.#rows.set(kept.id, { ...kept, email, organization, ...given, ...fresh });
    }
    return Promise.resolve();
  }

  unsent(batch: string, limit: number): Promise<readonly NamedInvitation[]> {
    const rows = this.#rows
      .all()
      .filter(
        (row) =>
          row.batch === batch && row.state === 'pending' && row.sentAt === null && row.bouncedAt === null,
      )
      .toSorted((one, other) => (one.email < other.email ? -1 : 1));
    return this.#named(rows.slice(0, limit));
  }

  due(now: number, limit: number): Promise<readonly NamedInvitation[]> {
    const rows = this.#rows.all().filter((row) => {
      const delay = reminderDelays[row.reminders];
      const isDue = delay !== undefined && row.invitedAt + delay <= now;
      return isDue && waits(row, now) && row.sentAt !== null && row.bouncedAt === null;
    });
    return this.#named(rows.toSorted((one, other) => newestFirst(other, one)).slice(0, limit));
  }

  byLink(fingerprint: string): Promise<NamedInvitation | null> {
    return this.#one((row) => row.links.includes(fingerprint));
  }

  addLink(id: string, fingerprint: string): Promise<boolean> {
    const links = [...(this.#rows.get(id)?.links ?? []), fingerprint].slice(-20);
    return Promise.resolve(this.#change(id, { links }));
  }

  byId(id: string, scope: Scope): Promise<NamedInvitation | null> {
    return this.#one((row) => row.id === id && isReached(scope, row.organization));
  }

  ofMailbox(id: string, mailbox: EmailAddress): Promise<NamedInvitation | null> {
    return this.#one((row) => row.id === id && row.email === mailbox);
  }

  waiting(mailbox: EmailAddress, now: number): Promise<readonly NamedInvitation[]> {
    return this.#named(
      this.#rows
        .all()
        .filter((row) => row.email === mailbox && waits(row, now))
        .toSorted(newestFirst),
    );
  }

  async page(
    scope: Scope,
    limit: number,
    after: InvitationPlace | null,
  ): Promise<{ readonly rows: readonly NamedInvitation[]; readonly total: number }> {
    const all = this.#rows.all().filter((row) => isReached(scope, row.organization));
    const behind = all.toSorted(newestFirst).filter((row) => after === null || newestFirst(after, row) < 0);
    return { rows: await this.#named(behind.slice(0, limit)), total: all.length };
  }

  settle(id: string, state: 'accepted' | 'declined' | 'revoked'): Promise<boolean> {
    return Promise.resolve(this.#change(id, { state }));
  }

  revokeAll(organization: OrganizationPath): Promise<number> {
    const pending = this.#rows
      .all()
      .filter((row) => row.organization === organization && row.state === 'pending');
    for (const row of pending) this.#rows.set(row.id, { ...row, state: 'revoked' });
    return Promise.resolve(pending.length);
  }

  async endingWith(membership: string, now: number): Promise<readonly string[]> {
    const member = this.#organizations.memberships().find(({ id }) => id === membership);
    const account = await this.#accounts.byId(member?.accountId ?? '');
    if (member === undefined || account === null) return [];
    const mailbox = account.mailboxProved ? account.email?.toLowerCase() : undefined;
    const top = idsOfPath(member.organization)[0];
    const ended = this.#rows
      .all()
      .filter(
        (row) =>
          waits(row, now) &&
          ((row.invitedBy === account.id && isWithin(row.organization, member.organization)) ||
            (row.email === mailbox && idsOfPath(row.organization)[0] === top)),
      );
    return ended.map(({ id }) => id).toSorted(compareCodePoints);
  }

  note(id: string, note: InvitationNote): Promise<boolean> {
    return Promise.resolve(this.#change(id, note));
  }

  forget(accountId: string, mailbox: EmailAddress | null): Promise<void> {
    for (const row of this.#rows.all()) {
      if (row.email === mailbox) this.#rows.delete(row.id);
      else if (row.invitedBy === accountId) {
        const state = row.state === 'pending' ? 'revoked' : row.state;
        this.#rows.set(row.id, { ...row, invitedBy: null, message: '', state });
      }
    }
    return Promise.resolve();
  }

  draft(
    accounts: Accounts,
    organizations: InMemoryOrganizationRepository,
  ): { readonly invitations: InMemoryInvitationRepository; readonly commit: () => Undo } {
    const rows = this.#rows.draft();
    return {
      invitations: new InMemoryInvitationRepository(accounts, organizations, rows),
      commit: () => rows.commit(),
    };
  }

  #change(id: string, change: Partial<Row>): boolean {
    const row = this.#rows.get(id);
    if (row?.state !== 'pending') return false;
    this.#rows.set(id, { ...row, ...change });
    return true;
  }

  async #one(matches: (row: Row) => boolean): Promise<NamedInvitation | null> {
    const [found = null] = await this.#named(this.#rows.all().filter(matches));
    return found;
  }

  #named(rows: readonly Row[]): Promise<readonly NamedInvitation[]> {
    return Promise.all(
      rows.map(async ({ batch: _batch, links: _links, ...row }) => {
        const by = row.invitedBy === null ? null : await this.#accounts.byId(row.invitedBy);
        const name = [by?.firstName, by?.lastName].filter((part) => typeof part === 'string').join(' ');
        const organizationName = this.#organizations.ofPath(row.organization)?.name ?? '';
        return { ...row, organizationName, inviter: name === '' ? (by?.email ?? null) : name };
      }),
    );
  }
}
