import { LinkButton } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { planned, plannedPages } from '../messages/en/planned.ts';
import { paths } from '../routes/paths.ts';
import { titleOf } from '../routes/title-of.ts';
import { SettingsFrame } from './settings-frame.tsx';

export type PlannedName = keyof typeof plannedPages;

/** Stands for a page that is still to come: its real title, what it will hold, and one useful way on. */
export const PlannedPage = ({ name }: { readonly name: PlannedName }) => {
  const { will, link } = plannedPages[name];
  const page = (
    <>
      <PageTitle>{titleOf(name, '')}</PageTitle>
      <EmptyState
        scene="crane-at-rest"
        title={planned.title}
        action={<LinkButton to={paths[link]}>{planned.links[link]}</LinkButton>}
      >
        {will}
      </EmptyState>
    </>
  );
  return name.startsWith('settings-') ? <SettingsFrame>{page}</SettingsFrame> : page;
};
