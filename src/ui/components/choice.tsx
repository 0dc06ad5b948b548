import { useId } from 'react';

/** A few values of which exactly one holds, side by side. */
export function Choice<T extends string>(props: {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="mode-switch">
      <legend>{props.legend}</legend>
      {props.values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={props.chosen === value}
            onChange={() => props.onChoose(value)}
          />
          {props.labels[value]}
        </label>
      ))}
    </fieldset>
  );
}
