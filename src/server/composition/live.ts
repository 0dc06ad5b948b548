import { ContainerModule } from 'inversify';
import type { Database } from '#adapters/postgres/database.ts';
import { NodeSecrets } from '#adapters/node/node-secrets.ts';
import { PostgresActorSource } from '#adapters/postgres/postgres-actor-source.ts';
import { PostgresAccountRepository } from '#adapters/postgres/postgres-account-repository.ts';
import { PostgresAuditLog } from '#adapters/postgres/postgres-audit-log.ts';
import { PostgresClassroomRepository } from '#adapters/postgres/postgres-classroom-repository.ts';
import { PostgresIdempotencyStore } from '#adapters/postgres/postgres-idempotency-store.ts';
import { PostgresJobs } from '#adapters/postgres/postgres-jobs.ts';
import { PostgresLessonRepository } from '#adapters/postgres/postgres-lesson-repository.ts';
import { PostgresRateLimiter } from '#adapters/postgres/postgres-rate-limiter.ts';
import { PostgresRecoveryCodeStore } from '#adapters/postgres/postgres-recovery-code-store.ts';
import { PostgresSignInCodeStore } from '#adapters/postgres/postgres-sign-in-code-store.ts';
import { PostgresSigningKeys } from '#adapters/postgres/postgres-signing-keys.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { AuditRetention } from '#application/service/audit/prune-audit-log.ts';
import { type NetworkLimit, schoolWide } from '#application/service/limits/limit-calls.ts';
import type { EmailChangeLinks } from '#application/service/ports/email-change-links.ts';
import type { IdentityDirectory } from '#application/service/ports/identity-directory.ts';
import type { LessonPdf } from '#application/service/ports/lesson-pdf.ts';
import type { Ids } from '#application/service/ports/ids.ts';
import type { MailTemplates } from '#application/service/ports/mail-templates.ts';
import type { Mailer } from '#application/service/ports/mailer.ts';
import type { SignInLinks } from '#application/service/ports/sign-in-links.ts';
import type { TokenVerifier } from '#application/service/ports/token-verifier.ts';
import { currentOrigin } from '../http/call-origin.ts';
import { T } from './tokens.ts';

/** What differs between production and local mode: where the time, the people, the mails and the data are. */
export type LiveParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly tokenVerifier: TokenVerifier;
  readonly identityDirectory: IdentityDirectory;
  readonly signInLinks: SignInLinks;
  readonly emailChangeLinks: EmailChangeLinks;
  readonly mailer: Mailer;
  readonly mailTemplates: MailTemplates;
  readonly lessonPdf: LessonPdf;
  /** For how long the audit log is stored; two years where it is left out. */
  readonly auditRetention?: AuditRetention;
  /** How often each limited call may come from one network; as from a school unless said otherwise. */
  readonly networkLimit?: NetworkLimit;
};

const twoYears: AuditRetention = { days: 731 };

/** The adapters of a real host. */
export function liveAdapters(parts: LiveParts): ContainerModule {
  const { db } = parts.database;
  return new ContainerModule(({ bind }) => {
    bind(T.clock).toConstantValue(parts.clock);
    bind(T.ids).toConstantValue(parts.ids);
    bind(T.tokenVerifier).toConstantValue(parts.tokenVerifier);
    bind(T.identityDirectory).toConstantValue(parts.identityDirectory);
    bind(T.secrets).toConstantValue(new NodeSecrets());
    bind(T.networkLimit).toConstantValue(parts.networkLimit ?? schoolWide);
    bind(T.signInLinks).toConstantValue(parts.signInLinks);
    bind(T.emailChangeLinks).toConstantValue(parts.emailChangeLinks);
    bind(T.mailer).toConstantValue(parts.mailer);
    bind(T.mailTemplates).toConstantValue(parts.mailTemplates);
    bind(T.lessonPdf).toConstantValue(parts.lessonPdf);
    bind(T.actors).toConstantValue(new PostgresActorSource(db));
    bind(T.accounts).toConstantValue(new PostgresAccountRepository(db));
    bind(T.transaction).toConstantValue(
      new PostgresTransaction(parts.database, parts.clock, { origin: currentOrigin }),
    );
    bind(T.classroomStore).toConstantValue(new PostgresClassroomRepository(db));
    bind(T.lessons).toConstantValue(new PostgresLessonRepository(db));
    bind(T.signInCodes).toConstantValue(new PostgresSignInCodeStore(db));
    bind(T.rateLimiter).toConstantValue(new PostgresRateLimiter(db));
    bind(T.recoveryCodes).toConstantValue(new PostgresRecoveryCodeStore(db));
    bind(T.signingKeys).toConstantValue(new PostgresSigningKeys(db));
    bind(T.jobs).toConstantValue(new PostgresJobs(db, parts.database.jobs, parts.clock));
    bind(T.auditLog).toConstantValue(new PostgresAuditLog(db, { clock: parts.clock, origin: currentOrigin }));
    bind(T.auditRetention).toConstantValue(parts.auditRetention ?? twoYears);
    bind(T.idempotency).toConstantValue(new PostgresIdempotencyStore(db));
  });
}
