import { memberColumnOf, type PersonColumn } from '#domain/organizations/directory/person-table.ts';
import { memberDefaults, type MemberColumn } from '#domain/organizations/members/member-table.ts';
import { type Parameters, writeTableQuery } from '#domain/platform/tables/table-address.ts';
import { paths } from '../../../routes/paths.ts';
import { initialState, readTableState } from '../../../table/table-state.ts';
import { personTable } from './person-table.tsx';

const memberColumn = (column: PersonColumn): MemberColumn | null => memberColumnOf[column];

/**
 * Converts a URL of `/users` to the URL of the staff list with the same filters and order. Drops filters of columns that only our staff see, and an unreadable
 * query.
 */
export function staffListOf(parameters: Parameters): string {
  const state = readTableState(parameters, personTable);
  const { filter, sort, size } = (state.ok ? state.value : initialState(personTable)).query;
  const rules = filter.rules.flatMap((rule) => {
    const column = memberColumn(rule.column);
    return column === null ? [] : [{ ...rule, column }];
  });
  const written = writeTableQuery(
    {
      filter: { match: filter.match, rules },
      sort: { ...sort, column: memberColumn(sort.column) ?? memberDefaults.sort.column },
      size,
      start: null,
    },
    memberDefaults,
  );
  const search = new URLSearchParams(written.map((pair) => [...pair])).toString();
  return search === '' ? paths.teachers : `${paths.teachers}?${search}`;
}
