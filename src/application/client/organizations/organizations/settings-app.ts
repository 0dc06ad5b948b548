import { personOf } from '#domain/identity/navigation/session.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../../identity/ports/account-service.ts';
import type { OrganizationSettingsService } from '../ports/organization-settings-service.ts';
import type { SessionStore } from '../../identity/ports/session-store.ts';

/** The settings of the organizations that the user manages. Renaming the current one updates the session. */
export type OrganizationSettingsApp = OrganizationSettingsService;

type SettingsPorts = {
  readonly settings: OrganizationSettingsService;
  readonly accounts: Pick<AccountService, 'me'>;
  readonly session: SessionStore;
  readonly log: Log;
};

export function createOrganizationSettingsApp(ports: SettingsPorts): OrganizationSettingsApp {
  const { settings, accounts, session, log } = ports;
  const isPresent = (id: string): boolean => personOf(session.current())?.organization?.id === id;

  /** The page header shows the organization's name from the session's record. */
  const refreshSession = async (id: string): Promise<void> => {
    const record = await accounts.me(id);
    if (!record.ok) log.warn('The account could not be reloaded', { kind: record.error.kind });
    else if (isPresent(id)) session.update(record.value);
  };

  return {
    read: (id, options) => settings.read(id, options),
    countLastNames: (id, options) => settings.countLastNames(id, options),
    change: async (id, change) => {
      const changed = await settings.change(id, change);
      if (changed.ok && isPresent(id)) await refreshSession(id);
      return changed;
    },
    addSchool: (districtId, school) => settings.addSchool(districtId, school),
    setBillingAddresses: (id, change) => settings.setBillingAddresses(id, change),
    uploadAgreement: (id, agreement) => settings.uploadAgreement(id, agreement),
    agreementFile: (id) => settings.agreementFile(id),
  };
}
