import * as z from 'zod/mini';
import { memberRoles } from '#domain/organizations/member-role.ts';
import { organizationKinds } from '#domain/organizations/organization.ts';

const organization = {
  id: z.string(),
  kind: z.enum(organizationKinds),
  name: z.string(),
  path: z.string(),
  timeZone: z.string(),
};

/** An organization with what the caller is in it. */
export const ownOrganization = z.object({
  ...organization,
  role: z.enum(memberRoles),
  billingContact: z.boolean(),
});

/** `GET /v1/app/organizations` */
export const organizationsResponse = z.object({ data: z.array(ownOrganization) });

/** `GET /v1/app/schools` */
export const schoolsResponse = z.object({ data: z.array(z.object(organization)) });

/** `PUT /v1/app/users/me/organization` */
export const chooseOrganizationRequest = z.strictObject({
  organizationId: z.string().check(z.maxLength(100)),
});
export const chooseOrganizationResponse = z.object({ data: ownOrganization });
