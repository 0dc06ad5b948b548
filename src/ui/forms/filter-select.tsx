import { useLocation, useNavigate } from 'react-router';
import { FieldFrame } from './field-frame.tsx';
import { Select } from './text-field.tsx';

/** Returns the value that the URL selects, or null for all values. */
export function useChosen<V extends string>(parameter: string, values: readonly V[]): V | null {
  const fromUrl = new URLSearchParams(useLocation().search).get(parameter);
  return values.find((value) => value === fromUrl) ?? null;
}

/** Selects one of some values, or all of them. The URL contains the selection (UI-9). */
export function FilterSelect<V extends string>({
  label,
  all,
  parameter,
  options,
  chosen,
}: {
  readonly label: string;
  readonly all: string;
  readonly parameter: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly chosen: V | null;
}) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choose = (value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(parameter);
    else next.set(parameter, value);
    void navigate({ pathname, search: next.toString() }, { preventScrollReset: true, replace: true });
  };
  return (
    <FieldFrame label={label}>
      {(tied) => (
        <Select value={chosen ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)} {...tied}>
          <option value="">{all}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
