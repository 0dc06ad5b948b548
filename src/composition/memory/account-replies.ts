import type { OperationStubs } from '#adapters/api/fake-operations.ts';
import type { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { onboardingItems } from '#domain/identity/account/onboarding.ts';
import { ok } from '#domain/result.ts';

type Details = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly schoolOrDistrict: string | null;
};

/**
 * Returns replies to the operations of signing up, logging in by a link, onboarding and the session, about one account with a trial of 14 days.
 * A link is "mailed" by `identityService`: read it from `identityService.mails.sent()`.
 */
export function accountReplies(identityService: InMemoryIdentityService): OperationStubs {
  let details: Details = { firstName: null, lastName: null, schoolOrDistrict: null };
  let phoneNumber: string | null = null;
  const keep = ({ firstName, lastName, schoolOrDistrict = null }: Partial<Details>) => {
    details = { firstName: firstName ?? null, lastName: lastName ?? null, schoolOrDistrict };
    return Promise.resolve(ok(null));
  };
  return {
    signUp: ({ body }) => keep(body),
    completeOnboarding: ({ body }) => keep(body),
    sendLink: async ({ body }) => {
      identityService.createLink(body.email);
      return ok(null);
    },
    ensureProfile: async () => ok(null),
    setPhoneNumber: async ({ body }) => {
      phoneNumber = body.phoneNumber;
      return ok(null);
    },
    readOnboardingStatus: async () =>
      ok({ missing: onboardingItems.filter((item) => details[item] === null) }),
    readMe: async () =>
      ok({
        ...details,
        phoneNumber,
        accessState: 'trial_active',
        accountType: 'teacher',
        trialDaysLeft: 14,
        signInMethod: 'email',
        passwordRemoved: false,
        secondFactorRequired: false,
        organization: null,
        severalOrganizations: false,
        viewing: null,
      }),
  };
}
