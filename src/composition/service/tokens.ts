import type { Clock } from '#application/ports/clock.ts';
import type { AuditRetention } from '#application/service/audit/prune-audit-log.ts';
import type { NetworkLimit } from '#application/service/limits/limit-calls.ts';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { ActorSource } from '#application/service/ports/actor-source.ts';
import type { AuditLog } from '#application/service/ports/audit-log.ts';
import type { ClassroomRepository } from '#application/service/ports/classroom-repository.ts';
import type { EmailChangeLinks } from '#application/service/ports/email-change-links.ts';
import type { IdentityDirectory } from '#application/service/ports/identity-directory.ts';
import type { Ids } from '#application/service/ports/ids.ts';
import type { Jobs } from '#application/service/ports/jobs.ts';
import type { LessonPdf } from '#application/service/ports/lesson-pdf.ts';
import type { LessonRepository } from '#application/service/ports/lesson-repository.ts';
import type { MailTemplates } from '#application/service/ports/mail-templates.ts';
import type { Mailer } from '#application/service/ports/mailer.ts';
import type { RateLimiter } from '#application/service/ports/rate-limiter.ts';
import type { RecoveryCodeStore } from '#application/service/ports/recovery-code-store.ts';
import type { Secrets } from '#application/service/ports/secrets.ts';
import type { SignInCodeStore } from '#application/service/ports/sign-in-code-store.ts';
import type { SignInLinks } from '#application/service/ports/sign-in-links.ts';
import type { TokenVerifier } from '#application/service/ports/token-verifier.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { token, type Tokens } from '../token.ts';

/** What a host gives the service: its driven ports and two settings, under the names that use cases ask for them by. */
export type ServicePorts = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly tokenVerifier: TokenVerifier;
  readonly actors: ActorSource;
  readonly accounts: AccountRepository;
  readonly transaction: Transaction;
  readonly classrooms: ClassroomRepository;
  readonly lessons: LessonRepository;
  readonly lessonPdf: LessonPdf;
  readonly directory: IdentityDirectory;
  readonly signInLinks: SignInLinks;
  readonly signInCodes: SignInCodeStore;
  readonly emailChangeLinks: EmailChangeLinks;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly secrets: Secrets;
  readonly limiter: RateLimiter;
  readonly networkLimit: NetworkLimit;
  readonly mailer: Mailer;
  readonly templates: MailTemplates;
  readonly jobs: Pick<Jobs, 'read' | 'cancel'>;
  readonly audit: AuditLog;
  readonly auditRetention: AuditRetention;
};

export const ports: Tokens<ServicePorts> = {
  clock: token('clock'),
  ids: token('ids'),
  tokenVerifier: token('tokenVerifier'),
  actors: token('actors'),
  accounts: token('accounts'),
  transaction: token('transaction'),
  classrooms: token('classrooms'),
  lessons: token('lessons'),
  lessonPdf: token('lessonPdf'),
  directory: token('directory'),
  signInLinks: token('signInLinks'),
  signInCodes: token('signInCodes'),
  emailChangeLinks: token('emailChangeLinks'),
  recoveryCodes: token('recoveryCodes'),
  secrets: token('secrets'),
  limiter: token('limiter'),
  networkLimit: token('networkLimit'),
  mailer: token('mailer'),
  templates: token('templates'),
  jobs: token('jobs'),
  audit: token('audit'),
  auditRetention: token('auditRetention'),
};

export const features: Tokens<ServiceApp> = {
  access: token('access'),
  signIn: token('signIn'),
  accounts: token('accounts'),
  security: token('security'),
  classrooms: token('classrooms'),
  lessons: token('lessons'),
  jobs: token('jobs'),
};
