import type { ReactNode } from 'react';
import { SubNav } from '../../components/sub-nav.tsx';
import { settings } from '../../messages/en/settings.ts';
import { paths } from '../../routes/paths.ts';

const items = [
  { to: paths.profile, label: settings.profile },
  { to: paths.licence, label: settings.licence },
  { to: paths.teachers, label: settings.teachers },
  { to: paths.classrooms, label: settings.classrooms },
  { to: paths.students, label: settings.students },
  { to: paths.appLoginCode, label: settings.appLoginCode },
];

/** What every page of the settings stands in: its tabs, and a column to read in. */
export const SettingsFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <SubNav label={settings.navigation} items={items} />
    <div className="settings-page">{children}</div>
  </>
);
