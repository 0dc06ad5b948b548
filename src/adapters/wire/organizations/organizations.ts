import * as z from 'zod/mini';
import { data, operation } from '../operation.ts';
import { organizationFields, ownOrganization } from '../identity/own-organization.ts';

export const organizationOperations = {
  listOrganizations: operation('GET /v1/app/organizations', { reply: data(z.array(ownOrganization)) }),
  listSchools: operation('GET /v1/app/schools', { reply: data(z.array(z.object(organizationFields))) }),
  chooseOrganization: operation('PUT /v1/app/users/me/organization', {
    body: z.strictObject({
      organizationId: z.string().check(z.maxLength(100)),
    }),
    reply: data(ownOrganization),
  }),
} as const;
