import type { FastifyInstance, InjectOptions } from 'fastify';
import { ContainerModule } from 'inversify';
import { pino } from 'pino';
import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryEmailChangeLinks } from '#adapters/memory/in-memory-email-change-links.ts';
import { InMemoryIdempotencyStore } from '#adapters/memory/in-memory-idempotency-store.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { InMemoryLessonPaper } from '#adapters/memory/in-memory-lesson-paper.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '#adapters/memory/in-memory-mailer.ts';
import { InMemoryOutbox } from '#adapters/memory/in-memory-outbox.ts';
import { InMemoryRateLimiter } from '#adapters/memory/in-memory-rate-limiter.ts';
import { InMemoryRecoveryCodeStore } from '#adapters/memory/in-memory-recovery-code-store.ts';
import { InMemorySecrets } from '#adapters/memory/in-memory-secrets.ts';
import { InMemorySignInCodeStore } from '#adapters/memory/in-memory-sign-in-code-store.ts';
import { InMemorySignInLinks } from '#adapters/memory/in-memory-sign-in-links.ts';
import { InMemoryTokenVerifier } from '#adapters/memory/in-memory-token-verifier.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { SequentialIds } from '#adapters/memory/sequential-ids.ts';
import { schoolWide } from '#application/service/limits/limit-calls.ts';
import { buildServer, type ServerDeps } from '#server/build-server.ts';
import { composeServiceApp } from '#server/composition/compose-service-app.ts';
import { T } from '#server/composition/tokens.ts';
import { startOfTests } from '../builders/time.ts';

/** What stands in for the world outside a server under test. */
function world() {
  const clock = new ManualClock(startOfTests);
  const accounts = new InMemoryAccountRepository();
  const outbox = new InMemoryOutbox();
  const identity = new InMemoryIdentityService(clock);
  const lessons = new InMemoryLessonRepository();
  const lessonPaper = new InMemoryLessonPaper();
  const idempotency = new InMemoryIdempotencyStore();
  const codes = new InMemorySignInCodeStore();
  const mailer = new InMemoryMailer();
  const recoveryCodes = new InMemoryRecoveryCodeStore();
  const classrooms = new InMemoryClassroomRepository(accounts);
  const module = new ContainerModule(({ bind }) => {
    bind(T.clock).toConstantValue(clock);
    bind(T.ids).toConstantValue(new SequentialIds());
    bind(T.accounts).toConstantValue(accounts);
    bind(T.transaction).toConstantValue(new InMemoryTransaction(accounts, outbox, recoveryCodes, classrooms));
    bind(T.classroomStore).toConstantValue(classrooms);
    bind(T.recoveryCodes).toConstantValue(recoveryCodes);
    bind(T.emailChangeLinks).toConstantValue(new InMemoryEmailChangeLinks(identity));
    bind(T.lessons).toConstantValue(lessons);
    bind(T.lessonPaper).toConstantValue(lessonPaper);
    bind(T.idempotency).toConstantValue(idempotency);
    bind(T.tokenVerifier).toConstantValue(new InMemoryTokenVerifier(identity));
    bind(T.signInLinks).toConstantValue(new InMemorySignInLinks(identity));
    bind(T.identityDirectory).toConstantValue(new InMemoryIdentityDirectory(identity, clock));
    bind(T.secrets).toConstantValue(new InMemorySecrets());
    bind(T.signInCodes).toConstantValue(codes);
    bind(T.rateLimiter).toConstantValue(new InMemoryRateLimiter());
    bind(T.networkLimit).toConstantValue(schoolWide);
    bind(T.mailer).toConstantValue(mailer);
    bind(T.mailTemplates).toConstantValue(new InMemoryMailTemplates());
  });
  return {
    clock,
    accounts,
    classrooms,
    outbox,
    identity,
    lessons,
    lessonPaper,
    idempotency,
    codes,
    mailer,
    recoveryCodes,
    module,
  };
}

/** Says that the database or the identity service is away. */
export class Outage extends Error {}

/** A server over memory, in production's shape unless told otherwise. */
export function aServer(given: Partial<ServerDeps> = {}) {
  const lines: Record<string, unknown>[] = [];
  const parts = world();
  const composed = composeServiceApp(parts.module);
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app: FastifyInstance = buildServer({
    ...composed,
    checkReadiness: () => Promise.resolve({ database: 'up', identity: 'up' }),
    isOutage: (error) => error instanceof Outage,
    site: { publicUrl: 'https://blockyard.test', identityDomain: 'blockyard.firebaseapp.test' },
    logger,
    renderPage: null,
    clientDir: null,
    ...given,
  });

  const token = (email = 'ada@lovelace.test'): string => {
    const user =
      parts.identity.userOf(email) ??
      parts.identity.addUser({ email, emailVerified: true, displayName: 'Ada Lovelace' });
    return parts.identity.issueToken(user, 'email').token;
  };
  const bearer = (email?: string) => ({ authorization: `Bearer ${token(email)}` });
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
  return { ...parts, service: composed.service, app, lines, bearer, call };
}
