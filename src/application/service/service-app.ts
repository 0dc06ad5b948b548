import type { Admit } from './access/admit.ts';
import type { ChangePhoneNumber } from './accounts/change-phone-number.ts';
import type { ChangeProfile } from './accounts/change-profile.ts';
import type { EnsureProfile } from './accounts/ensure-profile.ts';
import type { PresentProfile } from './accounts/present-profile.ts';
import type { ReadAccount } from './accounts/read-account.ts';
import type { ReadOnboardingStatus } from './accounts/read-onboarding-status.ts';
import type { RecordOnboarding } from './accounts/record-onboarding.ts';
import type { RegisterSignUp } from './accounts/register-sign-up.ts';
import type { ClassroomRecords } from './classrooms/classroom-records.ts';
import type { FollowJobs } from './jobs/follow-jobs.ts';
import type { PrintLesson } from './lessons/print-lesson.ts';
import type { ReadLesson } from './lessons/read-lesson.ts';
import type { OrderSignInLink } from './mail/order-sign-in-link.ts';
import type { LimitCalls } from './limits/limit-calls.ts';
import type { JobHandlers } from './ports/jobs.ts';
import type { LessonRepository } from './ports/lesson-repository.ts';
import type { TokenVerifier } from './ports/token-verifier.ts';
import type { EraseAccount } from './security/erase-account.ts';
import type { FinishPasswordSetup } from './security/finish-password-setup.ts';
import type { RecoverSecondFactor } from './security/recover-second-factor.ts';
import type { RenewRecoveryCodes } from './security/renew-recovery-codes.ts';
import type { SignOutEverywhere } from './security/sign-out-everywhere.ts';
import type { OpenSignInLink } from './sign-in/open-sign-in-link.ts';
import type { RedeemSignInCode } from './sign-in/redeem-sign-in-code.ts';

/** What a host may ask of the service: the driving port of the service side. */
export interface ServiceApp {
  readonly verifyToken: TokenVerifier['verify'];
  readonly admit: Admit;
  readonly limitCalls: LimitCalls;
  readonly orderSignInLink: OrderSignInLink;
  readonly redeemSignInCode: RedeemSignInCode;
  readonly openSignInLink: OpenSignInLink;
  readonly registerSignUp: RegisterSignUp;
  readonly readAccount: ReadAccount;
  readonly readOnboardingStatus: ReadOnboardingStatus;
  readonly recordOnboarding: RecordOnboarding;
  readonly ensureProfile: EnsureProfile;
  readonly presentProfile: PresentProfile;
  readonly changeProfile: ChangeProfile;
  readonly changePhoneNumber: ChangePhoneNumber;
  readonly signOutEverywhere: SignOutEverywhere;
  readonly eraseAccount: EraseAccount;
  readonly renewRecoveryCodes: RenewRecoveryCodes;
  readonly recoverSecondFactor: RecoverSecondFactor;
  readonly finishPasswordSetup: FinishPasswordSetup;
  readonly classrooms: ClassroomRecords;
  readonly listLessons: LessonRepository['summaries'];
  readonly loadLessons: LessonRepository['replaceAll'];
  readonly readLesson: ReadLesson;
  readonly printLesson: PrintLesson;
  readonly jobs: FollowJobs;
  /** What runs the jobs of each kind. */
  readonly jobHandlers: JobHandlers;
}
