import { chakra, Checkbox } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { overItsItem } from './over-its-item.ts';
import { markFieldSaved } from '../forms/saved-fields.ts';

/** A checkbox with its label; a form submits its name while it is checked. */
export const CheckboxField = (props: {
  readonly name?: string;
  readonly defaultChecked?: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly label: string;
  readonly hint?: ReactNode;
}) => {
  const { defaultChecked = false, hint } = props;
  return (
    <Checkbox.Root
      name={props.name}
      defaultChecked={defaultChecked}
      onCheckedChange={({ checked }) => props.onChange?.(checked === true)}
    >
      {/* Its default follows what is chosen, and does not tell what would be lost with the page (NAV-17). */}
      <Checkbox.HiddenInput ref={markFieldSaved} style={overItsItem} />
      <Checkbox.Control />
      <Checkbox.Label>
        {props.label}
        {hint === undefined ? null : (
          <chakra.span display="block" className="field-hint">
            {hint}
          </chakra.span>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
};
