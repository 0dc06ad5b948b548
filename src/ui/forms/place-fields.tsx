import { countries, regions } from '#domain/billing/prices/tax-table.ts';
import { countryName, regionName } from '../messages/en/places.ts';
import { FieldFrame } from './field-frame.tsx';
import { Select } from './text-field.tsx';

export type SelectOptions = readonly { readonly value: string; readonly label: string }[];
type PlaceField = {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly autoComplete: string;
  readonly onChoose: (value: string) => void;
};

export const byLabel = (one: SelectOptions[number], other: SelectOptions[number]): number =>
  one.label.localeCompare(other.label, 'en');

const countryOptions: SelectOptions = countries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted(byLabel);

const regionOptions = (country: string): SelectOptions =>
  (regions[country] ?? []).map((value) => ({ value, label: regionName(country, value) })).toSorted(byLabel);

function SelectField({
  label,
  error,
  options,
  onChoose,
  ...rest
}: PlaceField & { readonly options: SelectOptions }) {
  return (
    <FieldFrame label={label} error={error}>
      {(tied) => (
        <Select onChange={({ currentTarget }) => onChoose(currentTarget.value)} {...rest} {...tied}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

export const CountryField = (props: PlaceField) => <SelectField {...props} options={countryOptions} />;

/** A select for a state or province, or for none. Renders nothing if the country has none. `none` is the text that explains what to do first. */
export function RegionField({
  country,
  none,
  ...props
}: PlaceField & { readonly country: string; readonly none: string }) {
  const options = regionOptions(country);
  return options.length === 0 ? null : (
    <SelectField {...props} options={[{ value: '', label: none }, ...options]} />
  );
}
