import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { addDnsRoutes } from '#server/local/console/dns-routes.ts';

test('[ORG-10] the console publishes the TXT record of a domain, and refuses an invalid one', async () => {
  const dns = new InMemoryDomainProof();
  await using app = Fastify();
  addDnsRoutes(app, dns);
  const publish = (payload: object) => app.inject({ method: 'POST', url: '/dev/dns', payload });
  expect((await publish({ domain: 'Oak.Example', record: ' blockyard-verification=1 ' })).statusCode).toBe(
    200,
  );
  expect(await dns.find('oak.example', 'blockyard-verification=1')).toBe('published');
  expect((await publish({ domain: 'oak.example', record: '' })).json()).toMatchObject({ status: 400 });
  expect((await publish({ domain: 'oak.example' })).statusCode).toBe(400);
  expect(await dns.find('oak.example', 'blockyard-verification=1')).toBe('published');
});
