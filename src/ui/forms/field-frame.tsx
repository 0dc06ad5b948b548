import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../components/icon.tsx';
import { forms } from '../messages/en/shell.ts';
import { useFieldParts } from './field-parts.tsx';

/** The props of every field, in addition to the attributes of its input. */
export type FieldTexts = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
};

type Tied = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
};

type FieldFrameProps = FieldTexts & {
  readonly id?: string | undefined;
  /** Ids of further elements that describe the field (rules, a caps lock hint). */
  readonly describedBy?: readonly string[];
  /** Whether the label is only for screen readers, because the page shows the name next to the field. */
  readonly labelHidden?: boolean;
  readonly after?: ReactNode;
  readonly children: (tied: Tied) => ReactNode;
};

const FieldError = ({ id, children }: { readonly id: string; readonly children: string | undefined }) => {
  const { ErrorText } = useFieldParts();
  return children === undefined ? null : (
    <ErrorText id={id}>
      <Icon of={CircleAlert} size={18} />
      <span>{children}</span>
    </ErrorText>
  );
};

const Optional = ({ id, shown }: { readonly id: string; readonly shown: boolean }) =>
  shown ? (
    <span className="field-optional" id={id}>
      {' '}
      {forms.optional}
    </span>
  ) : null;

/** A label, hint, field and error that are connected for assistive technology. */
export const FieldFrame = ({
  label,
  hint,
  error,
  optional = false,
  id: givenId,
  describedBy = [],
  labelHidden = false,
  after,
  children,
}: FieldFrameProps) => {
  const { Root, Label, Hint } = useFieldParts();
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
    <Root id={id} invalid={error !== undefined}>
      <div className={labelHidden ? 'visually-hidden' : undefined}>
        <Label htmlFor={id}>{label}</Label>
        <Optional id={optionalId} shown={optional} />
      </div>
      {hint === undefined ? null : <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        'aria-describedby': describing.join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {after}
    </Root>
  );
};
