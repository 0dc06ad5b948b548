import { Link, useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ImportCard } from '#domain/rosters/imports/import-view.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Licensed } from '../../../components/licensed.tsx';
import { NewYearLink } from '../../../components/new-year-link.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { RosterFileButton } from '../../../components/roster-file-button.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { useOwnSubject } from '../../../data/use-own-subject.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { ImportStateChip } from './import-state-chip.tsx';
import { localMoment } from '../../../messages/local-moment.ts';
import { PlainTable } from './plain-table.tsx';
import { importList as words, sampleList } from './messages/en/imports.ts';
import { StaffFileButton } from './staff-file-button.tsx';

export const loader = (app: ClientApp, { signal }: PageVisit) => app.imports.list({ signal });

const columns = ['at', 'school', 'state', 'result', 'files', 'by'] as const;

const addressOf = ({ id, isRollover }: ImportCard): string =>
  isRollover ? paths.rollover(id) : paths.import(id);

const resultOf = ({ counts }: ImportCard): string => {
  if (counts === null) return '';
  const all = Object.values(counts);
  const sum = (of: 'added' | 'changed') => all.reduce((total, each) => total + each[of], 0);
  return words.changes(sum('added'), sum('changed'));
};

const cellOf = (card: ImportCard, column: (typeof columns)[number]) => {
  if (column === 'at') return <Link to={addressOf(card)}>{localMoment(card.at)}</Link>;
  if (column === 'school') return bidiIsolate(card.organization.name);
  if (column === 'by') return card.by === null ? words.somebody : bidiIsolate(card.by);
  if (column === 'state') return <ImportStateChip of={card} />;
  if (column === 'result') return resultOf(card);
  if (card.isRollover) return words.newYear;
  return bidiIsolate(card.files.map(({ name }) => name).join(', '));
};

const List = ({ imports }: { readonly imports: readonly ImportCard[] }) => (
  <PlainTable
    label={words.list}
    columns={columns.map((column) => ({ label: words.columns[column] }))}
    rows={imports.map((card) => ({
      key: card.id,
      cells: columns.map((column) => cellOf(card, column)),
    }))}
  />
);

const Start = () => (
  <Licensed action="roster.import" subject={useOwnSubject()} label={words.start} variant="primary">
    <LinkButton to={paths.newImport} variant="primary">
      {words.start}
    </LinkButton>
  </Licensed>
);

const Sample = () => (
  <Button
    onClick={() =>
      saveFile(sampleList.fileName, new TextEncoder().encode(sampleList.text), 'text/csv;charset=utf-8')
    }
  >
    {words.empty.sample}
  </Button>
);

const Reads = () => (
  <section className="stack" aria-labelledby="reads">
    <h2 id="reads">{words.empty.readsTitle}</h2>
    <ul className="plain-list">
      {words.empty.reads.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="quiet">{words.empty.never}</p>
    <div>
      <Sample />
    </div>
  </section>
);

/** `/settings/imports`: the imports of the reader's schools, with a button to start one (ROS-5). */
export function Component() {
  const imports = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  useRevalidateOnFocus();
  return (
    <SettingsPage>
      <div className="page-head">
        <PageTitle lead={words.lead}>{words.heading}</PageTitle>
        {imports.state === 'read' && imports.value.length > 0 ? (
          <div className="row">
            <RosterFileButton part={{ of: 'reach', archived: false }} />
            <StaffFileButton />
            <NewYearLink />
            <Start />
          </div>
        ) : null}
      </div>
      <QueryBoundary query={imports}>
        {(list) =>
          list.length === 0 ? (
            <div className="stack">
              <EmptyState title={words.empty.title} action={<Start />}>
                {words.empty.advice}
              </EmptyState>
              <Reads />
            </div>
          ) : (
            <List imports={list} />
          )
        }
      </QueryBoundary>
    </SettingsPage>
  );
}
