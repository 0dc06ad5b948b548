import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../app-context.tsx';
import { SideNav } from '../components/menus/side-nav.tsx';
import { navigation } from '../messages/en/navigation.ts';
import { areasOf, navigationRoleOf, tabAt } from './navigation.ts';
import { SideFrame } from './side-frame.tsx';

/** Returns the area of the current page and its tab. Null if the page is the only one of its area. */
function useArea(): ReturnType<typeof tabAt> {
  const location = useLocation();
  const person = personOf(useSession());
  if (person === null) return null;
  const found = tabAt(location, areasOf(navigationRoleOf(person)));
  return found === null || found.area.tabs.length === 1 ? null : found;
}

type SettingsFrameProps = {
  /** False for a page that has its own tabs. */
  readonly tabs?: boolean;
  /** Links to the sections of the page, shown below the links of its area if there is room. */
  readonly sections?: ReactNode;
  readonly children: ReactNode;
};

export const SettingsFrame = ({ tabs = true, sections = null, children }: SettingsFrameProps) => {
  const found = useArea();
  const items = found?.area.tabs.map((tab) => ({
    ...tab,
    current: tab === found.tab ? ('page' as const) : undefined,
  }));
  const side =
    found === null || items === undefined || !tabs ? null : (
      <>
        <SideNav label={navigation.pagesOf(found.area.label)} items={items} />
        {sections}
      </>
    );
  return (
    <SideFrame side={side}>
      <div className="settings-page">{children}</div>
    </SideFrame>
  );
};
