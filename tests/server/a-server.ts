import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildServer, type ServerDeps } from '#server/build-server.ts';
import { aService, type Service } from '../builders/a-service.ts';

export class Outage extends Error {}

/** A server on memory adapters. The defaults are those of production. */
export function aServer(overrides: Partial<ServerDeps> = {}, behind: Service = aService()) {
  const lines: Record<string, unknown>[] = [];
  const { composed, ...parts } = behind;
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app: FastifyInstance = buildServer({
    ...composed,
    checkReadiness: () => Promise.resolve({ database: 'up', identity: 'up' }),
    isOutage: (error) => error instanceof Outage,
    site: { publicUrl: 'https://blockyard.test', identityDomain: 'blockyard.firebaseapp.test' },
    logger,
    renderPage: null,
    clientDir: null,
    ...overrides,
  });

  const token = (email = 'ada@lovelace.test'): string => {
    const user =
      parts.identity.userOf(email) ??
      parts.identity.addUser({ email, emailVerified: true, displayName: 'Ada Lovelace' });
    return parts.identity.issueToken(user, 'email').token;
  };
  const bearer = (email?: string) => ({ authorization: `Bearer ${token(email)}` });
  /** The headers of a user with an account. `bearer` creates only a token, not the account. */
  const signedIn = async (email?: string) => {
    const held = token(email);
    const verified = await behind.app.access.verifyToken(held);
    if (verified.ok) await behind.app.accounts.ensureProfile(verified.value);
    return { authorization: `Bearer ${held}` };
  };
  const call = async (method: string, url: string, options: InjectOptions = {}) => {
    const reply = await app.inject({ method: method as 'GET', url, ...options });
    const isJson = /json/.test(String(reply.headers['content-type']));
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      body: isJson ? reply.json() : null,
    };
  };
  return { ...parts, service: parts.app, app, lines, bearer, signedIn, call };
}
