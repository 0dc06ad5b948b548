import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryActorSource } from '#adapters/memory/in-memory-actor-source.ts';
import { InMemoryAuditLog } from '#adapters/memory/in-memory-audit-log.ts';
import { InMemoryCalls } from '#adapters/memory/in-memory-calls.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryEmailChangeLinks } from '#adapters/memory/in-memory-email-change-links.ts';
import { InMemoryIdempotencyStore } from '#adapters/memory/in-memory-idempotency-store.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { InMemoryLessonPdf } from '#adapters/memory/in-memory-lesson-pdf.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '#adapters/memory/in-memory-mailer.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryRateLimiter } from '#adapters/memory/in-memory-rate-limiter.ts';
import { InMemoryRecoveryCodeStore } from '#adapters/memory/in-memory-recovery-code-store.ts';
import { InMemorySecrets } from '#adapters/memory/in-memory-secrets.ts';
import { InMemorySignInCodeStore } from '#adapters/memory/in-memory-sign-in-code-store.ts';
import { InMemorySignInLinks } from '#adapters/memory/in-memory-sign-in-links.ts';
import { InMemorySigningKeys } from '#adapters/memory/in-memory-signing-keys.ts';
import { InMemoryTokenVerifier } from '#adapters/memory/in-memory-token-verifier.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { SequentialIds } from '#adapters/memory/sequential-ids.ts';
import { schoolWide } from '#application/service/limits/limit-calls.ts';
import type { JobKinds } from '#application/service/ports/jobs.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { composeServiceApp } from '#composition/service/compose-service-app.ts';
import { currentOrigin } from '#server/http/call-origin.ts';
import { outgoingMails } from './outgoing-mails.ts';
import { startOfTests } from './time.ts';

/** The whole service as it is wired in production, over in-memory adapters, empty, with its clock at `startOfTests`; and those adapters. */
export function aService() {
  const clock = new ManualClock(startOfTests);
  const accounts = new InMemoryAccountRepository();
  const actors = new InMemoryActorSource(accounts);
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, clock);
  const audit = new InMemoryAuditLog(clock, currentOrigin);
  const identity = new InMemoryIdentityService(clock);
  const lessons = new InMemoryLessonRepository();
  const lessonPdf = new InMemoryLessonPdf();
  const calls = new InMemoryCalls();
  const idempotency = new InMemoryIdempotencyStore(new Map(), calls);
  const codes = new InMemorySignInCodeStore();
  const mailer = new InMemoryMailer();
  const recoveryCodes = new InMemoryRecoveryCodeStore();
  const classrooms = new InMemoryClassroomRepository(accounts, lessons);
  const transaction = new InMemoryTransaction(accounts, jobs, {
    audit,
    recoveryCodes,
    classrooms,
    signInCodes: codes,
    calls,
  });
  const directory = new InMemoryIdentityDirectory(identity, clock);
  const secrets = new InMemorySecrets();
  const ids = new SequentialIds();
  const app = composeServiceApp({
    clock,
    ids,
    actors,
    accounts,
    transaction,
    classrooms,
    recoveryCodes,
    emailChangeLinks: new InMemoryEmailChangeLinks(identity),
    lessons,
    lessonPdf,
    jobs,
    audit,
    auditRetention: { days: 731 },
    tokenVerifier: new InMemoryTokenVerifier(identity),
    signInLinks: new InMemorySignInLinks(identity),
    directory,
    secrets,
    signInCodes: codes,
    limiter: new InMemoryRateLimiter(),
    networkLimit: schoolWide,
    mailer,
    templates: new InMemoryMailTemplates(),
  });
  const composed = { service: app, clock, ids, idempotency, signingKeys: new InMemorySigningKeys() };
  return {
    app,
    composed,
    clock,
    accounts,
    actors,
    classrooms,
    jobs,
    outbox: outgoingMails(jobs),
    audit,
    identity,
    lessons,
    lessonPdf,
    idempotency,
    codes,
    mailer,
    recoveryCodes,
    transaction,
    directory,
    secrets,
  };
}

export type Service = ReturnType<typeof aService>;
