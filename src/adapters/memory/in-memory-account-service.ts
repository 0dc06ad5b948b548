import type { AccountService } from '#application/client/ports/account-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { CallLimited, LimitedCall, LimitedCaller } from '#application/service/limits/limit-calls.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import {
  type Onboarding,
  type OnboardingInvalid,
  type OnboardingItem,
  parseOnboarding,
} from '#domain/account/onboarding.ts';
import { optional, parseForm } from '#domain/account/parse-form.ts';
import {
  parseProfileChange,
  type Profile,
  type ProfileChange,
  type ProfileInvalid,
} from '#domain/account/profile.ts';
import type { AccountRecord } from '#domain/account/session-user.ts';
import { parseSignUpDetails, type SignUpDetails } from '#domain/account/sign-up-form.ts';
import { parseRecoveryCode, type RecoveryCodeWrong } from '#domain/identity/second-factor.ts';
import { type EmailAddress, parseEmail, parsePhone } from '#domain/account/text-fields.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { parseSignInCode, type SignInCodeRefused } from '#domain/identity/sign-in-code.ts';
import type { SignInLinkRefused } from '#domain/identity/sign-in-link.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';

/** The service as it is asked here. */
export type AccountCallable = Omit<ServiceApp, 'listLessons' | 'loadLessons' | 'readLesson' | 'deliverMail'>;

const tooManyRequests = ({ retryAfterSeconds }: CallLimited) =>
  err<ServiceFailure>({ kind: 'service/too-many-requests', retryAfterSeconds });

const callerAbout = (email: EmailAddress): LimitedCaller => ({
  email,
  network: 'this process',
  knownBrowser: null,
});

const unreachable = err<ServiceFailure>({ kind: 'service/unreachable' });

/** Asks a service in the same process, without a wire between; each call brings the token of the signed-in user. */
export class InMemoryAccountService implements AccountService {
  readonly #app: AccountCallable;
  readonly #token: () => Promise<string | null>;
  /** Whether the service can be reached. */
  online = true;

  constructor(app: AccountCallable, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async sendLink(email: EmailAddress): Promise<Result<void, FormInvalid<'email'> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseForm({ email: parseEmail(email) });
    if (!form.ok) return form;
    const within = await this.#within('send-link', form.value.email);
    return within.ok ? ok(await this.#app.orderSignInLink(form.value.email)) : within;
  }

  async redeemSignInCode(
    email: EmailAddress,
    code: string,
  ): Promise<Result<string, SignInCodeRefused | FormInvalid<'email' | 'code'> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseForm({ email: parseEmail(email), code: parseSignInCode(code) });
    if (!form.ok) return form;
    const within = await this.#within('verify-code', form.value.email);
    return within.ok ? this.#app.redeemSignInCode(callerAbout(form.value.email), form.value.code) : within;
  }

  async openSignInLink(
    email: EmailAddress,
    mailKey: string,
  ): Promise<Result<void, SignInLinkRefused | FormInvalid<'email'> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseForm({ email: parseEmail(email) });
    if (!form.ok) return form;
    const within = await this.#within('open-link', form.value.email);
    return within.ok ? this.#app.openSignInLink(form.value.email, mailKey) : within;
  }

  async signUp(
    details: SignUpDetails,
    campaign: Campaign,
  ): Promise<Result<void, FormInvalid<keyof SignUpDetails> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseSignUpDetails(details);
    if (!form.ok) return form;
    const within = await this.#within('sign-up', form.value.email);
    return within.ok ? ok(await this.#app.registerSignUp(form.value, campaign)) : within;
  }

  completeOnboarding(
    onboarding: Onboarding,
    campaign: Campaign,
  ): Promise<Result<void, OnboardingInvalid | ServiceFailure>> {
    return this.#asAdmitted<void, OnboardingInvalid>(async (caller) => {
      const form = parseOnboarding(onboarding);
      return form.ok ? ok(await this.#app.recordOnboarding(caller, form.value, campaign)) : form;
    });
  }

  me(): Promise<Result<AccountRecord, ServiceFailure>> {
    return this.#asCaller(async (caller) => ok(await this.#app.readAccount(caller)));
  }

  onboardingStatus(): Promise<Result<readonly OnboardingItem[], ServiceFailure>> {
    return this.#asCaller(async (caller) => ok(await this.#app.readOnboardingStatus(caller)));
  }

  profile(): Promise<Result<Profile, ServiceFailure>> {
    return this.#asAdmitted(async (caller) => ok(await this.#app.presentProfile(caller)));
  }

  updateProfile(
    change: ProfileChange,
  ): Promise<Result<Profile, ProfileInvalid | RecentSignInRequired | ServiceFailure>> {
    return this.#asAdmitted<Profile, ProfileInvalid | RecentSignInRequired | ServiceFailure>(
      async (caller) => {
        const form = parseProfileChange(change);
        if (!form.ok) return form;
        const changed = await this.#app.changeProfile(caller, form.value);
        if (changed.ok) return changed;
        const { error } = changed;
        return error.kind === 'call/too-many-requests' ? tooManyRequests(error) : err(error);
      },
    );
  }

  ensureProfile(): Promise<Result<void, ServiceFailure>> {
    return this.#asCaller(async (caller) => ok(await this.#app.ensureProfile(caller)));
  }

  setPhoneNumber(
    phoneNumber: string | null,
  ): Promise<Result<void, FormInvalid<'phoneNumber'> | ServiceFailure>> {
    return this.#asAdmitted<void, FormInvalid<'phoneNumber'>>(async (caller) => {
      const form = parseForm({ phoneNumber: optional(phoneNumber, parsePhone) });
      return form.ok ? ok(await this.#app.changePhoneNumber(caller, form.value.phoneNumber)) : form;
    });
  }

  async #within(call: LimitedCall, email: EmailAddress): Promise<Result<void, ServiceFailure>> {
    const within = await this.#app.limitCalls(call, callerAbout(email));
    return within.ok ? within : tooManyRequests(within.error);
  }

  async recoverSecondFactor(
    email: EmailAddress,
    recoveryCode: string,
  ): Promise<Result<void, RecoveryCodeWrong | FormInvalid<'email' | 'recoveryCode'> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseForm({ email: parseEmail(email), recoveryCode: parseRecoveryCode(recoveryCode) });
    if (!form.ok) return form;
    const within = await this.#within('recover-second-factor', form.value.email);
    return within.ok ? this.#app.recoverSecondFactor(form.value.email, form.value.recoveryCode) : within;
  }

  signOutEverywhere(): Promise<Result<void, ServiceFailure>> {
    return this.#asCaller(async (caller) => ok(await this.#app.signOutEverywhere(caller)));
  }

  deleteAccount(): Promise<Result<void, RecentSignInRequired | ServiceFailure>> {
    return this.#asCaller((caller) => this.#app.eraseAccount(caller));
  }

  renewRecoveryCodes(): Promise<Result<readonly string[], RecentSignInRequired | ServiceFailure>> {
    return this.#asCaller((caller) => this.#app.renewRecoveryCodes(caller));
  }

  finishPasswordSetup(): Promise<Result<void, ServiceFailure>> {
    return this.#asCaller(async (caller) => ok(await this.#app.finishPasswordSetup(caller)));
  }

  /** As the caller, with the second step taken where their account asks for one. */
  #asAdmitted<T, E = never>(
    ask: (caller: VerifiedIdentity) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ServiceFailure>> {
    return this.#asCaller<T, E | ServiceFailure>(async (caller) => {
      const admitted = await this.#app.admitCaller(caller);
      return admitted.ok ? ask(caller) : admitted;
    });
  }

  async #asCaller<T, E = never>(
    ask: (caller: VerifiedIdentity) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ServiceFailure>> {
    if (!this.online) return unreachable;
    const token = await this.#token();
    if (token === null) return err({ kind: 'session/lost' });
    const caller = await this.#app.verifyToken(token);
    if (caller.ok) return ask(caller.value);
    return caller.error.kind === 'token/unverifiable'
      ? err({ kind: 'service/busy', retryAfterSeconds: null })
      : err({ kind: 'session/lost' });
  }
}
