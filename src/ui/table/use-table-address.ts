import { useLocation, useNavigate } from 'react-router';
import type { TableQueryInvalid } from '#domain/tables/table-address.ts';
import type { TableSpec } from './table-spec.ts';
import {
  initialState,
  readTableState,
  tableParameters,
  type TableState,
  writeTableState,
} from './table-state.ts';

/** A table in the address of its page (UI-9): back and forward go through what was shown. */
export type TableAddress<C extends string = string> = {
  readonly state: TableState<C>;
  /** What the address says that means nothing; the table is then shown as usual. */
  readonly invalid: TableQueryInvalid | null;
  /** The address of another state; the rest of the address stays. */
  readonly hrefOf: (state: TableState<C>) => string;
  /** Goes there, without moving the page. */
  readonly go: (state: TableState<C>) => void;
};

/** The state of a table that the present address says. */
export function useTableAddress<R, C extends string>(spec: TableSpec<R, C>): TableAddress<C> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = [...new URLSearchParams(search)];
  const read = readTableState(parameters, spec);
  const others = parameters.filter(([name]) => !tableParameters.some((own) => own === name));
  const hrefOf = (state: TableState<C>): string => {
    const written = new URLSearchParams(
      [...others, ...writeTableState(state, spec)].map((pair) => [...pair]),
    );
    return written.size === 0 ? pathname : `${pathname}?${written}`;
  };
  return {
    state: read.ok ? read.value : initialState(spec),
    invalid: read.ok ? null : read.error,
    hrefOf,
    go: (state) => void navigate(hrefOf(state), { preventScrollReset: true }),
  };
}
