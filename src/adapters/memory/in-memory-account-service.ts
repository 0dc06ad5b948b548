import type { SignInMailPurpose } from '#domain/mail/sign-in-mail.ts';
import type { AccountService } from '#application/client/ports/account-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { CallLimited, LimitedCall, LimitedCaller } from '#application/service/limits/limit-calls.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { DeletionPreview, RunsAlone } from '#domain/account/account-deletion.ts';
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
import { type Admitted, admitTo, callerOf, failureOf, identityOf } from './in-memory-admission.ts';

export type AccountCallable = Pick<ServiceApp, 'access' | 'signIn' | 'accounts' | 'security'>;

const tooManyRequests = ({ retryAfterSeconds }: CallLimited) =>
  err<ServiceFailure>({ kind: 'service/too-many-requests', retryAfterSeconds });

const callerAbout = (email: EmailAddress): LimitedCaller => ({
  email,
  network: 'this process',
  knownBrowser: null,
});

const unreachable = err<ServiceFailure>({ kind: 'service/unreachable' });

/** Calls a service in the same process, without HTTP; each call sends the token of the signed-in user. */
export class InMemoryAccountService implements AccountService {
  readonly #app: AccountCallable;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AccountCallable, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async sendLink(
    email: EmailAddress,
    purpose: SignInMailPurpose,
  ): Promise<Result<void, FormInvalid<'email'> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseForm({ email: parseEmail(email) });
    if (!form.ok) return form;
    const within = await this.#within('send-link', form.value.email);
    return within.ok ? ok(await this.#app.signIn.orderLink(form.value.email, purpose)) : within;
  }

  async redeemSignInCode(
    email: EmailAddress,
    code: string,
  ): Promise<Result<string, SignInCodeRefused | FormInvalid<'email' | 'code'> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseForm({ email: parseEmail(email), code: parseSignInCode(code) });
    if (!form.ok) return form;
    const within = await this.#within('verify-code', form.value.email);
    return within.ok ? this.#app.signIn.redeemCode(callerAbout(form.value.email), form.value.code) : within;
  }

  async openSignInLink(
    email: EmailAddress,
    mailKey: string,
  ): Promise<Result<void, SignInLinkRefused | FormInvalid<'email'> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseForm({ email: parseEmail(email) });
    if (!form.ok) return form;
    const within = await this.#within('open-link', form.value.email);
    return within.ok ? this.#app.signIn.openLink(form.value.email, mailKey) : within;
  }

  async signUp(
    details: SignUpDetails,
    campaign: Campaign,
  ): Promise<Result<void, FormInvalid<keyof SignUpDetails> | ServiceFailure>> {
    if (!this.online) return unreachable;
    const form = parseSignUpDetails(details);
    if (!form.ok) return form;
    const within = await this.#within('sign-up', form.value.email);
    return within.ok ? ok(await this.#app.accounts.registerSignUp(form.value, campaign)) : within;
  }

  completeOnboarding(
    onboarding: Onboarding,
    campaign: Campaign,
  ): Promise<Result<void, OnboardingInvalid | ServiceFailure>> {
    return this.#as<void, OnboardingInvalid>('account.edit', async (admitted) => {
      const form = parseOnboarding(onboarding);
      return form.ok
        ? ok(await this.#app.accounts.recordOnboarding(callerOf(admitted), form.value, campaign))
        : form;
    });
  }

  me(organization?: string): Promise<Result<AccountRecord, ServiceFailure>> {
    return this.#as(
      'account.read',
      async (admitted) => ok(this.#app.accounts.read(callerOf(admitted))),
      organization,
    );
  }

  onboardingStatus(): Promise<Result<readonly OnboardingItem[], ServiceFailure>> {
    return this.#as('account.read', async (admitted) =>
      ok(this.#app.accounts.readOnboardingStatus(callerOf(admitted))),
    );
  }

  profile(): Promise<Result<Profile, ServiceFailure>> {
    return this.#as('account.edit', async (admitted) =>
      ok(this.#app.accounts.readProfile(callerOf(admitted))),
    );
  }

  updateProfile(
    change: ProfileChange,
  ): Promise<Result<Profile, ProfileInvalid | RecentSignInRequired | ServiceFailure>> {
    return this.#as<Profile, ProfileInvalid | RecentSignInRequired | ServiceFailure>(
      'account.edit',
      async (admitted) => {
        const form = parseProfileChange(change);
        if (!form.ok) return form;
        const changed = await this.#app.accounts.changeProfile(callerOf(admitted), form.value);
        if (changed.ok) return changed;
        const { error } = changed;
        return error.kind === 'call/too-many-requests' ? tooManyRequests(error) : err(error);
      },
    );
  }

  ensureProfile(): Promise<Result<void, ServiceFailure>> {
    return this.#as('account.open', async (admitted) =>
      ok(await this.#app.accounts.ensureProfile(identityOf(admitted))),
    );
  }

  setPhoneNumber(
    phoneNumber: string | null,
  ): Promise<Result<void, FormInvalid<'phoneNumber'> | ServiceFailure>> {
    return this.#as<void, FormInvalid<'phoneNumber'>>('account.edit', async (admitted) => {
      const form = parseForm({ phoneNumber: optional(phoneNumber, parsePhone) });
      return form.ok
        ? ok(await this.#app.accounts.changePhoneNumber(callerOf(admitted), form.value.phoneNumber))
        : form;
    });
  }

  async #within(call: LimitedCall, email: EmailAddress): Promise<Result<void, ServiceFailure>> {
    const within = await this.#app.access.limitCalls(call, callerAbout(email));
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
    return within.ok
      ? this.#app.security.recoverSecondFactor(form.value.email, form.value.recoveryCode)
      : within;
  }

  signOutEverywhere(): Promise<Result<void, ServiceFailure>> {
    return this.#as('account.end-sessions', async (admitted) =>
      ok(await this.#app.security.signOutEverywhere(identityOf(admitted))),
    );
  }

  deletionPreview(): Promise<Result<DeletionPreview, ServiceFailure>> {
    return this.#as('account.read', async (admitted) =>
      ok(await this.#app.security.previewDeletion(callerOf(admitted))),
    );
  }

  deleteAccount(): Promise<Result<void, RecentSignInRequired | RunsAlone | ServiceFailure>> {
    return this.#asRecent('account.erase', (admitted) =>
      this.#app.security.eraseAccount(identityOf(admitted)),
    );
  }

  renewRecoveryCodes(): Promise<Result<readonly string[], RecentSignInRequired | ServiceFailure>> {
    return this.#asRecent('account.renew-recovery-codes', (admitted) =>
      this.#app.security.renewRecoveryCodes(callerOf(admitted)),
    );
  }

  finishPasswordSetup(): Promise<Result<void, ServiceFailure>> {
    return this.#as('account.set-password', async (admitted) =>
      ok(await this.#app.security.finishPasswordSetup(identityOf(admitted))),
    );
  }

  async #as<T, E = never>(
    action: Action,
    ask: (admitted: Admitted) => Promise<Result<T, E>>,
    organization?: string,
  ): Promise<Result<T, E | ServiceFailure>> {
    const admitted = await this.#admit(action, organization);
    return admitted.ok ? ask(admitted.value) : err(failureOf(admitted.error));
  }

  async #asRecent<T, E = never>(
    action: Action,
    ask: (admitted: Admitted) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | RecentSignInRequired | ServiceFailure>> {
    const admitted = await this.#admit(action);
    if (admitted.ok) return ask(admitted.value);
    const { error } = admitted;
    return err(error.kind === 'account/recent-sign-in-required' ? error : failureOf(error));
  }

  async #admit(action: Action, organization?: string): ReturnType<typeof admitTo> {
    if (!this.online) return unreachable;
    const token = await this.#token();
    return token === null ? err({ kind: 'session/lost' }) : admitTo(this.#app, token, action, organization);
  }
}
