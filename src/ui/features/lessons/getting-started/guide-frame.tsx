import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageTitle } from '../../../components/page-title.tsx';
import { PreviousNextLinks, type AdjacentPage } from '../../../components/previous-next-links.tsx';
import { gettingStarted } from './messages/en/getting-started.ts';
import { paths } from '../../../routes/paths.ts';

export type GuideName = keyof typeof gettingStarted.names;

const order: readonly GuideName[] = [
  'welcome',
  'usingTheLessons',
  'connectingTheDock',
  'buildADock',
  'usingTheDashboard',
  'usingTheMobileApp',
  'universe',
  'faqs',
];

const turn = (hint: string, name: GuideName | undefined): AdjacentPage | null =>
  name === undefined ? null : { to: paths[name], title: gettingStarted.names[name], hint };

const GuideNav = () => (
  <nav className="guide-nav no-print" aria-label={gettingStarted.navigation}>
    <details>
      <summary>{gettingStarted.all}</summary>
      <ul>
        {order.map((name) => (
          <li key={name}>
            <NavLink to={paths[name]}>{gettingStarted.names[name]}</NavLink>
          </li>
        ))}
      </ul>
    </details>
  </nav>
);

export const GuideFrame = ({
  name,
  title,
  lead,
  children,
}: {
  readonly name: GuideName;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) => {
  const at = order.indexOf(name);
  return (
    <div className="guide">
      <GuideNav />
      <article className="guide-body">
        <PageTitle eyebrow={gettingStarted.eyebrow} lead={lead}>
          {title}
        </PageTitle>
        {children}
        <PreviousNextLinks
          label={gettingStarted.beside}
          previous={turn(gettingStarted.previous, order[at - 1])}
          next={turn(gettingStarted.next, order[at + 1])}
        />
      </article>
    </div>
  );
};
