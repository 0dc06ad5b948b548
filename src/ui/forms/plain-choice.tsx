import { useId } from 'react';

export type ChoiceProps = {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
};

export const PlainChoice = ({ legend, options, chosen, onChoose }: ChoiceProps) => {
  const name = useId();
  return (
    <fieldset className="mode-switch">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
