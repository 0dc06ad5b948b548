import { meOperations as operations } from '#adapters/wire/identity/account.ts';
import { parseOnboarding } from '#domain/identity/account/onboarding.ts';
import { optional } from '#domain/platform/forms/parse-form.ts';
import { parsePhone } from '#domain/platform/forms/text-fields.ts';
import { err, ok } from '#domain/result.ts';
import { identityOf } from '../../authenticate.ts';
import { always, routes } from '../../mount-operation.ts';
import { campaignOfUtm } from './campaign.ts';

/** Routes at `/v1/app/users/me` and below (spec §7). */
export const meRoutes = routes(
  operations,
  { tag: 'The current user' },
  ({ accounts, browsers: { remember } }) => ({
    readMe: {
      action: 'account.read',
      summary: 'The account of the caller, with its current access state.',
      handle: async ({ caller, request, reply }) => {
        await remember(request, reply);
        return ok(accounts.read(caller));
      },
    },
    readOnboardingStatus: {
      action: 'account.read',
      summary: 'The answers that onboarding still needs; empty when it is complete.',
      handle: ({ caller }) => always({ missing: [...accounts.readOnboardingStatus(caller)] }),
    },
    completeOnboarding: {
      action: 'account.edit',
      summary: 'Saves the answers to onboarding.',
      handle: async ({ caller, body }) => {
        const { utm, ...draft } = body;
        const onboarding = parseOnboarding(draft);
        if (!onboarding.ok) return onboarding;
        await accounts.recordOnboarding(caller, onboarding.value, campaignOfUtm(utm));
        return ok(undefined);
      },
    },
    ensureProfile: {
      action: 'account.open',
      summary: 'Creates an account for the caller if there is none.',
      handle: ({ request }) => always(accounts.ensureProfile(identityOf(request))),
    },
    setPhoneNumber: {
      action: 'account.edit',
      summary: 'Saves a phone number; null removes it.',
      handle: async ({ caller, body }) => {
        const phone = optional(body.phoneNumber, parsePhone);
        if (!phone.ok) return err({ kind: 'form/invalid', fields: { phoneNumber: phone.error } });
        await accounts.changePhoneNumber(caller, phone.value);
        return ok(undefined);
      },
    },
  }),
);
