import { chakra } from '@chakra-ui/react';
import { Download, ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Filter } from '#domain/platform/tables/filter.ts';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/notices/failure-notice.tsx';
import { Icon } from '../../components/icon.tsx';
import { tableWords as words } from '../../messages/en/table.ts';
import { describeRule } from '../describe-rule.ts';
import type { ReadPage } from '../read-matching.ts';
import { SearchBox } from '../search-box.tsx';
import type { TableSpec } from '../table-spec.ts';
import type { TableAddress } from '../use-table-address.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { useCsvDownload } from './use-csv-download.ts';

const Bar = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    alignItems: 'center',
  },
});

const Rules = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', listStyle: 'none', p: '0' },
});

const RuleButton = chakra('button', {
  base: {
    display: 'inline-flex',
    gap: '2',
    alignItems: 'center',
    minHeight: 'target',
    px: '4',
    fontSize: 'sm',
    fontWeight: 600,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: 'harbor',
    bg: 'harborWash',
    borderRadius: 'full',
    cursor: 'pointer',
    '&:hover': { bg: 'sunken' },
    '& svg': { flex: 'none' },
  },
});

export function TableTools<R, C extends string>(props: {
  readonly spec: TableSpec<R, C>;
  readonly address: TableAddress<C>;
  readonly total: number;
  readonly read: ReadPage<R, C>;
  /** The day of the rows, or null for today. Omit it for a table without past days. */
  readonly day?: IsoDate | null;
}) {
  const { spec, address, total, read, day } = props;
  const { query, shown } = address.state;
  const { filter } = query;
  const [filtering, setFiltering] = useState(false);
  const download = useCsvDownload(spec, read);
  const show = (next: Filter<C>, on?: IsoDate | null): void =>
    address.go({ query: { ...query, filter: next, start: null }, shown }, on);
  const chosen = filter.rules.length + ((day ?? null) === null ? 0 : 1);
  return (
    <>
      {/* Aligns the icons of the borderless buttons with the table. */}
      <Bar aria-label={words.tools} marginInlineStart={spec.search === undefined ? '-3' : '0'}>
        {spec.search === undefined ? null : <SearchBox {...spec.search} filter={filter} onSearch={show} />}
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          <Icon of={ListFilter} /> {chosen === 0 ? words.filters : words.filterCount(chosen)}
        </Button>
        <ColumnsMenu
          spec={spec}
          shown={shown}
          onChoose={(columns) => address.go({ query, shown: columns })}
        />
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={download.pending}
          onClick={() => download.start(address.state, total)}
        >
          <Icon of={Download} /> {download.pending ? words.downloading : words.download}
        </Button>
      </Bar>
      {filter.rules.length === 0 ? null : (
        <Rules aria-label={words.filters}>
          {filter.match === 'any' ? <li className="quiet">{words.anyRule}</li> : null}
          {filter.rules.map((rule, at) => {
            const described = describeRule(rule, spec.columns);
            return (
              <li key={described}>
                <RuleButton
                  type="button"
                  aria-label={words.removeRule(described)}
                  onClick={() => show({ ...filter, rules: filter.rules.toSpliced(at, 1) })}
                >
                  {described}
                  <Icon of={X} size={16} />
                </RuleButton>
              </li>
            );
          })}
          <li>
            <Button variant="quiet" size="sm" onClick={() => show({ match: 'all', rules: [] })}>
              {words.clearFilters}
            </Button>
          </li>
        </Rules>
      )}
      <FailureNotice failure={download.failure} />
      {filtering ? (
        <FilterDialog
          spec={spec}
          filter={filter}
          day={day}
          onApply={(next, on) => {
            setFiltering(false);
            show(next, on);
          }}
          onClose={() => setFiltering(false)}
        />
      ) : null}
    </>
  );
}
