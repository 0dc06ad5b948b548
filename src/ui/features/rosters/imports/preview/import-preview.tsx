import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { TabLinks } from '../../../../chakra/tab-links.tsx';
import { paths } from '../../../../routes/paths.ts';
import { importCountWords, importPage as words } from '../messages/en/import-wizard.ts';
import { RepairPanel } from '../repair/repair-panel.tsx';
import { noRepairs } from '../repair/repairs.ts';
import { RepairsBar } from '../repair/repairs-bar.tsx';
import { useRepairs } from '../repair/use-repairs.ts';
import { Attention } from './attention.tsx';
import { ColumnMappingForm } from './column-mapping-form.tsx';
import { Decide } from './decide.tsx';
import { type DraftChoices, noDraftChoices } from './draft-choices.ts';
import { CountsTable } from './planned-counts.tsx';
import { PlannedRows } from './planned-rows.tsx';
import { ReadFiles } from './read-files.tsx';

type Tab = 'changes' | 'columns' | 'files' | 'problems';

/** Returns the tabs to show. Only an import that is ready has changes, and only lists have columns to map. */
const tabsOf = ({ state, columns }: ImportDetail): readonly Tab[] => [
  ...(state === 'ready' ? (['changes'] as const) : []),
  'problems',
  ...(columns.length > 0 ? (['columns'] as const) : []),
  'files',
];

const labelOf = (tab: Tab, { issues }: ImportDetail): string => {
  const problems = issues.error + issues.review;
  return tab === 'problems' && problems > 0 ? `${words.tab[tab]} (${problems})` : words.tab[tab];
};

export function ImportPreview({
  detail,
  schools,
  mayChange,
  onStarted,
}: {
  readonly detail: ImportDetail;
  readonly schools: readonly Organization[];
  readonly mayChange: boolean;
  readonly onStarted: () => void;
}) {
  const { id, counts, state } = detail;
  const [draft, setDraft] = useState<DraftChoices>(noDraftChoices);
  // This state is above the tabs, so that switching tabs does not lose typed repairs.
  const [repairs, changeRepairs] = useRepairs();
  const requested = new URLSearchParams(useLocation().search).get('show');
  const tabs = tabsOf(detail);
  const shown = tabs.find((tab) => tab === requested) ?? tabs[0];
  const choose = (key: string, sameAs: string): void =>
    setDraft({ ...draft, sameAs: { ...draft.sameAs, [key]: sameAs } });
  return (
    <>
      {counts === null || state !== 'ready' ? null : (
        <section className="stack" aria-labelledby="counts">
          <h2 id="counts">{importCountWords.heading}</h2>
          <CountsTable counts={counts} isRollover={false} />
          <Attention detail={detail} />
        </section>
      )}
      <TabLinks
        label={words.tabs}
        tabs={tabs.map((tab) => ({
          to: paths.importPart(id, tab),
          label: labelOf(tab, detail),
          current: tab === shown,
        }))}
      >
        {shown === 'changes' ? <PlannedRows detail={detail} draft={draft} onChoose={choose} /> : null}
        {shown === 'problems' ? (
          <RepairPanel detail={detail} mayRepair={mayChange} repairs={repairs} onRepair={changeRepairs} />
        ) : null}
        {shown === 'columns' ? <ColumnMappingForm detail={detail} onPlanned={onStarted} /> : null}
        {shown === 'files' ? <ReadFiles read={detail.read} /> : null}
      </TabLinks>
      {repairs.size > 0 ? (
        <RepairsBar
          id={id}
          repairs={repairs}
          onUndo={() => changeRepairs(() => noRepairs)}
          onChecked={() => {
            changeRepairs(() => noRepairs);
            onStarted();
          }}
        />
      ) : null}
      {repairs.size === 0 && state === 'ready' && mayChange ? (
        <Decide detail={detail} schools={schools} draft={draft} onChange={setDraft} onStarted={onStarted} />
      ) : null}
    </>
  );
}
