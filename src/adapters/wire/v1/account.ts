import * as z from 'zod/mini';
import { accountTypes } from '#domain/account/account-type.ts';
import { onboardingItems } from '#domain/account/onboarding.ts';
import type { PersonDetails } from '#domain/account/person-details.ts';
import { signInMethod } from './sign-in-rules.ts';
import { gradeBands } from '#domain/lessons/lesson.ts';
import { signInMailPurposes } from '#domain/mail/sign-in-mail.ts';
import { accessStates } from '#domain/license/access-state.ts';
import { ownOrganization } from './organizations.ts';
import { consentsSent } from './consents.ts';
import { list } from './list.ts';

/**
 * The account calls of Spec §7 as they go over the wire. Requests are strict and of limited length; the rules of a form
 * are the domain's, applied to what passed here. Responses may grow: a reader ignores what it does not know.
 */

/** No database keeps a NUL. */
// oxlint-disable-next-line no-control-regex -- it is the one character that is meant
const noNul = /^[^\u0000]*$/;
/** Far above what any form's rule allows, so that a person is told the rule and not this limit. */
const text = z.string().check(z.maxLength(1000), z.regex(noNul));
const textOrNull = z.nullable(z.string());
const lineSent = z.nullable(text);
type EachDetail = Readonly<Record<keyof PersonDetails, unknown>>;
/** `PersonDetails` as they are sent, where what is left out stays, and as they are answered. */
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

/** Where a visitor came from. Spec §3; a parameter that was not given is absent. */
const campaignPart = z.exactOptional(z.string().check(z.maxLength(200), z.regex(noNul)));
const utm = z.nullish(
  z.strictObject({
    utmSource: campaignPart,
    utmMedium: campaignPart,
    utmCampaign: campaignPart,
    utmTerm: campaignPart,
    utmContent: campaignPart,
  }),
);

/** `POST /v1/app/auth/send-link` */
export const sendLinkRequest = z.strictObject({
  email: text,
  purpose: z._default(z.enum(signInMailPurposes), 'login'),
});

/** `POST /v1/app/auth/verify-code` */
export const verifyCodeRequest = z.strictObject({ email: text, code: text });
export const verifyCodeResponse = z.object({ data: z.object({ customToken: z.string() }) });

/** `POST /v1/app/auth/open-link` */
export const openLinkRequest = z.strictObject({ email: text, mailKey: text });

/** `POST /v1/app/sign-up` */
export const signUpRequest = z.strictObject({
  email: text,
  firstName: text,
  lastName: text,
  schoolOrDistrict: lineSent,
  consents: z.exactOptional(consentsSent),
  utm,
});

/** `PATCH /v1/app/users/me/complete-onboarding` */
export const completeOnboardingRequest = z.strictObject({
  firstName: text,
  lastName: text,
  ...detailsSent,
  schoolOrDistrict: lineSent,
  consents: z.exactOptional(consentsSent),
  utm,
});

/** `PUT /v1/app/users/profile`. Phone number and details are ours: null or an empty list takes them away. */
export const profileRequest = z.strictObject({
  firstName: text,
  lastName: text,
  email: z.exactOptional(text),
  phoneNumber: z.exactOptional(z.nullable(text)),
  ...detailsSent,
});

/** `PUT /v1/app/users/me/phone-number` */
export const phoneNumberRequest = z.strictObject({ phoneNumber: z.nullable(text) });

/** `POST /v1/app/auth/recover-second-factor` */
export const recoverSecondFactorRequest = z.strictObject({ email: text, recoveryCode: text });

/** `POST /v1/app/users/me/recovery-codes` */
export const recoveryCodesResponse = z.object({ data: z.object({ codes: z.array(z.string()) }) });

/** `PUT /v1/app/users/me/password-setup` */
export const passwordSetupRequest = z.strictObject({ done: z.literal(true) });

/** What the calls answer that only do something. */
export const successResponse = z.object({ success: z.literal(true) });

/** `GET /v1/app/users/me` */
export const meResponse = z.object({
  data: z.object({
    firstName: textOrNull,
    lastName: textOrNull,
    phoneNumber: textOrNull,
    accessState: z.enum(accessStates),
    accountType: z.enum(accountTypes),
    trialDaysLeft: z.int().check(z.minimum(0)),
    schoolOrDistrict: textOrNull,
    signInMethod,
    passwordRemoved: z.boolean(),
    secondFactorRequired: z.boolean(),
    organization: z.nullable(ownOrganization),
    severalOrganizations: z.boolean(),
    viewing: z.nullable(z.object({ id: z.string(), until: z.int() })),
  }),
});

/** `GET /v1/app/users/me/onboarding-status` */
export const onboardingStatusResponse = z.object({
  data: z.object({ missing: z.array(z.enum(onboardingItems)) }),
});

/** `GET` and `PUT /v1/app/users/profile` */
export const profileResponse = z.object({
  data: z.object({
    firstName: textOrNull,
    lastName: textOrNull,
    email: textOrNull,
    accountType: z.enum(accountTypes),
    phoneNumber: textOrNull,
    ...detailsAnswered,
  }),
});
