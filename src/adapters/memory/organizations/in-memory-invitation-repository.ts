import type {
  InvitationNote,
  InvitationRepository,
  NamedInvitation,
  NewInvitations,
} from '#application/service/organizations/ports/invitation-repository.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { isWithin, type Scope } from '#domain/organizations/access/scope.ts';
import type { AddressFacts } from '#domain/organizations/invitations/address-answers.ts';
import type { InvitationPlace } from '#domain/organizations/invitations/invitation-views.ts';
import { reminderDelays } from '#domain/organizations/invitations/invitation.ts';
import { idsOfPath, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { accountName, accountTable } from '../identity/in-memory-account-repository.ts';
import { type StoredInvitation, invitationTable, isWaiting, promisedIn } from './in-memory-seat-counts.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import {
  isReached,
  membershipsOf,
  membershipTable,
  organizationAt,
  pathOf,
  seatedIn,
} from './organization-rows.ts';

const fresh = {
  state: 'pending',
  sentAt: null,
  bouncedAt: null,
  openedAt: null,
  noSeatAt: null,
  reminders: 0,
} as const;

const newestFirst = (one: InvitationPlace, other: InvitationPlace): number =>
  other.invitedAt - one.invitedAt || compareCodePoints(other.id, one.id);

export class InMemoryInvitationRepository extends InMemoryStore implements InvitationRepository {
  readonly #rows = this.tables.of(invitationTable);

  async facts(
    emails: readonly EmailAddress[],
    organization: OrganizationPath,
    {
      scope,
      now,
      seatsOf,
    }: { readonly scope: Scope; readonly now: number; readonly seatsOf: OrganizationPath },
  ): Promise<readonly AddressFacts[]> {
    const promised = promisedIn(this.tables, seatsOf, now);
    const seated = seatedIn(this.tables, seatsOf);
    const waiting = this.#rows.where((row) => row.organization === organization && isWaiting(row, now));
    const pending = new Map(waiting.map(({ email, role }) => [email, role]));
    const proved = this.tables.of(accountTable).where(({ mailboxProved }) => mailboxProved);
    const facts = emails.map((email): AddressFacts => {
      const owned = proved.filter((account) => account.email?.toLowerCase() === email);
      const paths = owned.flatMap(({ id }) => membershipsOf(this.tables, id).map((row) => row.organization));
      const held = owned.some(({ id }) => seated.has(id)) ? ('held' as const) : null;
      const schools = paths
        .filter((path) => path !== organization && isReached(scope, path))
        .flatMap((path) => organizationAt(this.tables, path)?.name ?? []);
      return {
        email,
        isMember: paths.includes(organization),
        pendingAs: pending.get(email) ?? null,
        school: schools.toSorted()[0] ?? null,
        seat: held ?? (promised.includes(email) ? 'promised' : null),
      };
    });
    return facts.filter(
      ({ isMember, pendingAs, school, seat }) =>
        isMember || pendingAs !== null || school !== null || seat !== null,
    );
  }

  async invite({ organizationId, addresses, ...given }: NewInvitations): Promise<void> {
    const organization = pathOf(this.tables, organizationId);
    for (const { id, email } of addresses) {
      const before = this.#rows.find((row) => row.organization === organization && row.email === email);
      const unchanged = { id: before?.id ?? id, links: before?.links ?? [] };
      this.#rows.save({ ...unchanged, email, organization, ...given, ...fresh });
    }
  }

  async unsent(batch: string, limit: number): Promise<readonly NamedInvitation[]> {
    return this.#rows
      .where(
        (row) =>
          row.batch === batch && row.state === 'pending' && row.sentAt === null && row.bouncedAt === null,
      )
      .toSorted((one, other) => compareCodePoints(one.email, other.email))
      .slice(0, limit)
      .map((row) => this.#named(row));
  }

  async due(now: number, limit: number): Promise<readonly NamedInvitation[]> {
    const isDue = (row: StoredInvitation): boolean => {
      const delay = reminderDelays[row.reminders];
      return delay !== undefined && row.invitedAt + delay <= now;
    };
    return this.#rows
      .where((row) => isDue(row) && isWaiting(row, now) && row.sentAt !== null && row.bouncedAt === null)
      .toSorted((one, other) => newestFirst(other, one))
      .slice(0, limit)
      .map((row) => this.#named(row));
  }

  async byLink(fingerprint: string): Promise<NamedInvitation | null> {
    return this.#one((row) => row.links.includes(fingerprint));
  }

  async addLink(id: string, fingerprint: string): Promise<boolean> {
    const links = [...(this.#rows.get(id)?.links ?? []), fingerprint].slice(-20);
    return this.#change(id, { links });
  }

  async byId(id: string, scope: Scope): Promise<NamedInvitation | null> {
    return this.#one((row) => row.id === id && isReached(scope, row.organization));
  }

  async ofMailbox(id: string, mailbox: EmailAddress): Promise<NamedInvitation | null> {
    return this.#one((row) => row.id === id && row.email === mailbox);
  }

  async waiting(mailbox: EmailAddress, now: number): Promise<readonly NamedInvitation[]> {
    return this.#rows
      .where((row) => row.email === mailbox && isWaiting(row, now))
      .toSorted(newestFirst)
      .map((row) => this.#named(row));
  }

  async page(
    scope: Scope,
    limit: number,
    after: InvitationPlace | null,
  ): Promise<{ readonly rows: readonly NamedInvitation[]; readonly total: number }> {
    const all = this.#rows.where((row) => isReached(scope, row.organization));
    const behind = all.toSorted(newestFirst).filter((row) => after === null || newestFirst(after, row) < 0);
    return { rows: behind.slice(0, limit).map((row) => this.#named(row)), total: all.length };
  }

  async settle(id: string, state: 'accepted' | 'declined' | 'revoked'): Promise<boolean> {
    return this.#change(id, { state });
  }

  async revokeAll(organization: OrganizationPath): Promise<number> {
    return this.#rows.changeWhere(
      (row) => row.organization === organization && row.state === 'pending',
      () => ({ state: 'revoked' }),
    );
  }

  async endingWith(membership: string, now: number): Promise<readonly string[]> {
    const member = this.tables.of(membershipTable).get(membership);
    const account = this.tables.of(accountTable).get(member?.accountId ?? '');
    if (member === null || account === null) return [];
    const mailbox = account.mailboxProved ? account.email?.toLowerCase() : undefined;
    const top = idsOfPath(member.organization)[0];
    return this.#rows
      .where(
        (row) =>
          isWaiting(row, now) &&
          ((row.invitedBy === account.id && isWithin(row.organization, member.organization)) ||
            (row.email === mailbox && idsOfPath(row.organization)[0] === top)),
      )
      .map(({ id }) => id)
      .toSorted(compareCodePoints);
  }

  async note(id: string, note: InvitationNote): Promise<boolean> {
    return this.#change(id, note);
  }

  async forget(accountId: string, mailbox: EmailAddress | null): Promise<void> {
    this.#rows.deleteWhere(({ email }) => email === mailbox);
    this.#rows.changeWhere(
      ({ invitedBy }) => invitedBy === accountId,
      ({ state }) => ({ invitedBy: null, message: '', state: state === 'pending' ? 'revoked' : state }),
    );
  }

  #change(id: string, change: Partial<StoredInvitation>): boolean {
    return this.#rows.change(id, change, ({ state }) => state === 'pending') !== null;
  }

  #one(matches: (row: StoredInvitation) => boolean): NamedInvitation | null {
    const found = this.#rows.find(matches);
    return found && this.#named(found);
  }

  #named({ batch: _batch, links: _links, ...row }: StoredInvitation): NamedInvitation {
    const organizationName = organizationAt(this.tables, row.organization)?.name ?? '';
    return { ...row, organizationName, inviter: accountName(this.tables, row.invitedBy) };
  }
}
