import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../app-context.tsx';
import { SubNav } from '../components/menus/sub-nav.tsx';
import { navigation } from '../messages/en/navigation.ts';
import { mainAreasOf, navigationRoleOf, ownAreaOf, tabAt } from './navigation.ts';

/** The tabs of the area of the current page, unless it is the only page of its area. */
function AreaTabs() {
  const place = useLocation();
  const person = personOf(useSession());
  if (person === null) return null;
  const role = navigationRoleOf(person);
  const found = tabAt(place, [...mainAreasOf(role), ownAreaOf(role)]);
  if (found === null || found.area.tabs.length === 1) return null;
  return (
    <SubNav label={navigation.pagesOf(found.area.label)} items={found.area.tabs} current={found.tab.to} />
  );
}

type SettingsFrameProps = {
  /** False for a page with tabs of its own. */
  readonly tabs?: boolean;
  readonly children: ReactNode;
};

/** The frame of every page behind login but lessons: the tabs of its area, and a reading column. */
export const SettingsFrame = ({ tabs = true, children }: SettingsFrameProps) => (
  <>
    {tabs ? <AreaTabs /> : null}
    <div className="settings-page">{children}</div>
  </>
);
