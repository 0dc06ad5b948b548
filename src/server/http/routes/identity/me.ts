import { meOperations as operations } from '#adapters/wire/identity/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseOnboarding } from '#domain/identity/account/onboarding.ts';
import { optional } from '#domain/platform/forms/parse-form.ts';
import { parsePhone } from '#domain/platform/forms/text-fields.ts';
import { err, ok } from '#domain/result.ts';
import { identityOf } from '../../authenticate.ts';
import type { KnownBrowsers } from '../../known-browsers.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { campaignOfUtm } from './campaign.ts';

/** Spec §7, `/v1/app/users/me` and below. */
export function addMe(app: ApiScope, service: ServiceApp, browsers: Pick<KnownBrowsers, 'remember'>): void {
  addReading(app, service, browsers);
  addOnboarding(app, service);
  addEnsureProfile(app, service);
  addPhoneNumber(app, service);
}

function addReading(
  app: ApiScope,
  { accounts }: Pick<ServiceApp, 'accounts'>,
  { remember }: Pick<KnownBrowsers, 'remember'>,
): void {
  const mount = mounter(app, operations, { tag: 'The current user', action: 'account.read' });
  mount(
    'readMe',
    { summary: 'The account of the caller, with its current access state.' },
    async ({ caller, request, reply }) => {
      await remember(request, reply);
      return ok(accounts.read(caller));
    },
  );

  mount(
    'readOnboardingStatus',
    { summary: 'The answers that onboarding still needs; empty when it is complete.' },
    ({ caller }) => always({ missing: [...accounts.readOnboardingStatus(caller)] }),
  );
}

function addOnboarding(app: ApiScope, { accounts }: Pick<ServiceApp, 'accounts'>): void {
  const mount = mounter(app, operations, { tag: 'The current user' });
  mount(
    'completeOnboarding',
    { action: 'account.edit', summary: 'Saves the answers to onboarding.' },
    async ({ caller, body }) => {
      const { utm, ...draft } = body;
      const onboarding = parseOnboarding(draft);
      if (!onboarding.ok) return onboarding;
      await accounts.recordOnboarding(caller, onboarding.value, campaignOfUtm(utm));
      return ok(undefined);
    },
  );
}

function addEnsureProfile(app: ApiScope, { accounts }: Pick<ServiceApp, 'accounts'>): void {
  const mount = mounter(app, operations, { tag: 'The current user' });
  mount(
    'ensureProfile',
    { action: 'account.open', summary: 'Creates an account for the caller if there is none.' },
    async ({ request }) => {
      await accounts.ensureProfile(identityOf(request));
      return ok(undefined);
    },
  );
}

function addPhoneNumber(app: ApiScope, { accounts }: Pick<ServiceApp, 'accounts'>): void {
  const mount = mounter(app, operations, { tag: 'The current user' });
  mount(
    'setPhoneNumber',
    { action: 'account.edit', summary: 'Saves a phone number; null removes it.' },
    async ({ caller, body }) => {
      const phone = optional(body.phoneNumber, parsePhone);
      if (!phone.ok) return err({ kind: 'form/invalid', fields: { phoneNumber: phone.error } });
      await accounts.changePhoneNumber(caller, phone.value);
      return ok(undefined);
    },
  );
}
