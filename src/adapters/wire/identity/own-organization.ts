import * as z from 'zod/mini';
import { memberRoles } from '#domain/identity/membership/member-role.ts';
import { organizationKinds } from '#domain/identity/membership/organization.ts';

export const organizationFields = {
  id: z.string(),
  kind: z.enum(organizationKinds),
  name: z.string(),
  path: z.string(),
  timeZone: z.string(),
};

export const ownOrganization = z.object({
  ...organizationFields,
  role: z.enum(memberRoles),
  billingContact: z.boolean(),
});
