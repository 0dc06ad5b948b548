import type { FastifyInstance } from 'fastify';
import type { LocalIdentity } from '../identity/local-identity.ts';
import { passwordPolicyChangeSchema } from '../identity/password-policy.ts';
import { parseWithMessages } from '../parse-with-messages.ts';
import { replyConsoleProblem } from './console-problem.ts';
import { ageBody, expireBody, faultsBody, recaptchaBody } from './console-schemas.ts';

export type MovedIdentity = Pick<
  LocalIdentity,
  'faults' | 'passwordPolicy' | 'setPasswordPolicy' | 'recaptcha' | 'expireCodes' | 'ageSessions' | 'reset'
>;

/** Adds `/dev/identity`, which controls the identity service: faults, password policy, reCAPTCHA, codes, sessions, reset. */
export function addIdentityRoutes(app: FastifyInstance, identity: MovedIdentity): void {
  const waiting = () => ({ faults: identity.faults.list() });
  app.get('/dev/identity/faults', async () => waiting());
  app.post('/dev/identity/faults', async (request, reply) => {
    const sent = request.body;
    const body = parseWithMessages(faultsBody, Array.isArray(sent) ? sent : [sent]);
    if (!body.ok) return replyConsoleProblem(reply, 400, 'Not a fault', body.error);
    identity.faults.add(...body.value);
    return waiting();
  });
  app.delete('/dev/identity/faults', async () => {
    identity.faults.clear();
    return waiting();
  });
  app.get('/dev/identity/password-policy', async () => identity.passwordPolicy());
  app.post('/dev/identity/password-policy', async (request, reply) => {
    const body = parseWithMessages(passwordPolicyChangeSchema, request.body);
    if (!body.ok) return replyConsoleProblem(reply, 400, 'Not a password policy', body.error);
    await identity.setPasswordPolicy(body.value);
    return identity.passwordPolicy();
  });
  addRecaptchaRoutes(app, identity);
  addTimeRoutes(app, identity);
  app.post('/dev/identity/reset', async (_request, reply) => {
    await identity.reset();
    return reply.code(204).send();
  });
}

function addRecaptchaRoutes(app: FastifyInstance, { recaptcha }: MovedIdentity): void {
  const shown = () => ({ state: recaptcha.state(), lastProof: recaptcha.lastProof() });
  app.get('/dev/identity/recaptcha', async () => shown());
  app.post('/dev/identity/recaptcha', async (request, reply) => {
    const body = parseWithMessages(recaptchaBody, request.body);
    if (!body.ok) return replyConsoleProblem(reply, 400, 'Not a state of recaptcha', body.error);
    recaptcha.setState(body.value.state);
    return shown();
  });
}

function addTimeRoutes(app: FastifyInstance, identity: MovedIdentity): void {
  app.post('/dev/identity/codes/expire', async (request, reply) => {
    const body = parseWithMessages(expireBody, request.body);
    if (!body.ok) return replyConsoleProblem(reply, 400, 'Not an address', body.error);
    return { expired: await identity.expireCodes(body.value.email) };
  });
  app.post('/dev/identity/sessions/age', async (request, reply) => {
    const body = parseWithMessages(ageBody, request.body);
    if (!body.ok) return replyConsoleProblem(reply, 400, 'Not an age of sessions', body.error);
    const { email, minutes } = body.value;
    if (!identity.ageSessions(email, minutes))
      return replyConsoleProblem(reply, 404, 'No such account', `Nobody has the address ${email}.`);
    return reply.code(204).send();
  });
}
