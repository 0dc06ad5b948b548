import type { ComponentType } from 'react';
import { forms } from '../messages/en/shell.ts';

export type ChoicesProps = {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
};

const PlainChoices = ({ name, options, chosen }: ChoicesProps) =>
  options.map(({ value, label }) => (
    <label key={value}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
      {label}
    </label>
  ));

type ChoicesFieldProps = ChoicesProps & {
  readonly label: string;
  /** The component for the choices: HTML checkboxes, or Chakra's on pages behind login. */
  readonly Choices?: ComponentType<ChoicesProps> | undefined;
};

export const ChoicesField = ({ label, Choices = PlainChoices, ...choices }: ChoicesFieldProps) => (
  <fieldset className="field">
    <legend className="field-label">
      {label} <span className="field-optional">{forms.optional}</span>
    </legend>
    <div className="mode-switch">
      <Choices {...choices} />
    </div>
  </fieldset>
);
