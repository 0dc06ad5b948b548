import type {
  ActorSource,
  CallerMembership,
  CallerRecord,
} from '#application/service/identity/ports/actor-source.ts';
import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import { domainOf } from '#domain/organizations/domains/mail-domain.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { InMemoryDomainRepository } from './in-memory-domain-repository.ts';
import { grantOf } from './in-memory-grant-repository.ts';
import { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemorySessions } from '../identity/in-memory-sessions.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import {
  grantsAbove,
  isCoveredMember,
  membershipsOf,
  memberStateTable,
  organizationAt,
} from './organization-rows.ts';

export class InMemoryActorSource extends InMemoryStore implements ActorSource {
  async load({ id }: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null> {
    const account = this.tables.of(accountTable).get(id);
    if (account === null) return null;
    const memberships = membershipsOf(this.tables, id).flatMap((membership): CallerMembership[] => {
      const organization = organizationAt(this.tables, membership.organization);
      if (organization === null) return [];
      const { id: membershipId, organization: path, role, billingContact } = membership;
      const { kind, name, timeZone } = organization;
      const grants = isCoveredMember(membership) ? grantsAbove(this.tables, path).map(grantOf) : [];
      return [{ id: membershipId, organization: path, role, billingContact, kind, name, timeZone, grants }];
    });
    return {
      account,
      memberships,
      lastOrganization: this.tables.of(memberStateTable).get(id)?.chosen ?? null,
      endedSessions: new InMemorySessions(this.tables).endedOf(id),
      signInRule: await this.#ruleOf(account.email ?? ''),
    };
  }

  async #ruleOf(email: string): Promise<CallerRecord['signInRule']> {
    const domains = new InMemoryDomainRepository(this.tables);
    const rule = await domains.ruleOf(domainOf(email));
    const owner = await domains.ownerOf(domainOf(email));
    if (rule === null || owner === null) return null;
    const inCharge = await new InMemoryOrganizationRepository(this.tables).inCharge(owner.path);
    return { ...rule, inCharge };
  }
}
