import type { ReactNode } from 'react';
import { SubNav } from '../components/sub-nav.tsx';
import { plannedPages } from '../messages/en/planned.ts';
import { settings } from '../messages/en/settings.ts';
import { paths } from '../routes/paths.ts';

const tabs = [
  { name: 'settings-profile', to: paths.profile, label: settings.profile },
  { name: 'settings-license', to: paths.license, label: settings.license },
  { name: 'settings-teachers', to: paths.teachers, label: settings.teachers },
  { name: 'settings-classrooms', to: paths.classrooms, label: settings.classrooms },
  { name: 'settings-students', to: paths.students, label: settings.students },
  { name: 'settings-app-login-code', to: paths.appLoginCode, label: settings.appLoginCode },
];

/** Nobody is led to a page that is not open yet. */
const items = tabs.filter(({ name }) => !(name in plannedPages));

/** What every page of the settings stands in: its tabs, and a column to read in. */
export const SettingsFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <SubNav label={settings.navigation} items={items} />
    <div className="settings-page">{children}</div>
  </>
);
