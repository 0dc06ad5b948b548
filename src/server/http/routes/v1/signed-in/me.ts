import {
  completeOnboardingRequest,
  meResponse,
  onboardingStatusResponse,
  phoneNumberRequest,
  successResponse,
} from '#adapters/wire/v1/account.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseOnboarding } from '#domain/account/onboarding.ts';
import { optional } from '#domain/account/parse-form.ts';
import { parsePhone } from '#domain/account/text-fields.ts';
import { callerOf } from '../../../admission.ts';
import { identityOf } from '../../../authenticate.ts';
import type { KnownBrowsers } from '../../../known-browsers.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { campaignOfUtm } from '../campaign.ts';

const tags = ['The current user'];

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
  app.get(
    '/v1/app/users/me',
    {
      config: { action: 'account.read' },
      schema: {
        tags,
        operationId: 'readMe',
        summary: 'The account of the caller, with its current access state.',
        response: { 200: meResponse },
      },
    },
    async (request, reply) => {
      const data = accounts.read(callerOf(request));
      await remember(request, reply);
      return { data };
    },
  );

  app.get(
    '/v1/app/users/me/onboarding-status',
    {
      config: { action: 'account.read' },
      schema: {
        tags,
        operationId: 'readOnboardingStatus',
        summary: 'The answers that onboarding still needs; empty when it is complete.',
        response: { 200: onboardingStatusResponse },
      },
    },
    async (request) => ({ data: { missing: [...accounts.readOnboardingStatus(callerOf(request))] } }),
  );
}

function addOnboarding(app: ApiScope, { accounts }: Pick<ServiceApp, 'accounts'>): void {
  app.patch(
    '/v1/app/users/me/complete-onboarding',
    {
      config: { action: 'account.edit' },
      schema: {
        tags,
        operationId: 'completeOnboarding',
        summary: 'Saves the answers to onboarding.',
        body: completeOnboardingRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const { utm, ...draft } = request.body;
      const onboarding = parseOnboarding(draft);
      if (!onboarding.ok) return replyRefusal(reply, onboarding.error);
      await accounts.recordOnboarding(callerOf(request), onboarding.value, campaignOfUtm(utm));
      return success;
    },
  );
}

function addEnsureProfile(app: ApiScope, { accounts }: Pick<ServiceApp, 'accounts'>): void {
  app.patch(
    '/v1/app/users/me/ensure-profile',
    {
      config: { action: 'account.open' },
      schema: {
        tags,
        operationId: 'ensureProfile',
        summary: 'Creates an account for the caller unless there is one.',
        response: { 200: successResponse },
      },
    },
    async (request) => {
      await accounts.ensureProfile(identityOf(request));
      return success;
    },
  );
}

function addPhoneNumber(app: ApiScope, { accounts }: Pick<ServiceApp, 'accounts'>): void {
  app.put(
    '/v1/app/users/me/phone-number',
    {
      config: { action: 'account.edit' },
      schema: {
        tags,
        operationId: 'setPhoneNumber',
        summary: 'Saves a phone number; null removes it.',
        body: phoneNumberRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const phone = optional(request.body.phoneNumber, parsePhone);
      if (!phone.ok)
        return replyProblem(reply, 'form/invalid', [{ field: 'phoneNumber', code: phone.error }]);
      await accounts.changePhoneNumber(callerOf(request), phone.value);
      return success;
    },
  );
}
