import * as z from 'zod/mini';
import { memberRoles } from '#domain/organizations/member-role.ts';
import { organizationKinds } from '#domain/organizations/organization.ts';
import { data, operation } from '../operation.ts';

const organization = {
  id: z.string(),
  kind: z.enum(organizationKinds),
  name: z.string(),
  path: z.string(),
  timeZone: z.string(),
};

export const ownOrganization = z.object({
  ...organization,
  role: z.enum(memberRoles),
  billingContact: z.boolean(),
});

export const organizationOperations = {
  listOrganizations: operation('GET /v1/app/organizations', { reply: data(z.array(ownOrganization)) }),
  listSchools: operation('GET /v1/app/schools', { reply: data(z.array(z.object(organization))) }),
  chooseOrganization: operation('PUT /v1/app/users/me/organization', {
    body: z.strictObject({
      organizationId: z.string().check(z.maxLength(100)),
    }),
    reply: data(ownOrganization),
  }),
} as const;
