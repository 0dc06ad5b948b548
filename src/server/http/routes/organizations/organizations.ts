import { organizationOperations as operations } from '#adapters/wire/organizations/organizations.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** The caller's organizations, and the current one (ORG-1). */
export function addOrganizations(app: ApiScope, { organizations }: Pick<ServiceApp, 'organizations'>): void {
  const mount = mounter(app, operations, { tag: 'Organizations' });
  mount(
    'listOrganizations',
    {
      action: 'account.read',
      summary: 'The organizations of the caller, with their role in each.',
    },
    ({ caller }) => always([...organizations.list(caller)]),
  );

  mount(
    'listSchools',
    {
      action: 'teacher.move',
      summary:
        'The organizations between which the caller may move people: the current one and those below it.',
    },
    async ({ caller }) => always([...(await organizations.schools(caller))]),
  );

  mount(
    'chooseOrganization',
    {
      action: 'account.choose-organization',
      summary: 'Sets the organization of calls without the header Blockyard-Organization.',
      problems: ['organization/not-a-member'],
    },
    ({ caller, body }) => organizations.choose(caller, body.organizationId),
  );
}
