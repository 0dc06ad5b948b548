import { type ReactNode, useId } from 'react';
import { forms } from '../messages/en/shell.ts';
import { FieldError } from './field-error.tsx';

/** What every field takes besides the attributes of its input. */
export type FieldTexts = {
  /** The accessible name, and what stands above the field. */
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; ties itself to the field. */
  readonly error?: string | undefined;
  readonly optional?: boolean;
};

type Tied = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
};

const FieldHint = ({ id, children }: { readonly id: string; readonly children?: ReactNode }) =>
  children === undefined ? null : (
    <p className="field-hint" id={id}>
      {children}
    </p>
  );

type FieldFrameProps = FieldTexts & {
  readonly id?: string | undefined;
  /** More ids that describe the field (rules, a caps lock hint). */
  readonly describedBy?: readonly string[];
  readonly after?: ReactNode;
  readonly children: (tied: Tied) => ReactNode;
};

/** Label, hint, field and error, tied together for assistive technology. */
export const FieldFrame = ({
  label,
  hint,
  error,
  optional = false,
  id: givenId,
  describedBy = [],
  after,
  children,
}: FieldFrameProps) => {
  const madeId = useId();
  const id = givenId ?? madeId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const optionalId = `${id}-optional`;
  const describing = [
    error !== undefined && errorId,
    hint !== undefined && hintId,
    optional && optionalId,
    ...describedBy,
  ].filter((each) => each !== false);
  return (
    <div className="field">
      <div>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {optional ? (
          <span className="field-optional" id={optionalId}>
            {' '}
            {forms.optional}
          </span>
        ) : null}
      </div>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {children({
        id,
        'aria-describedby': describing.join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {after}
    </div>
  );
};
