import * as z from 'zod/mini';
import { accountTypes } from '#domain/identity/membership/account-type.ts';
import { onboardingItems } from '#domain/identity/account/onboarding.ts';
import { personDetailNames } from '#domain/identity/account/person-details.ts';
import type { PersonDetails } from '#domain/identity/account/person-details.ts';
import { signInCodeRefusals } from '#domain/identity/sign-in/sign-in-code.ts';
import { signInLinkRefusals } from '#domain/identity/sign-in/sign-in-link.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { signInMailPurposes } from '#domain/identity/sign-in/sign-in-mail.ts';
import { data, operation } from '../operation.ts';
import { deletionData } from './account-deletion.ts';
import { consentsSent } from './consents.ts';
import { list } from '../list.ts';
import { ownOrganization } from './own-organization.ts';
import { signInMethod } from './sign-in-method.ts';
import { count, textOrNull } from '../fields.ts';

/**
 * The account calls of spec §7 over HTTP. Requests are strict and of limited length. The domain validates the fields of a form afterward. Replies may get new
 * fields, because clients ignore unknown ones.
 */

/** The limit is far above the limits of all forms, so that users see the message of the form's rule. */
const text = z.string().check(z.maxLength(1000));
const lineSent = z.nullable(text);
type EachDetail = Readonly<Record<keyof PersonDetails, unknown>>;
const detailsSent = {
  schoolOrDistrict: z.exactOptional(lineSent),
  displayName: z.exactOptional(lineSent),
  roleTitle: z.exactOptional(lineSent),
  gradesTaught: z.exactOptional(z.array(text).check(z.maxLength(20))),
} satisfies EachDetail;
const detailsAnswered = {
  schoolOrDistrict: textOrNull,
  displayName: textOrNull,
  roleTitle: textOrNull,
  gradesTaught: list(z.enum(gradeBands)),
} satisfies EachDetail;

/** The visitor's campaign (spec §3). A missing parameter is omitted. */
const campaignPart = z.exactOptional(z.string().check(z.maxLength(200)));
const utm = z.nullish(
  z.strictObject({
    utmSource: campaignPart,
    utmMedium: campaignPart,
    utmCampaign: campaignPart,
    utmTerm: campaignPart,
    utmContent: campaignPart,
  }),
);

const meData = z.object({
  firstName: textOrNull,
  lastName: textOrNull,
  phoneNumber: textOrNull,
  accessState: z.enum(accessStates),
  accountType: z.enum(accountTypes),
  trialDaysLeft: count,
  schoolOrDistrict: textOrNull,
  signInMethod,
  passwordRemoved: z.boolean(),
  secondFactorRequired: z.boolean(),
  organization: z.nullable(ownOrganization),
  severalOrganizations: z.boolean(),
  viewing: z.nullable(z.object({ id: z.string(), until: z.int() })),
});

const profileData = z.object({
  firstName: textOrNull,
  lastName: textOrNull,
  email: textOrNull,
  accountType: z.enum(accountTypes),
  phoneNumber: textOrNull,
  ...detailsAnswered,
});

export const openLinkOperations = {
  openLink: operation('POST /v1/app/auth/open-link', {
    auth: 'none',
    body: z.strictObject({ email: text, mailKey: text }),
    refusals: signInLinkRefusals,
    fields: ['email'],
  }),
} as const;

export const recoverSecondFactorOperations = {
  recoverSecondFactor: operation('POST /v1/app/auth/recover-second-factor', {
    auth: 'none',
    body: z.strictObject({ email: text, recoveryCode: text }),
    refusals: ['recovery-code/wrong'],
    fields: ['email', 'recoveryCode'],
  }),
} as const;

export const sendLinkOperations = {
  sendLink: operation('POST /v1/app/auth/send-link', {
    auth: 'none',
    body: z.strictObject({
      email: text,
      purpose: z._default(z.enum(signInMailPurposes), 'login'),
    }),
    fields: ['email'],
  }),
} as const;

export const signUpOperations = {
  signUp: operation('POST /v1/app/sign-up', {
    auth: 'none',
    body: z.strictObject({
      email: text,
      firstName: text,
      lastName: text,
      schoolOrDistrict: lineSent,
      consents: z.exactOptional(consentsSent),
      utm,
    }),
    fields: ['email', 'firstName', 'lastName', 'schoolOrDistrict', 'consents'],
  }),
} as const;

export const verifyCodeOperations = {
  verifyCode: operation('POST /v1/app/auth/verify-code', {
    auth: 'none',
    body: z.strictObject({ email: text, code: text }),
    reply: data(z.object({ customToken: z.string() })),
    refusals: signInCodeRefusals,
    fields: ['email', 'code'],
  }),
} as const;

export const meOperations = {
  readMe: operation('GET /v1/app/users/me', { reply: data(meData) }),
  readOnboardingStatus: operation('GET /v1/app/users/me/onboarding-status', {
    reply: data(z.object({ missing: z.array(z.enum(onboardingItems)) })),
  }),
  completeOnboarding: operation('PATCH /v1/app/users/me/complete-onboarding', {
    body: z.strictObject({
      firstName: text,
      lastName: text,
      ...detailsSent,
      schoolOrDistrict: lineSent,
      consents: z.exactOptional(consentsSent),
      utm,
    }),
    fields: ['firstName', 'lastName', 'consents', ...personDetailNames],
  }),
  ensureProfile: operation('PATCH /v1/app/users/me/ensure-profile'),
  setPhoneNumber: operation('PUT /v1/app/users/me/phone-number', {
    body: z.strictObject({ phoneNumber: z.nullable(text) }),
    fields: ['phoneNumber'],
  }),
} as const;

export const profileOperations = {
  readProfile: operation('GET /v1/app/users/profile', { reply: data(profileData) }),
  changeProfile: operation('PUT /v1/app/users/profile', {
    body: z.strictObject({
      firstName: text,
      lastName: text,
      email: z.exactOptional(text),
      phoneNumber: z.exactOptional(z.nullable(text)),
      ...detailsSent,
    }),
    reply: data(profileData),
    refusals: ['account/recent-sign-in-required'],
    fields: ['firstName', 'lastName', 'email', 'phoneNumber', ...personDetailNames],
  }),
} as const;

export const securityOperations = {
  signOutEverywhere: operation('POST /v1/app/users/me/sign-out-everywhere'),
  previewDeletion: operation('GET /v1/app/users/me/deletion', { reply: data(deletionData) }),
  deleteMe: operation('DELETE /v1/app/users/me', {
    refusals: ['account/recent-sign-in-required', 'account/runs-alone'],
  }),
  renewRecoveryCodes: operation('POST /v1/app/users/me/recovery-codes', {
    reply: data(z.object({ codes: z.array(z.string()) })),
    refusals: ['account/recent-sign-in-required', 'account/second-factor-required'],
  }),
  finishPasswordSetup: operation('PUT /v1/app/users/me/password-setup', {
    body: z.strictObject({ done: z.literal(true) }),
  }),
} as const;
