import { chakra } from '@chakra-ui/react';
import { Fragment, useCallback } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ImportDetail, ImportRow } from '#domain/rosters/imports/import-view.ts';
import { inNoFile } from '#domain/rosters/files/roster-snapshot.ts';
import { plannedActs, plannedKinds } from '#domain/rosters/plan/planned-row.ts';
import { useApp } from '../../../../app-context.tsx';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { FilterSelect, useChosen } from '../../../../forms/filter-select.tsx';
import { plannedWords as words } from '../messages/en/import-wizard.ts';
import { importActWords, importKindWords } from '../messages/en/imports.ts';
import { rolloverActs, rolloverActWords } from '../messages/en/rollover.ts';
import { PlainTable } from '../plain-table.tsx';
import { MoreButton } from '../more-button.tsx';
import { useLongList } from '../use-long-list.ts';
import { type DraftChoices, noDraftChoices, sameAsOf } from './draft-choices.ts';
import { ErasedQuestion } from './erased-question.tsx';
import { TwinQuestion } from './twin-question.tsx';
import { changeWords, shownChanges } from './value-words.ts';

const tones = {
  added: 'moss',
  changed: 'harbor',
  left: 'plain',
  heldBack: 'sun',
  otherSource: 'plain',
  undecided: 'violet',
} as const satisfies Record<ImportRow['act'], ChipTone>;

type Choosing = {
  readonly detail: ImportDetail;
  readonly draft?: DraftChoices;
  readonly onChoose?: (key: string, sameAs: string) => void;
};

const actWordsOf = ({ isRollover }: ImportDetail) => (isRollover ? rolloverActWords : importActWords);

/** Returns the question about a row: whether it is an existing student, or whether to add an erased student again. Null without a question. */
function questionOf(row: ImportRow, { detail, draft = noDraftChoices, onChoose }: Choosing) {
  const { key, twin, erasedOn, name } = row;
  if (key === null || onChoose === undefined) return null;
  const query = {
    name,
    chosen: sameAsOf(detail, draft, key),
    onChoose: (sameAs: string) => onChoose(key, sameAs),
  };
  if (twin !== null) return <TwinQuestion {...query} twin={twin} is={row.twinIs} />;
  return erasedOn === null ? null : <ErasedQuestion {...query} erasedOn={erasedOn} />;
}

const Becomes = ({ row, choosing }: { readonly row: ImportRow; readonly choosing: Choosing }) => {
  const question = questionOf(row, choosing);
  if (question !== null) return question;
  const changes = shownChanges(row);
  if (row.act === 'undecided' && (row.kind === 'staff' || row.kind === 'teaching'))
    return words.notMember[row.kind];
  if (changes.length === 0) return row.act === 'left' ? words.leftKept : null;
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.field}>{changeWords(change)}</li>
      ))}
    </ul>
  );
};

const Rows = ({ rows, choosing }: { readonly rows: readonly ImportRow[]; readonly choosing: Choosing }) => (
  <PlainTable
    label={words.list}
    columns={[
      { label: words.row },
      { label: words.fate },
      { label: words.becomes, wide: true },
      ...(choosing.detail.isRollover ? [] : [{ label: words.source, wide: true }]),
    ]}
    rows={rows.map((row) => ({
      key: `${row.seq}`,
      cells: [
        <Fragment key="name">
          {bidiIsolate(row.name)}
          <chakra.span display="block" className="field-hint">
            {importKindWords[row.kind].one}
          </chakra.span>
        </Fragment>,
        <Chip key="act" tone={tones[row.act]}>
          {actWordsOf(choosing.detail)[row.act]}
        </Chip>,
        <Becomes key="becomes" row={row} choosing={choosing} />,
        ...(choosing.detail.isRollover
          ? []
          : [
              <span key="source" className="quiet">
                {row.line === inNoFile.line
                  ? words.inNoFile
                  : words.line(choosing.detail.files.length === 1 ? null : bidiIsolate(row.file), row.line)}
              </span>,
            ]),
      ],
    }))}
  />
);

export function PlannedRows(choosing: Choosing) {
  const { imports } = useApp();
  const { id, isRollover } = choosing.detail;
  const acts = isRollover ? rolloverActs : plannedActs;
  const act = useChosen('act', acts);
  const kind = useChosen('of', plannedKinds);
  const list = useLongList(
    useCallback(
      (after: number | null, options?: ReadOptions) => imports.rows(id, { act, kind, after }, options),
      [imports, id, act, kind],
    ),
  );
  return (
    <div className="stack">
      <div className="row">
        <FilterSelect
          label={words.what}
          all={words.all}
          parameter="act"
          options={acts.map((value) => ({ value, label: actWordsOf(choosing.detail)[value] }))}
          chosen={act}
        />
        <FilterSelect
          label={words.kind}
          all={words.all}
          parameter="of"
          options={plannedKinds.map((value) => ({ value, label: importKindWords[value].many }))}
          chosen={kind}
        />
      </div>
      <QueryBoundary query={list.query}>
        {(rows) =>
          rows.length === 0 ? <p className="quiet">{words.none}</p> : <Rows rows={rows} choosing={choosing} />
        }
      </QueryBoundary>
      <MoreButton list={list} />
    </div>
  );
}
