import * as z from 'zod/mini';
import { licenseResponse, teachingUseResponse } from '#adapters/wire/v1/license.ts';
import { planFactsResponse } from '#adapters/wire/v1/license-plan.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
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

  app.get(
    '/v1/app/license/use',
    {
      config: { action: 'license.read' },
      schema: {
        tags: ['Licenses'],
        operationId: 'readTeachingUse',
        summary:
          'What the caller has done with the product: classes, students, lessons and the standards they meet.',
        response: { 200: teachingUseResponse },
      },
    },
    async (request) => ({ data: await license.use(callerOf(request)) }),
  );

  app.get(
    '/v1/app/license/use/file',
    {
      config: { action: 'license.read' },
      schema: {
        tags: ['Licenses'],
        operationId: 'printCase',
        summary: 'The same, what a license costs and how to get one, as a PDF for who decides about money.',
        querystring: z.object({ paper: z._default(z.enum(paperSizes), 'letter') }),
        response: {
          200: { description: 'A tagged PDF.', content: { 'application/pdf': { schema: z.any() } } },
          ...describeProblems('form/invalid', 'document/paper-busy'),
        },
      },
    },
    async (request, reply) => {
      const printed = await license.printCase(callerOf(request), request.query.paper);
      if (!printed.ok) return replyRefusal(reply, printed.error);
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="for-my-school.pdf"')
        .send(Buffer.from(printed.value));
    },
  );
}
