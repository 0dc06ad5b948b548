import { idOfPath } from '#domain/organizations/organization.ts';
import type { OwnOrganization } from '#domain/organizations/own-organization.ts';
import type { CallerMembership } from '../ports/actor-source.ts';

export const presentOwn = (membership: CallerMembership): OwnOrganization => {
  const { organization: path, kind, name, timeZone, role, billingContact } = membership;
  return { id: idOfPath(path), kind, name, path, timeZone, role, billingContact };
};
