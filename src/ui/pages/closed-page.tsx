import { LinkButton } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { pages } from '../messages/en/pages.ts';
import { paths } from '../routes/paths.ts';
import { titleOf } from '../routes/title-of.ts';

/** Stands for a page that exists but is not open yet, and says so. */
export const ClosedPage = ({ name }: { readonly name: string }) => (
  <>
    <PageTitle>{titleOf(name, '')}</PageTitle>
    <EmptyState
      scene="crane-at-rest"
      title={pages.closed}
      action={<LinkButton to={paths.lessons}>{pages.toLessons}</LinkButton>}
    />
  </>
);
