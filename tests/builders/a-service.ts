import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryEmailChangeLinks } from '#adapters/memory/in-memory-email-change-links.ts';
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
import { admitCaller } from '#application/service/accounts/admit-caller.ts';
import { changePhoneNumber } from '#application/service/accounts/change-phone-number.ts';
import { changeProfile } from '#application/service/accounts/change-profile.ts';
import { ensureProfile } from '#application/service/accounts/ensure-profile.ts';
import { presentProfile } from '#application/service/accounts/present-profile.ts';
import { readAccount } from '#application/service/accounts/read-account.ts';
import { readOnboardingStatus } from '#application/service/accounts/read-onboarding-status.ts';
import { recordOnboarding } from '#application/service/accounts/record-onboarding.ts';
import { registerSignUp } from '#application/service/accounts/register-sign-up.ts';
import { requireAccount } from '#application/service/accounts/require-account.ts';
import { printLesson } from '#application/service/lessons/print-lesson.ts';
import { createClassroomRecords } from '#application/service/classrooms/classroom-records.ts';
import { requireTeacher } from '#application/service/classrooms/require-teacher.ts';
import { readLesson } from '#application/service/lessons/read-lesson.ts';
import { limitCalls, schoolWide } from '#application/service/limits/limit-calls.ts';
import { deliverMail } from '#application/service/mail/deliver-mail.ts';
import { orderSignInLink } from '#application/service/mail/order-sign-in-link.ts';
import { writeEmailChangeMail } from '#application/service/mail/write-email-change-mail.ts';
import { writeSignInMail } from '#application/service/mail/write-sign-in-mail.ts';
import { eraseAccount } from '#application/service/security/erase-account.ts';
import { finishPasswordSetup } from '#application/service/security/finish-password-setup.ts';
import { recoverSecondFactor } from '#application/service/security/recover-second-factor.ts';
import { renewRecoveryCodes } from '#application/service/security/renew-recovery-codes.ts';
import { signOutEverywhere } from '#application/service/security/sign-out-everywhere.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { makeSignInCode } from '#application/service/sign-in/make-sign-in-code.ts';
import { redeemSignInCode } from '#application/service/sign-in/redeem-sign-in-code.ts';
import { startOfTests } from './time.ts';

/** The whole service over in-memory adapters, empty, with its clock at `startOfTests`; and those adapters. */
export function aService() {
  const clock = new ManualClock(startOfTests);
  const identity = new InMemoryIdentityService(clock);
  const accounts = new InMemoryAccountRepository();
  const outbox = new InMemoryOutbox();
  const lessons = new InMemoryLessonRepository();
  const lessonPaper = new InMemoryLessonPaper();
  const mailer = new InMemoryMailer();
  const directory = new InMemoryIdentityDirectory(identity, clock);
  const secrets = new InMemorySecrets();
  const codes = new InMemorySignInCodeStore();
  const verifier = new InMemoryTokenVerifier(identity);
  const recoveryCodes = new InMemoryRecoveryCodeStore();
  const classrooms = new InMemoryClassroomRepository(accounts);
  const transaction = new InMemoryTransaction(accounts, outbox, recoveryCodes, classrooms);
  const limiter = new InMemoryRateLimiter();
  const requires = requireAccount(accounts, transaction, clock);
  const reads = readAccount(requires, clock);
  const templates = new InMemoryMailTemplates();
  const links = new InMemorySignInLinks(identity);
  const writesSignInMail = writeSignInMail(links, makeSignInCode(codes, secrets, clock), templates);
  const emailChanges = new InMemoryEmailChangeLinks(identity);
  const writesEmailChangeMail = writeEmailChangeMail(emailChanges, templates);
  const app: ServiceApp = {
    verifyToken: (token) => verifier.verify(token),
    admitCaller: admitCaller(accounts),
    limitCalls: limitCalls(limiter, clock, schoolWide),
    redeemSignInCode: redeemSignInCode(codes, secrets, directory, clock),
    orderSignInLink: orderSignInLink(transaction),
    registerSignUp: registerSignUp(accounts, clock),
    readAccount: reads,
    readOnboardingStatus: readOnboardingStatus(requires),
    recordOnboarding: recordOnboarding(requires, accounts, clock),
    ensureProfile: ensureProfile(requires),
    presentProfile: presentProfile(requires),
    changeProfile: changeProfile(requires, transaction, limiter, clock),
    changePhoneNumber: changePhoneNumber(requires, accounts),
    signOutEverywhere: signOutEverywhere(directory),
    eraseAccount: eraseAccount(transaction, directory),
    renewRecoveryCodes: renewRecoveryCodes(requires, transaction, secrets),
    recoverSecondFactor: recoverSecondFactor(recoveryCodes, transaction, directory, secrets),
    finishPasswordSetup: finishPasswordSetup(directory),
    classrooms: createClassroomRecords({
      requireTeacher: requireTeacher(requires, classrooms, clock),
      classrooms,
      lessons,
      transaction,
      limiter,
      clock,
      ids: new SequentialIds(),
    }),
    listLessons: () => lessons.summaries(),
    loadLessons: (all) => lessons.replaceAll(all),
    readLesson: readLesson(lessons, reads, classrooms),
    printLesson: printLesson(readLesson(lessons, reads, classrooms), lessonPaper),
    deliverMail: deliverMail(writesSignInMail, writesEmailChangeMail, templates, mailer),
  };
  return {
    app,
    clock,
    identity,
    accounts,
    classrooms,
    outbox,
    lessons,
    lessonPaper,
    mailer,
    codes,
    secrets,
    directory,
    transaction,
    recoveryCodes,
  };
}
