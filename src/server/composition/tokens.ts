import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '#application/ports/clock.ts';
import type { ReadAccount } from '#application/service/accounts/read-account.ts';
import type { WriteEmailChangeMail } from '#application/service/mail/write-email-change-mail.ts';
import type { ActorSource } from '#application/service/ports/actor-source.ts';
import type { AuditRetention } from '#application/service/audit/prune-audit-log.ts';
import type { DeliverMail } from '#application/service/mail/deliver-mail.ts';
import type { AuditLog } from '#application/service/ports/audit-log.ts';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { NetworkLimit } from '#application/service/limits/limit-calls.ts';
import type { WriteSignInMail } from '#application/service/mail/write-sign-in-mail.ts';
import type { ClassroomRepository } from '#application/service/ports/classroom-repository.ts';
import type { EmailChangeLinks } from '#application/service/ports/email-change-links.ts';
import type { IdempotencyStore } from '#application/service/ports/idempotency-store.ts';
import type { IdentityDirectory } from '#application/service/ports/identity-directory.ts';
import type { Ids } from '#application/service/ports/ids.ts';
import type { LessonPdf } from '#application/service/ports/lesson-pdf.ts';
import type { Jobs } from '#application/service/ports/jobs.ts';
import type { LessonRepository } from '#application/service/ports/lesson-repository.ts';
import type { MailTemplates } from '#application/service/ports/mail-templates.ts';
import type { Mailer } from '#application/service/ports/mailer.ts';
import type { RateLimiter } from '#application/service/ports/rate-limiter.ts';
import type { Secrets } from '#application/service/ports/secrets.ts';
import type { SignInCodeStore } from '#application/service/ports/sign-in-code-store.ts';
import type { RecoveryCodeStore } from '#application/service/ports/recovery-code-store.ts';
import type { SignInLinks } from '#application/service/ports/sign-in-links.ts';
import type { SigningKeys } from '#application/service/ports/signing-keys.ts';
import type { TokenVerifier } from '#application/service/ports/token-verifier.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import type { MakeSignInCode } from '#application/service/sign-in/make-sign-in-code.ts';
import type { ServiceApp } from '#application/service/service-app.ts';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Names of what the container makes. Their types make the wiring a matter for the compiler. */
export const T = {
  clock: token<Clock>('clock'),
  ids: token<Ids>('ids'),
  accounts: token<AccountRepository>('accounts'),
  actors: token<ActorSource>('actors'),
  transaction: token<Transaction>('transaction'),
  lessons: token<LessonRepository>('lessons'),
  lessonPdf: token<LessonPdf>('lessonPdf'),
  idempotency: token<IdempotencyStore>('idempotency'),
  signingKeys: token<SigningKeys>('signingKeys'),
  tokenVerifier: token<TokenVerifier>('tokenVerifier'),
  signInLinks: token<SignInLinks>('signInLinks'),
  identityDirectory: token<IdentityDirectory>('identityDirectory'),
  secrets: token<Secrets>('secrets'),
  signInCodes: token<SignInCodeStore>('signInCodes'),
  rateLimiter: token<RateLimiter>('rateLimiter'),
  networkLimit: token<NetworkLimit>('networkLimit'),
  emailChangeLinks: token<EmailChangeLinks>('emailChangeLinks'),
  recoveryCodes: token<RecoveryCodeStore>('recoveryCodes'),
  mailer: token<Mailer>('mailer'),
  mailTemplates: token<MailTemplates>('mailTemplates'),
  classroomStore: token<ClassroomRepository>('classroomStore'),
  classrooms: token<ServiceApp['classrooms']>('classrooms'),
  readAccount: token<ReadAccount>('readAccount'),
  admit: token<ServiceApp['admit']>('admit'),
  registerSignUp: token<ServiceApp['registerSignUp']>('registerSignUp'),
  recordOnboarding: token<ServiceApp['recordOnboarding']>('recordOnboarding'),
  ensureProfile: token<ServiceApp['ensureProfile']>('ensureProfile'),
  changeProfile: token<ServiceApp['changeProfile']>('changeProfile'),
  changePhoneNumber: token<ServiceApp['changePhoneNumber']>('changePhoneNumber'),
  readLesson: token<ServiceApp['readLesson']>('readLesson'),
  printLesson: token<ServiceApp['printLesson']>('printLesson'),
  limitCalls: token<ServiceApp['limitCalls']>('limitCalls'),
  redeemSignInCode: token<ServiceApp['redeemSignInCode']>('redeemSignInCode'),
  openSignInLink: token<ServiceApp['openSignInLink']>('openSignInLink'),
  makeSignInCode: token<MakeSignInCode>('makeSignInCode'),
  writeSignInMail: token<WriteSignInMail>('writeSignInMail'),
  orderSignInLink: token<ServiceApp['orderSignInLink']>('orderSignInLink'),
  signOutEverywhere: token<ServiceApp['signOutEverywhere']>('signOutEverywhere'),
  eraseAccount: token<ServiceApp['eraseAccount']>('eraseAccount'),
  renewRecoveryCodes: token<ServiceApp['renewRecoveryCodes']>('renewRecoveryCodes'),
  recoverSecondFactor: token<ServiceApp['recoverSecondFactor']>('recoverSecondFactor'),
  finishPasswordSetup: token<ServiceApp['finishPasswordSetup']>('finishPasswordSetup'),
  writeEmailChangeMail: token<WriteEmailChangeMail>('writeEmailChangeMail'),
  jobs: token<Pick<Jobs, 'read' | 'cancel'>>('jobs'),
  followJobs: token<ServiceApp['jobs']>('followJobs'),
  auditLog: token<AuditLog>('auditLog'),
  auditRetention: token<AuditRetention>('auditRetention'),
  deliverMail: token<DeliverMail>('deliverMail'),
  pruneAuditLog: token<ServiceApp['jobHandlers']['prune-audit-log']>('pruneAuditLog'),
};
