import { licenseOperations as operations } from '#adapters/wire/billing/license.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** The caller's access state in their current organization (LIC-4). */
export function addLicense(app: ApiScope, { license }: Pick<ServiceApp, 'license'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses', action: 'license.read' });
  mount(
    'readLicense',
    { summary: 'The caller’s current license, its reason and last day, its seats and earlier grants.' },
    ({ caller }) => always(license.read(caller)),
  );

  mount(
    'readPlanFacts',
    { summary: 'The data for planning a license: the teachers, and the days on which each is covered.' },
    ({ caller }) => always(license.planFacts(caller)),
  );

  mount(
    'readTeachingUse',
    {
      summary: 'The caller’s use of the product: classes, students, lessons and the standards they meet.',
    },
    ({ caller }) => always(license.use(caller)),
  );

  mount(
    'printCase',
    {
      summary: 'The same with prices and how to buy a license, as a PDF for the person who decides.',
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
