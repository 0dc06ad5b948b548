import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { IssueSeverity } from '#domain/rosters/files/import-issue.ts';
import type { ImportDetail, ListedIssue } from '#domain/rosters/imports/import-view.ts';
import { useApp } from '../../../../app-context.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { FilterSelect, useChosen } from '../../../../forms/filter-select.tsx';
import { issueWords, severityWords } from '#domain/rosters/files/issue-words.ts';
import { repairWords as words } from '../messages/en/import-repair.ts';
import { MoreButton } from '../more-button.tsx';
import { useLongList } from '../use-long-list.ts';
import { ErrorFileButton } from './error-file-button.tsx';
import { RepairGrid } from './repair-grid.tsx';
import { aboutFiles, brokenRows, type Repairs, withoutColumns, withRepair } from './repairs.ts';

const severities = ['error', 'review', 'warning'] as const satisfies readonly IssueSeverity[];
/** Returns the columns that are never stored, which cannot be repaired. */
const forbiddenIn = ({ columns }: Pick<ImportDetail, 'columns'>): ReadonlySet<string> =>
  new Set(columns.filter(({ forbidden }) => forbidden).map(({ header }) => header));

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

/** The issues of the files as texts, and the grid for repairing rows (R21). */
export function RepairPanel({
  detail,
  mayRepair,
  repairs,
  onRepair,
}: {
  readonly detail: Pick<ImportDetail, 'columns' | 'files' | 'id' | 'isRehearsal'>;
  /** False for files that cannot be imported at all. Their problems are only listed. */
  readonly mayRepair: boolean;
  readonly repairs: Repairs;
  readonly onRepair: (change: (typed: Repairs) => Repairs) => void;
}) {
  const { imports } = useApp();
  const { id } = detail;
  const severity = useChosen('severity', severities);
  const list = useLongList(
    useCallback(
      (after: number | null, options?: ReadOptions) => imports.issues(id, { severity, after }, options),
      [imports, id, severity],
    ),
  );
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
          const rows =
            mayRepair && !detail.isRehearsal ? withoutColumns(brokenRows(issues), forbiddenIn(detail)) : [];
          if (issues.length === 0)
            return <p className="quiet">{severity === null ? words.all : words.none}</p>;
          return (
            <>
              <AboutFiles issues={mayRepair && !detail.isRehearsal ? aboutFiles(issues) : issues} />
              {rows.length === 0 ? null : (
                <>
                  <p className="quiet">{words.help}</p>
                  <RepairGrid
                    rows={rows}
                    fileNames={detail.files.length > 1}
                    repairs={repairs}
                    onRepair={({ file, line, cells, issues: wrong }, column, value) => {
                      // Any repair of a row that is too long drops its extra values, even if the repair does not change the value.
                      const isTooLong = wrong.some(({ code }) => code === 'row/too-long');
                      const before = cells.find((cell) => cell.column === column)?.value ?? '';
                      const stands = isTooLong ? null : before;
                      onRepair((typed) => withRepair(typed, { file, line, column, value }, stands));
                    }}
                  />
                </>
              )}
            </>
          );
        }}
      </QueryBoundary>
      <MoreButton list={list} />
    </div>
  );
}
