import { readStoredLesson } from '#adapters/content/stored-lesson.ts';
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
import type { IdempotencyStore } from '#application/service/ports/idempotency-store.ts';
import type { SigningKeys } from '#application/service/ports/signing-keys.ts';
import type { ServicePorts } from '#composition/service/tokens.ts';
import { currentOrigin } from '../http/call-origin.ts';

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

/** What the service depends on, and the stores that its host needs beside it. */
export type LiveAdapters = ServicePorts & {
  readonly idempotency: IdempotencyStore;
  readonly signingKeys: SigningKeys;
};

/** The adapters of a real host. */
export function liveAdapters({
  database,
  identityDirectory: directory,
  mailTemplates: templates,
  auditRetention = twoYears,
  networkLimit = schoolWide,
  ...parts
}: LiveParts): LiveAdapters {
  const { db } = database;
  const { clock } = parts;
  return {
    ...parts,
    directory,
    templates,
    auditRetention,
    networkLimit,
    secrets: new NodeSecrets(),
    actors: new PostgresActorSource(db, database.changes),
    accounts: new PostgresAccountRepository(db),
    transaction: new PostgresTransaction(database, clock, { origin: currentOrigin }),
    classrooms: new PostgresClassroomRepository(db),
    lessons: new PostgresLessonRepository(db, readStoredLesson),
    signInCodes: new PostgresSignInCodeStore(db),
    limiter: new PostgresRateLimiter(db),
    recoveryCodes: new PostgresRecoveryCodeStore(db),
    jobs: new PostgresJobs(db, database.jobs, clock),
    audit: new PostgresAuditLog(db, { clock, origin: currentOrigin }),
    signingKeys: new PostgresSigningKeys(db),
    idempotency: new PostgresIdempotencyStore(db),
  };
}
