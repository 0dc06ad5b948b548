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
 * Who runs an organization. The rows `organization.configure`, `directory.read` and `roster.look-back` say the same, and a test holds them
 * together: the table of permissions is too much for the first load of a page that needs nothing else of it.
 */
const runsOrganization = (person: StoredUser | null): boolean =>
  person !== null && (person.accountType === 'customer' || person.accountType === 'manager');

/** What every page of the settings stands in: its tabs, and a column to read in. */
export const SettingsFrame = ({ children }: { readonly children: ReactNode }) => {
  const runs = runsOrganization(personOf(useSession()));
  return (
    <>
      <SubNav label={settings.navigation} items={tabs.filter(({ to }) => runs || !ofWhoRuns.includes(to))} />
      <div className="settings-page">{children}</div>
    </>
  );
};
