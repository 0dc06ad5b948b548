import { useFieldParts } from './field-parts.tsx';

export function Choice<T extends string>(props: {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}) {
  const { values, labels, onChoose } = props;
  const parts = useFieldParts();
  return (
    <parts.Choice
      legend={props.legend}
      options={values.map((value) => ({ value, label: labels[value] }))}
      chosen={props.chosen}
      onChoose={(chosen) => {
        const value = values.find((each) => each === chosen);
        if (value !== undefined) onChoose(value);
      }}
    />
  );
}
