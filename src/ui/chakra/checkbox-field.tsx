import { chakra, Checkbox } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { overItsItem } from './over-its-item.ts';
import { markFieldSaved } from '../forms/saved-fields.ts';

/** A checkbox with a label and a hint. A form submits its name while it is checked. */
export const CheckboxField = (props: {
  readonly name?: string;
  /** The submitted value, for checkboxes that share a name. The default is "on". */
  readonly value?: string;
  readonly defaultChecked?: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly label: string;
  readonly hint?: ReactNode;
}) => {
  const { defaultChecked = false, hint } = props;
  const hintId = useId();
  return (
    <Checkbox.Root
      name={props.name}
      value={props.value}
      defaultChecked={defaultChecked}
      onCheckedChange={({ checked }) => props.onChange?.(checked === true)}
    >
      {/* Chakra sets `defaultChecked` to the current value at every change, so a comparison with it never finds unsaved changes (NAV-17). */}
      <Checkbox.HiddenInput
        ref={markFieldSaved}
        style={overItsItem}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
      <Checkbox.Control />
      {/* The hint is not part of the accessible name, so voice control users only need to say the label. */}
      <div>
        <Checkbox.Label>{props.label}</Checkbox.Label>
        {hint === undefined ? null : (
          <chakra.span id={hintId} display="block" className="field-hint">
            {hint}
          </chakra.span>
        )}
      </div>
    </Checkbox.Root>
  );
};
