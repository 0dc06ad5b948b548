import { licenseOperations as operations } from '#adapters/wire/v1/license.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** The caller's access state in their current organization (LIC-4). */
export function addLicense(app: ApiScope, { license }: Pick<ServiceApp, 'license'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses', action: 'license.read' });
  mount(
    'readLicense',
    { summary: 'What covers the caller, why and until when, with its seats and every grant before it.' },
    ({ caller }) => always(license.read(caller)),
  );

  mount(
    'readPlanFacts',
    { summary: 'What a license is planned from: who teaches, and what covers them from which day to which.' },
    ({ caller }) => always(license.planFacts(caller)),
  );

  mount(
    'readTeachingUse',
    {
      summary:
        'What the caller has done with the product: classes, students, lessons and the standards they meet.',
    },
    ({ caller }) => always(license.use(caller)),
  );

  mount(
    'printCase',
    {
      summary: 'The same, what a license costs and how to get one, as a PDF for who decides about money.',
      problems: ['form/invalid'],
    },
    async ({ caller, query, reply }) => {
      const printed = await license.printCase(caller, query.paper);
      if (!printed.ok) return printed;
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="for-my-school.pdf"')
        .send(Buffer.from(printed.value));
    },
  );
}
