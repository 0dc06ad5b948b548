import { organizationOperations as operations } from '#adapters/wire/organizations/organizations.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for the caller's organizations, and the current one (ORG-1). */
export const organizationRoutes = routes(operations, { tag: 'Organizations' }, ({ organizations }) => ({
  listOrganizations: {
    action: 'account.read',
    summary: 'The organizations of the caller, with their role in each.',
    handle: ({ caller }) => always([...organizations.list(caller)]),
  },
  listSchools: {
    action: 'teacher.move',
    summary:
      'The organizations between which the caller may move people: the current one and those below it.',
    handle: async ({ caller }) => always([...(await organizations.schools(caller))]),
  },
  chooseOrganization: {
    action: 'account.choose-organization',
    summary: 'Sets the organization of calls without the header Blockyard-Organization.',
    problems: ['organization/not-a-member'],
    handle: ({ caller, body }) => organizations.choose(caller, body.organizationId),
  },
}));
