import type { FastifyInstance } from 'fastify';
import type { LocalIdentity } from '../identity/local-identity.ts';
import { passwordPolicyChangeSchema } from '../identity/password-policy.ts';
import { parseInWords } from '../parse-in-words.ts';
import { replyProblem } from './console-problem.ts';
import { faultsBody } from './console-schemas.ts';

type MovedIdentity = Pick<LocalIdentity, 'faults' | 'passwordPolicy' | 'setPasswordPolicy' | 'reset'>;

/** The identity service at `/dev/identity`: faults, password policy, reset. */
export function addIdentityRoutes(app: FastifyInstance, identity: MovedIdentity): void {
  const waiting = () => ({ faults: identity.faults.list() });
  app.get('/dev/identity/faults', async () => waiting());
  app.post('/dev/identity/faults', async (request, reply) => {
    const sent = request.body;
    const body = parseInWords(faultsBody, Array.isArray(sent) ? sent : [sent]);
    if (!body.ok) return replyProblem(reply, 400, 'Not a fault', body.error);
    identity.faults.add(...body.value);
    return waiting();
  });
  app.delete('/dev/identity/faults', async () => {
    identity.faults.clear();
    return waiting();
  });
  app.get('/dev/identity/password-policy', async () => identity.passwordPolicy());
  app.post('/dev/identity/password-policy', async (request, reply) => {
    const body = parseInWords(passwordPolicyChangeSchema, request.body);
    if (!body.ok) return replyProblem(reply, 400, 'Not a password policy', body.error);
    identity.setPasswordPolicy(body.value);
    return identity.passwordPolicy();
  });
  app.post('/dev/identity/reset', async (_request, reply) => {
    identity.reset();
    return reply.code(204).send();
  });
}
