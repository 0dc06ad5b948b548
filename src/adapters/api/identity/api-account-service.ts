import type { AccountService } from '#application/client/identity/ports/account-service.ts';
import type { HttpFailure } from '#application/client/platform/ports/http.ts';
import type { Onboarding } from '#domain/identity/account/onboarding.ts';
import { personDetailNames } from '#domain/identity/account/person-details.ts';
import { inCamelCase } from '#domain/identity/campaign/campaign.ts';
import type { SignInCodeWrong } from '#domain/identity/sign-in/sign-in-code.ts';
import { mapOk } from '#domain/result.ts';
import {
  meOperations as me,
  openLinkOperations,
  profileOperations as profiles,
  recoverSecondFactorOperations,
  securityOperations as security,
  sendLinkOperations,
  signUpOperations,
  verifyCodeOperations,
} from '../../wire/identity/account.ts';
import { problemOfKind } from '../api-failures.ts';
import { overHttp } from '../sender.ts';

type Details = Pick<Onboarding, (typeof personDetailNames)[number]>;

/** Returns the number of remaining attempts after a wrong code, or null for a different failure. */
const wrongCode = (failure: HttpFailure): SignInCodeWrong | null => {
  const wrong = problemOfKind(failure, 'sign-in-code/wrong');
  return wrong && { kind: 'sign-in-code/wrong', triesLeft: wrong.triesLeft ?? 0 };
};

/** Accounts over HTTP, with the calls of spec §7. The calls for codes, the phone number and an account's security are our additions. */
export const apiAccountService = overHttp<AccountService>((send) => ({
  // A login sends only the address, as in the specification.
  sendLink: (email, purpose) =>
    send(sendLinkOperations.sendLink, { body: purpose === 'login' ? { email } : { email, purpose } }),
  redeemSignInCode: async (email, code) =>
    mapOk(
      await send(verifyCodeOperations.verifyCode, { body: { email, code } }, wrongCode),
      ({ customToken }) => customToken,
    ),
  openSignInLink: (email, mailKey) => send(openLinkOperations.openLink, { body: { email, mailKey } }),
  signUp: ({ email, firstName, lastName, schoolOrDistrict, consents }, campaign) => {
    const utm = inCamelCase(campaign);
    const body = { email, firstName, lastName, schoolOrDistrict, ...(consents && { consents }), utm };
    return send(signUpOperations.signUp, { body });
  },
  completeOnboarding: (onboarding, campaign) => {
    const { firstName, lastName, consents } = onboarding;
    // Sends only these fields, because the parsed sign-up form has more.
    const details = Object.fromEntries(personDetailNames.map((name) => [name, onboarding[name]])) as Details;
    const body = {
      firstName,
      lastName,
      ...details,
      ...(consents && { consents }),
      utm: inCamelCase(campaign),
    };
    return send(me.completeOnboarding, { body });
  },
  me: (organization) => send(me.readMe, { ...(organization !== undefined && { organization }) }),
  onboardingStatus: async () => mapOk(await send(me.readOnboardingStatus), ({ missing }) => missing),
  profile: (options) => send(profiles.readProfile, options),
  updateProfile: (body) => send(profiles.changeProfile, { body }),
  ensureProfile: () => send(me.ensureProfile),
  setPhoneNumber: (phoneNumber) => send(me.setPhoneNumber, { body: { phoneNumber } }),
  recoverSecondFactor: (email, recoveryCode) =>
    send(recoverSecondFactorOperations.recoverSecondFactor, { body: { email, recoveryCode } }),
  signOutEverywhere: () => send(security.signOutEverywhere),
  deletionPreview: (options) => send(security.previewDeletion, options),
  deleteAccount: () => send(security.deleteMe),
  renewRecoveryCodes: async () => mapOk(await send(security.renewRecoveryCodes), ({ codes }) => codes),
  finishPasswordSetup: () => send(security.finishPasswordSetup, { body: { done: true } }),
}));
