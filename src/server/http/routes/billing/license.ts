import { licenseOperations as operations } from '#adapters/wire/billing/license.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for the caller's access state in their current organization (LIC-4). */
export const licenseRoutes = routes(
  operations,
  { tag: 'Licenses', action: 'license.read' },
  ({ license }) => ({
    readLicense: {
      summary: 'The caller’s current license, its reason and last day, its seats and earlier grants.',
      handle: ({ caller }) => always(license.read(caller)),
    },
    readPlanFacts: {
      summary: 'The data for planning a license: the teachers, and the days on which each is covered.',
      handle: ({ caller }) => always(license.planFacts(caller)),
    },
    readTeachingUse: {
      summary: 'The caller’s use of the product: classes, students, lessons and the standards they meet.',
      handle: ({ caller }) => always(license.use(caller)),
    },
    printCase: {
      summary: 'The same with prices and how to buy a license, as a PDF for the person who decides.',
      problems: ['form/invalid'],
      handle: async ({ caller, query, reply }) => {
        const printed = await license.printCase(caller, query.paper);
        if (!printed.ok) return printed;
        return reply
          .type('application/pdf')
          .header('content-disposition', 'attachment; filename="for-my-school.pdf"')
          .send(Buffer.from(printed.value));
      },
    },
  }),
);
