import { type MemberRole, memberRoles } from './member-role.ts';
import { type Organization, organizationKinds } from './organization.ts';

export type OwnOrganization = Organization & {
  readonly role: MemberRole;
  readonly billingContact: boolean;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Decodes a stored organization; null if invalid. */
export function decodeOwnOrganization(value: unknown): OwnOrganization | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Readonly<Record<string, unknown>>;
  const kind = organizationKinds.find((known) => known === stored['kind']);
  const role = memberRoles.find((known) => known === stored['role']);
  const [id, name, path, timeZone] = ['id', 'name', 'path', 'timeZone'].map((key) => textOf(stored[key]));
  if (kind === undefined || role === undefined || !id || !name || !path || !timeZone) return null;
  return { id, kind, name, path, timeZone, role, billingContact: stored['billingContact'] === true };
}
