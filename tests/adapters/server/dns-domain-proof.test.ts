import { expect, test } from 'vitest';
import { DnsDomainProof } from '#adapters/node/dns-domain-proof.ts';
import { domainProofContract } from '../../contract/organizations/domain-proof.contract.ts';
import { aNameServer } from './a-name-server.ts';

domainProofContract('DnsDomainProof, of a name server over UDP', async () => {
  const server = await aNameServer();
  return {
    proof: new DnsDomainProof([server.address]),
    publish: server.publish,
    disconnect: server.close,
    close: server.close,
  };
});

test('[ORG-10] a record in several parts is read completely', async () => {
  const server = await aNameServer();
  const record = `blockyard-verification=${'a'.repeat(300)}`;
  server.publish('oak.test', [record]);
  expect(await new DnsDomainProof([server.address]).find('oak.test', record)).toBe('published');
  await server.close();
});
