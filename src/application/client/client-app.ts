import type { CompleteOnboarding } from './onboarding/complete-onboarding.ts';
import type { GuardRoute } from './navigation/guard-route.ts';
import type { TrackPageView } from './navigation/track-page-view.ts';
import type { ClassroomService } from './ports/classroom-service.ts';
import type { IdentityProvider } from './ports/identity-provider.ts';
import type { OfflineLibrary } from './lessons/offline-library.ts';
import type { LessonCatalog } from './ports/lesson-catalog.ts';
import type { LessonFiles } from './ports/lesson-files.ts';
import type { SessionStore } from './ports/session-store.ts';
import type { AccountSecurity } from './security/account-security.ts';
import type { ApplyMailedLink } from './mailed-links/apply-mailed-link.ts';
import type { ReadMailedLink } from './mailed-links/read-mailed-link.ts';
import type { ResetPassword } from './mailed-links/reset-password.ts';
import type { FollowSignInLink } from './session/follow-sign-in-link.ts';
import type { GiveSecondFactor } from './session/give-second-factor.ts';
import type { LeaveForProvider } from './session/leave-for-provider.ts';
import type { Logout } from './session/logout.ts';
import type { StartSessionSync } from './session/start-session-sync.ts';
import type { RecoverSecondFactor } from './session/recover-second-factor.ts';
import type { RequestPasswordReset } from './session/request-password-reset.ts';
import type { RequestSignInLink } from './session/request-sign-in-link.ts';
import type { ReturnFromProvider } from './session/return-from-provider.ts';
import type { SignIn } from './session/sign-in.ts';
import type { SignInWithCode } from './session/sign-in-with-code.ts';
import type { SignInWithProvider } from './session/sign-in-with-provider.ts';
import type { ReadProfile } from './settings/read-profile.ts';
import type { UpdateProfile } from './settings/update-profile.ts';
import type { SignUp } from './sign-up/sign-up.ts';

/** What a page may ask of the product: the driving port of the client side. */
export interface ClientApp {
  readonly session: SessionStore;
  readonly lessons: LessonCatalog;
  readonly lessonFiles: LessonFiles;
  readonly classrooms: ClassroomService;
  /** The lessons that open without a network. */
  readonly offline: OfflineLibrary;
  readonly signUp: SignUp;
  readonly signIn: SignIn;
  readonly signInWithProvider: SignInWithProvider;
  readonly leaveForProvider: LeaveForProvider;
  readonly returnFromProvider: ReturnFromProvider;
  readonly requestSignInLink: RequestSignInLink;
  readonly followSignInLink: FollowSignInLink;
  readonly signInWithCode: SignInWithCode;
  readonly giveSecondFactor: GiveSecondFactor;
  readonly recoverSecondFactor: RecoverSecondFactor;
  readonly readMailedLink: ReadMailedLink;
  readonly applyMailedLink: ApplyMailedLink;
  readonly resetPassword: ResetPassword;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly passwordPolicy: IdentityProvider['passwordPolicy'];
  readonly completeOnboarding: CompleteOnboarding;
  readonly readProfile: ReadProfile;
  readonly updateProfile: UpdateProfile;
  /** The means of one's own account. */
  readonly security: AccountSecurity;
  readonly logout: Logout;
  readonly startSessionSync: StartSessionSync;
  readonly guardRoute: GuardRoute;
  readonly trackPageView: TrackPageView;
}
