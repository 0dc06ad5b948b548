import { licenseResponse } from '#adapters/wire/v1/license.ts';
import { planFactsResponse } from '#adapters/wire/v1/license-plan.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from '../../../admission.ts';
import type { ApiScope } from '../api-scope.ts';

/** What covers the caller in the organization that they act in (LIC-4). */
export function addLicense(app: ApiScope, { license }: Pick<ServiceApp, 'license'>): void {
  app.get(
    '/v1/app/license',
    {
      config: { action: 'license.read' },
      schema: {
        tags: ['Licenses'],
        operationId: 'readLicense',
        summary: 'What covers the caller, why and until when, with its seats and every grant before it.',
        response: { 200: licenseResponse },
      },
    },
    async (request) => ({ data: await license.read(callerOf(request)) }),
  );

  app.get(
    '/v1/app/license/plan',
    {
      config: { action: 'license.read' },
      schema: {
        tags: ['Licenses'],
        operationId: 'readPlanFacts',
        summary: 'What a license is planned from: who teaches, and what covers them from which day to which.',
        response: { 200: planFactsResponse },
      },
    },
    async (request) => ({ data: await license.planFacts(callerOf(request)) }),
  );
}
