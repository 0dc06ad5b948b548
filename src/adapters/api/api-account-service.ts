import type { SignInMailPurpose } from '#domain/mail/sign-in-mail.ts';
import type { AccountService } from '#application/client/ports/account-service.ts';
import type { Http, HttpFailure } from '#application/client/ports/http.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { DeletionPreview, RunsAlone } from '#domain/account/account-deletion.ts';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import { type Onboarding, type OnboardingInvalid, type OnboardingItem } from '#domain/account/onboarding.ts';
import { personDetailNames } from '#domain/account/person-details.ts';
import type { Profile, ProfileChange, ProfileInvalid } from '#domain/account/profile.ts';
import type { AccountRecord } from '#domain/account/session-user.ts';
import type { SignUpDetails } from '#domain/account/sign-up-form.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { type Campaign, inCamelCase } from '#domain/campaign/campaign.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { type SignInCodeRefused, signInCodeRefusals } from '#domain/identity/sign-in-code.ts';
import { type SignInLinkRefused, signInLinkRefusals } from '#domain/identity/sign-in-link.ts';
import { ok, type Result } from '#domain/result.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import type { RecoveryCodeWrong } from '#domain/identity/second-factor.ts';
import {
  meResponse,
  onboardingStatusResponse,
  profileResponse,
  recoveryCodesResponse,
  successResponse,
  verifyCodeResponse,
} from '../wire/v1/account.ts';
import { deletionResponse } from '../wire/v1/account-deletion.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, problemOfKind, refusedAs } from './api-failures.ts';

const nothing = <E>(answer: Result<unknown, E>): Result<void, E> => (answer.ok ? ok(undefined) : answer);

const data = <T, E>(answer: Result<{ readonly data: T }, E>): Result<T, E> =>
  answer.ok ? ok(answer.value.data) : answer;

const refusedFields =
  <Field extends string>(...fields: readonly Field[]) =>
  (failure: HttpFailure): FormInvalid<Field> | null =>
    formInvalid(failure, fields);

const refusedAsOld = refusedAs(['account/recent-sign-in-required']);

const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber', ...personDetailNames] as const;

const refusedCode = (failure: HttpFailure): SignInCodeRefused | null => {
  const wrong = problemOfKind(failure, 'sign-in-code/wrong');
  return wrong === null
    ? refusedAs(signInCodeRefusals)(failure)
    : { kind: 'sign-in-code/wrong', triesLeft: wrong.triesLeft ?? 0 };
};

/** The account calls over HTTP, as Spec §7 writes them; codes, the phone number and an account's security are ours. */
export class ApiAccountService implements AccountService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async sendLink(
    email: EmailAddress,
    purpose: SignInMailPurpose,
  ): Promise<Result<void, FormInvalid<'email'> | ServiceFailure>> {
    const sent = await this.#calls.send(
      {
        method: 'POST',
        path: '/v1/app/auth/send-link',
        // The call of the specification has the address alone: it is a login.
        body: purpose === 'login' ? { email } : { email, purpose },
        auth: 'none',
        reply: successResponse,
      },
      refusedFields('email'),
    );
    return nothing(sent);
  }

  async redeemSignInCode(
    email: EmailAddress,
    code: string,
  ): Promise<Result<string, SignInCodeRefused | FormInvalid<'email' | 'code'> | ServiceFailure>> {
    const redeemed = data(
      await this.#calls.send(
        {
          method: 'POST',
          path: '/v1/app/auth/verify-code',
          body: { email, code },
          auth: 'none',
          reply: verifyCodeResponse,
        },
        firstOf(refusedCode, refusedFields('email', 'code')),
      ),
    );
    return redeemed.ok ? ok(redeemed.value.customToken) : redeemed;
  }

  async openSignInLink(
    email: EmailAddress,
    mailKey: string,
  ): Promise<Result<void, SignInLinkRefused | FormInvalid<'email'> | ServiceFailure>> {
    const opened = await this.#calls.send(
      {
        method: 'POST',
        path: '/v1/app/auth/open-link',
        body: { email, mailKey },
        auth: 'none',
        reply: successResponse,
      },
      firstOf(refusedAs(signInLinkRefusals), refusedFields('email')),
    );
    return nothing(opened);
  }

  async signUp(
    details: SignUpDetails,
    campaign: Campaign,
  ): Promise<Result<void, FormInvalid<keyof SignUpDetails> | ServiceFailure>> {
    const { email, firstName, lastName, schoolOrDistrict, consents } = details;
    const utm = inCamelCase(campaign);
    const body = { email, firstName, lastName, schoolOrDistrict, consents, utm };
    const recorded = await this.#calls.send(
      { method: 'POST', path: '/v1/app/sign-up', body, auth: 'none', reply: successResponse },
      refusedFields('email', 'firstName', 'lastName', 'schoolOrDistrict', 'consents'),
    );
    return nothing(recorded);
  }

  async completeOnboarding(
    onboarding: Onboarding,
    campaign: Campaign,
  ): Promise<Result<void, OnboardingInvalid | ServiceFailure>> {
    const { firstName, lastName, consents } = onboarding;
    // Only these: a form that was parsed for more, as that of a sign-up, is an onboarding, too.
    const details = Object.fromEntries(personDetailNames.map((name) => [name, onboarding[name]]));
    const body = { firstName, lastName, ...details, consents, utm: inCamelCase(campaign) };
    const completed = await this.#calls.send(
      {
        method: 'PATCH',
        path: '/v1/app/users/me/complete-onboarding',
        body,
        auth: 'required',
        reply: successResponse,
      },
      refusedFields('firstName', 'lastName', 'consents', ...personDetailNames),
    );
    return nothing(completed);
  }

  async me(organization?: string): Promise<Result<AccountRecord, ServiceFailure>> {
    const path = '/v1/app/users/me';
    const about = organization === undefined ? {} : { organization };
    return data(
      await this.#calls.send({ method: 'GET', path, auth: 'required', reply: meResponse, ...about }),
    );
  }

  async onboardingStatus(): Promise<Result<readonly OnboardingItem[], ServiceFailure>> {
    const path = '/v1/app/users/me/onboarding-status';
    const reply = onboardingStatusResponse;
    const status = data(await this.#calls.send({ method: 'GET', path, auth: 'required', reply }));
    return status.ok ? ok(status.value.missing) : status;
  }

  async profile(options?: ReadOptions): Promise<Result<Profile, ServiceFailure>> {
    const path = '/v1/app/users/profile';
    return data(
      await this.#calls.send({ method: 'GET', path, auth: 'required', reply: profileResponse, ...options }),
    );
  }

  async updateProfile(
    change: ProfileChange,
  ): Promise<Result<Profile, ProfileInvalid | RecentSignInRequired | ServiceFailure>> {
    const saved = await this.#calls.send(
      {
        method: 'PUT',
        path: '/v1/app/users/profile',
        body: change,
        auth: 'required',
        reply: profileResponse,
      },
      firstOf(refusedAsOld, refusedFields(...profileFields)),
    );
    return data(saved);
  }

  async ensureProfile(): Promise<Result<void, ServiceFailure>> {
    const path = '/v1/app/users/me/ensure-profile';
    return nothing(
      await this.#calls.send({ method: 'PATCH', path, auth: 'required', reply: successResponse }),
    );
  }

  async setPhoneNumber(
    phoneNumber: string | null,
  ): Promise<Result<void, FormInvalid<'phoneNumber'> | ServiceFailure>> {
    const ensured = await this.#calls.send(
      {
        method: 'PUT',
        path: '/v1/app/users/me/phone-number',
        body: { phoneNumber },
        auth: 'required',
        reply: successResponse,
      },
      refusedFields('phoneNumber'),
    );
    return nothing(ensured);
  }

  async recoverSecondFactor(
    email: EmailAddress,
    recoveryCode: string,
  ): Promise<Result<void, RecoveryCodeWrong | FormInvalid<'email' | 'recoveryCode'> | ServiceFailure>> {
    const path = '/v1/app/auth/recover-second-factor';
    const body = { email, recoveryCode };
    return nothing(
      await this.#calls.send(
        { method: 'POST', path, body, auth: 'none', reply: successResponse },
        firstOf(refusedAs(['recovery-code/wrong']), refusedFields('email', 'recoveryCode')),
      ),
    );
  }

  async signOutEverywhere(): Promise<Result<void, ServiceFailure>> {
    const path = '/v1/app/users/me/sign-out-everywhere';
    return nothing(
      await this.#calls.send({ method: 'POST', path, auth: 'required', reply: successResponse }),
    );
  }

  async deletionPreview(options: ReadOptions = {}): Promise<Result<DeletionPreview, ServiceFailure>> {
    const call = { method: 'GET', path: '/v1/app/users/me/deletion', auth: 'required' } as const;
    return data(await this.#calls.send({ ...call, reply: deletionResponse, ...options }));
  }

  async deleteAccount(): Promise<Result<void, RecentSignInRequired | RunsAlone | ServiceFailure>> {
    const path = '/v1/app/users/me';
    return nothing(
      await this.#calls.send(
        { method: 'DELETE', path, auth: 'required', reply: successResponse },
        refusedAs(['account/recent-sign-in-required', 'account/runs-alone']),
      ),
    );
  }

  async renewRecoveryCodes(): Promise<Result<readonly string[], RecentSignInRequired | ServiceFailure>> {
    const path = '/v1/app/users/me/recovery-codes';
    const reply = recoveryCodesResponse;
    const made = data(
      await this.#calls.send({ method: 'POST', path, auth: 'required', reply }, refusedAsOld),
    );
    return made.ok ? ok(made.value.codes) : made;
  }

  async finishPasswordSetup(): Promise<Result<void, ServiceFailure>> {
    const path = '/v1/app/users/me/password-setup';
    const body = { done: true };
    return nothing(
      await this.#calls.send({ method: 'PUT', path, body, auth: 'required', reply: successResponse }),
    );
  }
}
