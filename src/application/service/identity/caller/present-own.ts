import { idOfPath } from '#domain/identity/membership/organization.ts';
import type { OwnOrganization } from '#domain/identity/membership/own-organization.ts';
import type { CallerMembership } from '../ports/actor-source.ts';

export const presentOwn = (membership: CallerMembership): OwnOrganization => {
  const { organization: path, kind, name, timeZone, role, billingContact } = membership;
  return { id: idOfPath(path), kind, name, path, timeZone, role, billingContact };
};
