import { useLocation, useNavigate } from 'react-router';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { TableQueryInvalid } from '#domain/platform/tables/table-address.ts';
import type { TableSpec } from './table-spec.ts';
import { dayParameter } from './asked-day.ts';
import {
  initialState,
  readTableState,
  tableParameters,
  type TableState,
  writeTableState,
} from './table-state.ts';

/** A table with its state in the page's URL (UI-9). Back and Forward restore earlier states. */
export type TableAddress<C extends string = string> = {
  readonly state: TableState<C>;
  /** The invalid parameter in the URL. If there is one, the table has its default state. */
  readonly invalid: TableQueryInvalid | null;
  /** Returns the URL of a different state. Other parameters are kept. */
  readonly hrefOf: (state: TableState<C>) => string;
  /** Navigates to a different state without scrolling the page. With `on`, also changes to that day, or to today if null. */
  readonly go: (state: TableState<C>, on?: IsoDate | null) => void;
};

export function useTableAddress<R, C extends string>(spec: TableSpec<R, C>): TableAddress<C> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = [...new URLSearchParams(search)];
  const read = readTableState(parameters, spec);
  const others = parameters.filter(([name]) => !tableParameters.some((own) => own === name));
  const hrefOf = (state: TableState<C>, on?: IsoDate | null): string => {
    const written = new URLSearchParams(
      [...others, ...writeTableState(state, spec)].map((pair) => [...pair]),
    );
    if (on === null) written.delete(dayParameter);
    else if (on !== undefined) written.set(dayParameter, on);
    return written.size === 0 ? pathname : `${pathname}?${written}`;
  };
  return {
    state: read.ok ? read.value : initialState(spec),
    invalid: read.ok ? null : read.error,
    hrefOf,
    go: (...to) => void navigate(hrefOf(...to), { preventScrollReset: true }),
  };
}
