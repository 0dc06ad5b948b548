import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { type ChoiceProps, PlainChoice } from './plain-choice.tsx';

export type InputProps = Omit<ComponentProps<'input'>, 'size'>;

export type FieldParts = {
  /** The frame around label, hint, control and error. `id` is the id of the control. */
  readonly Root: ComponentType<ComponentProps<'div'> & { readonly id: string; readonly invalid: boolean }>;
  readonly Label: ComponentType<ComponentProps<'label'>>;
  readonly Hint: ComponentType<ComponentProps<'p'>>;
  readonly ErrorText: ComponentType<ComponentProps<'p'>>;
  readonly Input: ComponentType<InputProps>;
  readonly TextArea: ComponentType<ComponentProps<'textarea'>>;
  readonly Select: ComponentType<Omit<ComponentProps<'select'>, 'size'>>;
  readonly Choice: ComponentType<ChoiceProps>;
};

/** HTML elements, which work before the page's script runs. */
const plain: FieldParts = {
  Root: ({ id: _control, invalid: _invalid, ...rest }) => <div className="field" {...rest} />,
  Label: ({ children, ...rest }) => (
    <label className="field-label" {...rest}>
      {children}
    </label>
  ),
  Hint: (props) => <p className="field-hint" {...props} />,
  ErrorText: (props) => <p className="field-error" {...props} />,
  Input: (props) => <input {...props} className="input" />,
  TextArea: (props) => <textarea {...props} className="input" />,
  Select: (props) => <select {...props} className="input" />,
  Choice: PlainChoice,
};

/** The parts of fields: Chakra's on pages behind login (`ChakraForms`), HTML elements on public pages. Forms work with both (decision 42). */
export const FieldPartsContext = createContext(plain);

export const useFieldParts = (): FieldParts => use(FieldPartsContext);
