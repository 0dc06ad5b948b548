import { Checkbox } from '@chakra-ui/react';
import type { ChoicesProps } from '../forms/choices-field.tsx';
import { markFieldSaved } from '../forms/saved-fields.ts';
import { overItsItem } from './over-its-item.ts';

/** Chakra's checkboxes for `ChoicesField`. Loaded separately, because few forms need their script. */
export const Choices = ({ name, options, chosen }: ChoicesProps) =>
  options.map(({ value, label }) => (
    <Checkbox.Root key={value} unstyled name={name} value={value} defaultChecked={chosen.includes(value)}>
      {/* Chakra sets `defaultChecked` to the current value at every change, so a comparison with it never finds unsaved changes (NAV-17). */}
      <Checkbox.HiddenInput ref={markFieldSaved} style={overItsItem} />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  ));
