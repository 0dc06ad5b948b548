import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type {
  OrganizationSettings,
  SettingsRefused,
} from '#domain/organizations/settings/organization-settings.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { auditedRead } from '../../platform/audit/audited-read.ts';
import { actOnOrganization, type OrganizationSettingsPorts } from './act-on-organization.ts';

type Ports = Pick<OrganizationSettingsPorts, 'settings' | 'transaction'>;

/** Returns the settings of an organization that the caller manages. Our staff may read those of any organization; each of their reads is logged. */
export type ReadSettings = (
  caller: Caller,
  organizationId: string,
) => Promise<Result<OrganizationSettings, SettingsRefused<'read'>>>;

export function readSettings({ settings, transaction }: Ports): ReadSettings {
  const audited = auditedRead({ transaction });
  return async ({ account, actor }, organizationId) => {
    const scope = scopeOf(actor, 'organization.configure', ['audited']);
    const found = scope.everything
      ? await audited(
          (read: OrganizationSettings | null) => ({
            action: 'organization/read',
            by: account.id,
            subject: organizationId,
            organization: read?.organization.path ?? null,
          }),
          (stores) => stores.settings.read(organizationId, scope),
        )
      : await settings.read(organizationId, scope);
    return found === null ? err({ kind: 'organization/no-such-school' }) : ok(found);
  };
}

/** Returns the number of last names that would be shortened if last names were switched off, in the organization and below it. */
export type CountLastNames = (
  caller: Caller,
  organizationId: string,
) => Promise<Result<number, SettingsRefused<'countLastNames'>>>;

export const countLastNames =
  (ports: Pick<Ports, 'transaction'>): CountLastNames =>
  (caller, id) =>
    actOnOrganization(
      ports,
      caller,
      { id, action: 'organization.configure' },
      async ({ stores: { roster }, organization }) => ok(await roster.longNames(organization.path)),
    );

/** Returns the PDF of an organization's data agreement; if there is none, the refusal is the same as for a missing organization. */
export type DownloadAgreement = (
  caller: Caller,
  organizationId: string,
) => Promise<Result<Uint8Array, SettingsRefused<'downloadAgreement'>>>;

export const downloadAgreement =
  ({ settings }: Pick<Ports, 'settings'>): DownloadAgreement =>
  async ({ actor }, organizationId) => {
    const file = await settings.agreementFile(organizationId, scopeOf(actor, 'organization.configure'));
    return file === null ? err({ kind: 'organization/no-such-school' }) : ok(file);
  };
