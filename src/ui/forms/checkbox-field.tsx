import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** A yes that must be given by hand. The label may hold links. */
export const CheckboxField = ({
  label,
  error,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'checked'> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}) => {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label className="checkbox" htmlFor={id}>
        <input
          type="checkbox"
          {...rest}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
};
