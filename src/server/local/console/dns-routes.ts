import type { FastifyInstance } from 'fastify';
import type { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { parseWithMessages } from '../parse-with-messages.ts';
import { replyConsoleProblem } from './console-problem.ts';
import { recordBody } from './console-schemas.ts';

/** Adds the DNS of local mode. `POST /dev/dns` publishes a domain's TXT record. */
export function addDnsRoutes(app: FastifyInstance, dns: Pick<InMemoryDomainProof, 'publish'>): void {
  app.post('/dev/dns', async (request, reply) => {
    const body = parseWithMessages(recordBody, request.body);
    if (!body.ok) return replyConsoleProblem(reply, 400, 'Not a record', body.error);
    const { domain, record } = body.value;
    dns.publish(domain.toLowerCase(), [record]);
    return { domain, record };
  });
}
