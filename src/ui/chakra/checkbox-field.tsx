import { chakra, Checkbox } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { overItsItem } from './over-its-item.ts';
import { markFieldSaved } from '../forms/saved-fields.ts';

/** One thing to agree to or not; in a form its name is sent while it is ticked. */
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
