import { ContainerModule } from 'inversify';
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
import { composeServiceApp } from '#server/composition/compose-service-app.ts';
import { currentOrigin } from '#server/http/call-origin.ts';
import { T } from '#server/composition/tokens.ts';
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
  const adapters = new ContainerModule(({ bind }) => {
    bind(T.clock).toConstantValue(clock);
    bind(T.ids).toConstantValue(new SequentialIds());
    bind(T.actors).toConstantValue(actors);
    bind(T.accounts).toConstantValue(accounts);
    bind(T.transaction).toConstantValue(transaction);
    bind(T.classroomStore).toConstantValue(classrooms);
    bind(T.recoveryCodes).toConstantValue(recoveryCodes);
    bind(T.emailChangeLinks).toConstantValue(new InMemoryEmailChangeLinks(identity));
    bind(T.lessons).toConstantValue(lessons);
    bind(T.lessonPdf).toConstantValue(lessonPdf);
    bind(T.signingKeys).toConstantValue(new InMemorySigningKeys());
    bind(T.jobs).toConstantValue(jobs);
    bind(T.auditLog).toConstantValue(audit);
    bind(T.auditRetention).toConstantValue({ days: 731 });
    bind(T.idempotency).toConstantValue(idempotency);
    bind(T.tokenVerifier).toConstantValue(new InMemoryTokenVerifier(identity));
    bind(T.signInLinks).toConstantValue(new InMemorySignInLinks(identity));
    bind(T.identityDirectory).toConstantValue(directory);
    bind(T.secrets).toConstantValue(secrets);
    bind(T.signInCodes).toConstantValue(codes);
    bind(T.rateLimiter).toConstantValue(new InMemoryRateLimiter());
    bind(T.networkLimit).toConstantValue(schoolWide);
    bind(T.mailer).toConstantValue(mailer);
    bind(T.mailTemplates).toConstantValue(new InMemoryMailTemplates());
  });
  const composed = composeServiceApp(adapters);
  return {
    app: composed.service,
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
