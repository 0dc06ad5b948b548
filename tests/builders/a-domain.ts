import type { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { verificationRecord } from '#domain/organizations/domains/mail-domain.ts';
import { startOfTests } from './time.ts';

export const aDomainClaim = (id: string) => ({
  id,
  domain: `${id}.test`,
  record: verificationRecord('token'),
  at: startOfTests,
});

export function publishDomain(proof: InMemoryDomainProof, id: string): void {
  const { domain, record } = aDomainClaim(id);
  proof.publish(domain, [record]);
}
