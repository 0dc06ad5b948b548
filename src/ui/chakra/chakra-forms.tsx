import { Field, Input, NativeSelect, RadioGroup, Textarea } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { type FieldParts, FieldPartsContext, type InputProps } from '../forms/field-parts.tsx';
import { optionalPart } from '../components/optional-part.ts';
import { fetched } from '../routes/chunk-error.ts';
import { ChakraIsland } from './chakra-island.tsx';
import { overItsItem } from './over-its-item.ts';
import './date-field.css';

const DateButton = optionalPart(async () => (await fetched(import('./date-button.tsx'))).DateButton);

/**
 * A date field: the browser's own input with our calendar. Phones still show the browser's calendar, and so does Firefox for the icon in
 * the field.
 */
const DateField = (props: InputProps) => (
  <div className="date-field">
    <Input unstyled {...props} />
    {props.disabled === true || props.readOnly === true ? null : (
      <Suspense>
        <DateButton first={String(props.min ?? '')} last={String(props.max ?? '')} />
      </Suspense>
    )}
  </div>
);

/**
 * Chakra's fields. Chakra adds no CSS, because the page's style sheets already style the same fields of public pages. `FieldFrame` connects a control to its
 * descriptions, because it handles more than Chakra does: optional fields, rules, and errors for screen readers without `aria-errormessage`.
 */
const parts: FieldParts = {
  // Removes the role `group`: a field has only one control.
  Root: ({ children, ...rest }) => (
    <Field.Root {...rest} className="field" role="presentation">
      {children}
    </Field.Root>
  ),
  Label: (props) => <Field.Label {...props} className="field-label" />,
  Hint: (props) => <Field.HelperText {...props} className="field-hint" />,
  ErrorText: (props) => <Field.ErrorText {...props} className="field-error" />,
  Input: (props) => (props.type === 'date' ? <DateField {...props} /> : <Input unstyled {...props} />),
  TextArea: (props) => <Textarea unstyled {...props} className="input" />,
  Select: (props) => (
    <NativeSelect.Root>
      <NativeSelect.Field {...props} className="input" />
    </NativeSelect.Root>
  ),
  Choice: ({ legend, options, chosen, onChoose }) => (
    <RadioGroup.Root
      className="mode-switch"
      value={chosen}
      onValueChange={({ value }) => {
        if (value !== null) onChoose(value);
      }}
    >
      <RadioGroup.Label>{legend}</RadioGroup.Label>
      {options.map(({ value, label }) => (
        <RadioGroup.Item key={value} value={value}>
          <RadioGroup.ItemHiddenInput style={overItsItem} />
          <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  ),
};

export const ChakraForms = ({ children }: { readonly children: ReactNode }) => (
  <ChakraIsland>
    <FieldPartsContext value={parts}>{children}</FieldPartsContext>
  </ChakraIsland>
);
