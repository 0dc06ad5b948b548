import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { RosterField } from '#domain/rosters/files/file-spec.ts';
import {
  type ImportDetail,
  type MappableField,
  mappableFields,
} from '#domain/rosters/imports/import-view.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { Select } from '../../../../forms/text-field.tsx';
import { paths } from '../../../../routes/paths.ts';
import { importColumnWords as words } from '../messages/en/import-wizard.ts';
import { PlainTable } from '../plain-table.tsx';
import { importFieldWords } from '../messages/en/imports.ts';

type Mapping = ImportDetail['mapping'];

const isMappable = (field: RosterField): field is MappableField =>
  mappableFields.some((each) => each === field);

/** Returns the meaning of a column: the user's choice, otherwise the recognized or suggested field. */
const meaningOf = (
  { header, field, suggested }: ImportDetail['columns'][number],
  chosen: Mapping,
): RosterField | null => (header in chosen ? (chosen[header] ?? null) : (field ?? suggested));

/** Returns a field to which two columns of a file are mapped, or null if there is none. */
function duplicateFields(columns: ImportDetail['columns'], mapping: Mapping): RosterField | null {
  const seen = new Set<string>();
  for (const column of columns) {
    const { file, forbidden } = column;
    const meaning = forbidden ? null : meaningOf(column, mapping);
    if (meaning === null) continue;
    if (seen.has(`${file}\n${meaning}`)) return meaning;
    seen.add(`${file}\n${meaning}`);
  }
  return null;
}

const Meaning = (props: {
  readonly header: string;
  readonly field: RosterField | null;
  readonly onChoose: (field: RosterField | null) => void;
}) => (
  <Select
    aria-label={words.meaningOf(props.header)}
    value={props.field ?? ''}
    onChange={({ currentTarget: { value } }) =>
      props.onChoose(mappableFields.find((each) => each === value) ?? null)
    }
  >
    <option value="">{words.skip}</option>
    {mappableFields.map((each) => (
      <option key={each} value={each}>
        {importFieldWords[each]}
      </option>
    ))}
  </Select>
);

export function ColumnMappingForm({
  detail,
  onPlanned,
}: {
  readonly detail: ImportDetail;
  readonly onPlanned: () => void;
}) {
  const { imports } = useApp();
  const action = useAsyncAction();
  const [changed, setChanged] = useState<Mapping>({});
  const { columns } = detail;
  const twice = duplicateFields(columns, changed);
  const isOpen = Object.keys(changed).length > 0 || columns.some(({ suggested }) => suggested !== null);
  const notKept = columns.filter(
    (each) => !each.kept && each.field === null && meaningOf(each, changed) !== null,
  );
  const saveMapping = (): void => {
    const all = columns.filter(({ forbidden, header }) => !forbidden && header !== '');
    const mapping = Object.fromEntries(all.map((each) => [each.header, meaningOf(each, changed)]));
    action.run(() => imports.plan(detail.id, { mapping }), onPlanned);
  };
  return (
    <div className="stack">
      <p>{words.lead}</p>
      <PlainTable
        label={words.means}
        columns={[{ label: words.column }, { label: words.means }]}
        rows={columns.map((each) => ({
          key: `${each.file}\n${each.header}`,
          cells: [
            bidiIsolate(each.header),
            each.forbidden ? (
              <span key="means" className="quiet">
                {words.forbidden}
              </span>
            ) : (
              <div key="means" className="stack">
                <Meaning
                  header={each.header}
                  field={meaningOf(each, changed)}
                  onChoose={(chosen) => setChanged({ ...changed, [each.header]: chosen })}
                />
                {each.suggested === null || each.header in changed ? null : (
                  <span className="quiet">{words.suggested}</span>
                )}
              </div>
            ),
          ],
        }))}
      />
      {twice !== null && isMappable(twice) ? (
        <Notice tone="warning">{words.twice(importFieldWords[twice])}</Notice>
      ) : null}
      {notKept.length === 0 ? null : (
        <Notice tone="warning">
          {words.notKept(notKept.map(({ header }) => bidiIsolate(header)))}{' '}
          <TextLink to={paths.newImport}>{words.again}</TextLink>
        </Notice>
      )}
      <FailureNotice failure={action.failure} />
      <div>
        <Button
          aria-disabled={action.pending || twice !== null || !isOpen}
          onClick={() => {
            if (twice === null && isOpen) saveMapping();
          }}
        >
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
