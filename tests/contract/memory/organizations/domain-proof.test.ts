import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { domainProofContract } from '../../organizations/domain-proof.contract.ts';

domainProofContract('InMemoryDomainProof', async () => {
  const proof = new InMemoryDomainProof();
  return {
    proof,
    publish: (domain, records) => proof.publish(domain, records),
    disconnect: async () => {
      proof.isReachable = false;
    },
    close: async () => undefined,
  };
});
