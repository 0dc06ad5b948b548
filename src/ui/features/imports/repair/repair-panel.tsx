import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { IssueSeverity } from '#domain/imports/import-issue.ts';
import type { ListedIssue } from '#domain/imports/import-view.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { FilterSelect, useChosen } from '../../../forms/filter-select.tsx';
import { issueWords, severityWords } from '../messages/en/import-issues.ts';
import { repairWords as words } from '../messages/en/import-wizard.ts';
import { MoreButton } from '../more-button.tsx';
import { useLongList } from '../use-long-list.ts';
import { ErrorFileButton } from './error-file-button.tsx';
import { RepairGrid } from './repair-grid.tsx';
import { aboutFiles, brokenRows, type Repairs, withRepair } from './repairs.ts';

const severities = ['error', 'review', 'warning'] as const satisfies readonly IssueSeverity[];
const noRepairs: Repairs = new Map();

const AboutFiles = ({ issues }: { readonly issues: readonly ListedIssue[] }) =>
  issues.length === 0 ? null : (
    <section className="stack" aria-labelledby="about-files">
      <h3 id="about-files">{words.aboutFiles}</h3>
      <ul className="plain-list">
        {issues.map((issue) => (
          <li key={issue.seq}>
            <strong>{words.place(bidiIsolate(issue.file), issue.line)}:</strong> {issueWords(issue)}
          </li>
        ))}
      </ul>
    </section>
  );

/** What is wrong in the files, in words, and the grid in which rows are repaired (R21). */
export function RepairPanel({
  id,
  mayRepair,
  onChecked,
}: {
  readonly id: string;
  /** False for files of which nothing can be imported: what is wrong is only listed. */
  readonly mayRepair: boolean;
  /** Repairs are being read. */
  readonly onChecked: () => void;
}) {
  const { imports } = useApp();
  const severity = useChosen('severity', severities);
  const list = useLongList(
    useCallback(
      (after: number | null, options?: ReadOptions) => imports.issues(id, { severity, after }, options),
      [imports, id, severity],
    ),
  );
  const [repairs, setRepairs] = useState<Repairs>(noRepairs);
  const checking = useAsyncAction();
  return (
    <div className="stack">
      <div className="spread">
        <FilterSelect
          label={words.severity}
          all={words.everything}
          parameter="severity"
          options={severities.map((value) => ({ value, label: severityWords[value] }))}
          chosen={severity}
        />
        <ErrorFileButton id={id} />
      </div>
      <QueryBoundary query={list.query}>
        {(issues) => {
          const rows = mayRepair ? brokenRows(issues) : [];
          if (issues.length === 0)
            return <p className="quiet">{severity === null ? words.all : words.none}</p>;
          return (
            <>
              <AboutFiles issues={mayRepair ? aboutFiles(issues) : issues} />
              {rows.length === 0 ? null : (
                <>
                  <p className="quiet">{words.help}</p>
                  <RepairGrid
                    rows={rows}
                    repairs={repairs}
                    onRepair={({ file, line, cells }, column, value) => {
                      const stands = cells.find((cell) => cell.column === column)?.value ?? '';
                      setRepairs((typed) => withRepair(typed, { file, line, column, value }, stands));
                    }}
                  />
                </>
              )}
            </>
          );
        }}
      </QueryBoundary>
      <MoreButton list={list} />
      {repairs.size === 0 ? null : (
        <div className="strip">
          <output>{words.changed(repairs.size)}</output>
          <FailureNotice failure={checking.failure} />
          <div className="row">
            <Button
              variant="primary"
              aria-disabled={checking.pending}
              onClick={() => checking.run(() => imports.repair(id, [...repairs.values()]), onChecked)}
            >
              {words.check(repairs.size)}
            </Button>
            <Button variant="quiet" onClick={() => setRepairs(noRepairs)}>
              {words.undoAll}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
