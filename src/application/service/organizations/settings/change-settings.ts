import { everywhere } from '#domain/organizations/access/scope.ts';
import type {
  AgreementUpload,
  BillingAddressesChange,
  OrganizationChange,
  SettingsRefused,
} from '#domain/organizations/settings/organization-settings.ts';
import type { AgreementInvalid } from '#domain/organizations/settings/settings-forms.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { actOnOrganization, type OrganizationSettingsPorts } from './act-on-organization.ts';

type Ports = OrganizationSettingsPorts;

/**
 * Changes an organization's name, time zone, postal address, storage of students' last names, or retention of archived students; missing fields do not change.
 * If last names are no longer stored, a job shortens existing ones.
 */
export type ChangeOrganization = (
  caller: Caller,
  id: string,
  change: OrganizationChange,
) => Promise<Result<void, SettingsRefused<'change'>>>;

export const changeOrganization =
  (ports: Pick<Ports, 'transaction'>): ChangeOrganization =>
  (caller, id, change) =>
    actOnOrganization(
      ports,
      caller,
      { id, action: 'organization.configure' },
      async ({ stores: { audit, jobs, settings }, organization }) => {
        const { name, timeZone, path } = organization;
        const after = { timeZone: change.timeZone ?? timeZone };
        const renamed = change.name !== undefined && change.name !== name;
        const { keepsLastNames, archivedKeptDays, postalAddress } = change;
        const ofStudents = {
          ...(keepsLastNames !== undefined && { keepsLastNames }),
          ...(archivedKeptDays !== undefined && { archivedKeptDays }),
        };
        const addressed = postalAddress !== undefined;
        const isSame =
          !addressed && !renamed && after.timeZone === timeZone && Object.keys(ofStudents).length === 0;
        if (isSame) return ok(undefined);
        await settings.change(id, change);
        const { id: by } = caller.account;
        if (keepsLastNames === false) await jobs.enqueue('shorten-names', { organization: path, by });
        await audit.record({
          action: 'organization/changed',
          by,
          subject: id,
          organization: path,
          before: { timeZone },
          after: { ...after, renamed, ...(addressed && { addressed }), ...ofStudents },
        });
        return ok(undefined);
      },
    );

export type AddSchool = (
  caller: Caller,
  districtId: string,
  school: { readonly name: string },
) => Promise<Result<string, SettingsRefused<'addSchool'>>>;

export const addSchool =
  (ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>): AddSchool =>
  (caller, districtId, { name }) =>
    actOnOrganization<string, SettingsRefused<'addSchool'>>(
      ports,
      caller,
      { id: districtId, action: 'organization.add-school' },
      async ({ stores: { audit, organizations }, organization: district }) => {
        if (district.kind !== 'district') return err({ kind: 'organization/not-a-district' });
        const { timeZone } = district;
        const given = { id: ports.ids.next(), kind: 'school' as const, name, timeZone };
        const { id, path } = await organizations.open({ ...given, parent: district, at: ports.clock.now() });
        const by = caller.account.id;
        await audit.record({ action: 'organization/school-added', by, subject: id, organization: path });
        return ok(id);
      },
    );

/** Sets the billing addresses, except those of billing contacts (R27). Only for owners. */
export type SetBillingAddresses = (
  caller: Caller,
  id: string,
  change: BillingAddressesChange,
) => Promise<Result<void, SettingsRefused<'setBillingAddresses'>>>;

export const setBillingAddresses =
  (ports: Pick<Ports, 'transaction'>): SetBillingAddresses =>
  (caller, id, { addresses, seen }) =>
    actOnOrganization<void, SettingsRefused<'setBillingAddresses'>>(
      ports,
      caller,
      { id, action: 'teacher.name-billing-contact' },
      async ({ stores: { audit, organizations, settings }, organization }) => {
        await organizations.lock(organization.path);
        const saved = (await settings.read(id, everywhere))?.billingAddresses ?? [];
        if (saved.toSorted().join('\n') !== seen.toSorted().join('\n'))
          return err({ kind: 'organization/addresses-changed' });
        await settings.replaceBillingAddresses(id, addresses);
        await audit.record({
          action: 'organization/billing-addresses-changed',
          by: caller.account.id,
          subject: id,
          organization: organization.path,
          before: null,
          after: { count: addresses.length },
        });
        return ok(undefined);
      },
    );

/** Saves the signed data agreement and replaces the earlier one; a PDF with active content is refused (SEC-4). */
export type UploadAgreement = (
  caller: Caller,
  id: string,
  agreement: AgreementUpload,
) => Promise<Result<void, SettingsRefused<'uploadAgreement'> | AgreementInvalid>>;

export const uploadAgreement =
  (ports: Pick<Ports, 'transaction' | 'clock' | 'fileInspector'>): UploadAgreement =>
  async (caller, id, agreement) => {
    const inspected = await ports.fileInspector.pdf(agreement.file);
    if (!inspected.ok) return err({ kind: 'form/invalid', fields: { file: inspected.error } });
    return actOnOrganization(
      ports,
      caller,
      { id, action: 'organization.configure' },
      async ({ stores: { audit, settings }, organization }) => {
        const now = ports.clock.now();
        if (agreement.signedOn > dayInZone(organization.timeZone)(now))
          return err({ kind: 'form/invalid', fields: { signedOn: 'too-late' } });
        await settings.saveAgreement(id, agreement, now);
        const by = caller.account.id;
        const { path } = organization;
        await audit.record({
          action: 'organization/agreement-uploaded',
          by,
          subject: id,
          organization: path,
        });
        return ok(undefined);
      },
    );
  };
