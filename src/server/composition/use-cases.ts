import { ContainerModule } from 'inversify';
import { admit } from '#application/service/access/admit.ts';
import { changePhoneNumber } from '#application/service/accounts/change-phone-number.ts';
import { changeProfile } from '#application/service/accounts/change-profile.ts';
import { ensureProfile } from '#application/service/accounts/ensure-profile.ts';
import { readAccount } from '#application/service/accounts/read-account.ts';
import { recordOnboarding } from '#application/service/accounts/record-onboarding.ts';
import { registerSignUp } from '#application/service/accounts/register-sign-up.ts';
import { followJobs } from '#application/service/jobs/follow-jobs.ts';
import { pruneAuditLog } from '#application/service/audit/prune-audit-log.ts';
import { printLesson } from '#application/service/lessons/print-lesson.ts';
import { createClassroomRecords } from '#application/service/classrooms/classroom-records.ts';
import { readLesson } from '#application/service/lessons/read-lesson.ts';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { ActorSource } from '#application/service/ports/actor-source.ts';
import type { ClassroomRepository } from '#application/service/ports/classroom-repository.ts';
import type { Ids } from '#application/service/ports/ids.ts';
import type { LessonRepository } from '#application/service/ports/lesson-repository.ts';
import type { IdentityDirectory } from '#application/service/ports/identity-directory.ts';
import type { RateLimiter } from '#application/service/ports/rate-limiter.ts';
import type { Secrets } from '#application/service/ports/secrets.ts';
import type { SignInCodeStore } from '#application/service/ports/sign-in-code-store.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import type { Clock } from '#application/ports/clock.ts';
import { limitCalls } from '#application/service/limits/limit-calls.ts';
import { deliverMail } from '#application/service/mail/deliver-mail.ts';
import { orderSignInLink } from '#application/service/mail/order-sign-in-link.ts';
import { writeEmailChangeMail } from '#application/service/mail/write-email-change-mail.ts';
import { writeSignInMail } from '#application/service/mail/write-sign-in-mail.ts';
import { eraseAccount } from '#application/service/security/erase-account.ts';
import { finishPasswordSetup } from '#application/service/security/finish-password-setup.ts';
import { recoverSecondFactor } from '#application/service/security/recover-second-factor.ts';
import { renewRecoveryCodes } from '#application/service/security/renew-recovery-codes.ts';
import { signOutEverywhere } from '#application/service/security/sign-out-everywhere.ts';
import { makeSignInCode } from '#application/service/sign-in/make-sign-in-code.ts';
import { openSignInLink } from '#application/service/sign-in/open-sign-in-link.ts';
import { redeemSignInCode } from '#application/service/sign-in/redeem-sign-in-code.ts';
import { T } from './tokens.ts';

type ClassroomNeeds = [ClassroomRepository, LessonRepository, Transaction, RateLimiter, Clock, Ids];

type EnsureNeeds = [AccountRepository, ClassroomRepository, Transaction, Clock, IdentityDirectory];

type RedeemNeeds = [SignInCodeStore, Transaction, Secrets, IdentityDirectory, Clock];

/** The service's use cases over whatever adapters the container holds. */
export const useCases = new ContainerModule(({ bind }) => {
  bind(T.admit).toResolvedValue(
    (...[actors, clock]: [ActorSource, Clock]) => admit({ actors, clock }),
    [T.actors, T.clock],
  );
  bind(T.ensureProfile).toResolvedValue(
    (...[accounts, classrooms, transaction, clock, directory]: EnsureNeeds) =>
      ensureProfile({ accounts, classrooms, transaction, clock, directory }),
    [T.accounts, T.classroomStore, T.transaction, T.clock, T.identityDirectory],
  );
  bind(T.readAccount).toResolvedValue(readAccount, [T.clock]);
  bind(T.registerSignUp).toResolvedValue(registerSignUp, [T.transaction, T.clock]);
  bind(T.recordOnboarding).toResolvedValue(recordOnboarding, [T.transaction, T.clock]);
  bind(T.changeProfile).toResolvedValue(changeProfile, [T.transaction, T.rateLimiter, T.clock]);
  bind(T.changePhoneNumber).toResolvedValue(changePhoneNumber, [T.accounts]);
  bind(T.readLesson).toResolvedValue(
    (...[lessons, classrooms]: [LessonRepository, ClassroomRepository]) =>
      readLesson({ lessons, classrooms }),
    [T.lessons, T.classroomStore],
  );
  bind(T.printLesson).toResolvedValue(printLesson, [T.readLesson, T.lessonPdf]);
  bind(T.classrooms).toResolvedValue(
    (...[classrooms, lessons, transaction, limiter, clock, ids]: ClassroomNeeds) =>
      createClassroomRecords({ classrooms, lessons, transaction, limiter, clock, ids }),
    [T.classroomStore, T.lessons, T.transaction, T.rateLimiter, T.clock, T.ids],
  );
  bind(T.orderSignInLink).toResolvedValue(orderSignInLink, [T.transaction]);
  bind(T.limitCalls).toResolvedValue(limitCalls, [T.rateLimiter, T.clock, T.networkLimit]);
  bind(T.redeemSignInCode).toResolvedValue(
    (...[codes, transaction, secrets, directory, clock]: RedeemNeeds) =>
      redeemSignInCode({ codes, transaction, secrets, directory, clock }),
    [T.signInCodes, T.transaction, T.secrets, T.identityDirectory, T.clock],
  );
  bind(T.openSignInLink).toResolvedValue(openSignInLink, [T.signInCodes, T.secrets]);
  bind(T.makeSignInCode).toResolvedValue(makeSignInCode, [T.signInCodes, T.secrets, T.clock]);
  bind(T.writeSignInMail).toResolvedValue(writeSignInMail, [
    T.signInLinks,
    T.secrets,
    T.makeSignInCode,
    T.mailTemplates,
  ]);
  bind(T.writeEmailChangeMail).toResolvedValue(writeEmailChangeMail, [T.emailChangeLinks, T.mailTemplates]);
  bind(T.deliverMail).toResolvedValue(deliverMail, [
    T.writeSignInMail,
    T.writeEmailChangeMail,
    T.mailTemplates,
    T.mailer,
  ]);
  bind(T.followJobs).toResolvedValue(followJobs, [T.jobs]);
  bind(T.pruneAuditLog).toResolvedValue(pruneAuditLog, [T.auditLog, T.clock, T.auditRetention]);
  bind(T.signOutEverywhere).toResolvedValue(signOutEverywhere, [T.identityDirectory, T.transaction]);
  bind(T.eraseAccount).toResolvedValue(eraseAccount, [T.transaction, T.identityDirectory]);
  bind(T.renewRecoveryCodes).toResolvedValue(renewRecoveryCodes, [T.transaction, T.secrets]);
  bind(T.recoverSecondFactor).toResolvedValue(recoverSecondFactor, [
    T.recoveryCodes,
    T.transaction,
    T.identityDirectory,
    T.secrets,
  ]);
  bind(T.finishPasswordSetup).toResolvedValue(finishPasswordSetup, [T.identityDirectory, T.transaction]);
});
