import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { ActorSource, CallerMembership, CallerRecord } from '#application/service/ports/actor-source.ts';
import type { DomainRepository } from '#application/service/ports/domain-repository.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import { domainOf } from '#domain/organizations/mail-domain.ts';
import { grantOf } from './in-memory-grant-repository.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { isCoveredMember } from './seat-of.ts';
import type { InMemorySessions } from './in-memory-sessions.ts';

export class InMemoryActorSource implements ActorSource {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #organizations: InMemoryOrganizationRepository;
  readonly #sessions: Pick<InMemorySessions, 'endedOf'>;
  readonly #domains: Pick<DomainRepository, 'ownerOf' | 'ruleOf'>;

  constructor(
    accounts: Pick<AccountRepository, 'byId'>,
    organizations: InMemoryOrganizationRepository,
    sessions: Pick<InMemorySessions, 'endedOf'>,
    domains: Pick<DomainRepository, 'ownerOf' | 'ruleOf'>,
  ) {
    this.#accounts = accounts;
    this.#organizations = organizations;
    this.#sessions = sessions;
    this.#domains = domains;
  }

  async load({ id }: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null> {
    const account = await this.#accounts.byId(id);
    if (account === null) return null;
    const memberships = this.#organizations.ofAccount(id).flatMap((membership): CallerMembership[] => {
      const organization = this.#organizations.ofPath(membership.organization);
      if (organization === null) return [];
      const { id: membershipId, organization: path, role, billingContact } = membership;
      const { kind, name, timeZone } = organization;
      const held = isCoveredMember(membership) ? this.#organizations.licenses.above(path) : [];
      const grants = held.map(grantOf);
      return [{ id: membershipId, organization: path, role, billingContact, kind, name, timeZone, grants }];
    });
    return {
      account,
      memberships,
      lastOrganization: this.#organizations.chosenBy(id),
      endedSessions: this.#sessions.endedOf(id),
      signInRule: await this.#ruleOf(account.email ?? ''),
    };
  }

  async #ruleOf(email: string): Promise<CallerRecord['signInRule']> {
    const [rule, owner] = await Promise.all([
      this.#domains.ruleOf(domainOf(email)),
      this.#domains.ownerOf(domainOf(email)),
    ]);
    if (rule === null || owner === null) return null;
    return { ...rule, inCharge: await this.#organizations.inCharge(owner.path) };
  }
}
