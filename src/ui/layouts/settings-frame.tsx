import type { ReactNode } from 'react';
import type { StoredUser } from '#domain/account/session-user.ts';
import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../app-context.tsx';
import { SubNav } from '../components/sub-nav.tsx';
import { settings } from '../messages/en/settings.ts';
import { shell } from '../messages/en/shell.ts';
import { paths } from '../routes/paths.ts';

const tabs = [
  { name: 'settings-profile', to: paths.profile, label: settings.profile },
  { name: 'settings-license', to: paths.license, label: settings.license },
  { name: 'settings-teachers', to: paths.teachers, label: settings.teachers },
  { name: 'settings-school', to: paths.school, label: settings.school },
  { name: 'users', to: paths.users, label: shell.users },
  { name: 'settings-classrooms', to: paths.classrooms, label: settings.classrooms, also: paths.newYear },
  { name: 'settings-students', to: paths.students, label: settings.students },
  { name: 'settings-imports', to: paths.imports, label: settings.imports },
  { name: 'settings-app-login-code', to: paths.appLoginCode, label: settings.appLoginCode },
  { name: 'settings-activity', to: paths.activity, label: settings.activity },
];

/** Only those who run an organization see to it, look its people up, and import its roster. */
const ofWhoRuns: readonly string[] = [paths.school, paths.users, paths.imports];

/**
 * Whether the user manages an organization. The rows `organization.configure`, `directory.read` and `roster.look-back` agree, which a test
 * checks: the permission table is too large for the first load.
 */
const runsOrganization = (person: StoredUser | null): boolean =>
  person !== null && (person.accountType === 'customer' || person.accountType === 'manager');

/** The frame of every settings page: tabs, and a reading column. */
export const SettingsFrame = ({ children }: { readonly children: ReactNode }) => {
  const runs = runsOrganization(personOf(useSession()));
  return (
    <>
      <SubNav label={settings.navigation} items={tabs.filter(({ to }) => runs || !ofWhoRuns.includes(to))} />
      <div className="settings-page">{children}</div>
    </>
  );
};
