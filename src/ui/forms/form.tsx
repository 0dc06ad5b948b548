import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { shell } from '../messages/en/shell.ts';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';
import { useHydrated } from './use-hydrated.ts';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Called once per submission, but not while `pending`. The browser's own submission is already prevented. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Whether a submission is in progress. If so, a second one is ignored, and the form is marked as busy. */
  readonly pending?: boolean;
  /** The problems as texts. A new list gets the focus. `fieldId` adds a link to the field. */
  readonly problems?: readonly FormProblem[];
};

/** A form with our own messages for missing values. It is never submitted twice. */
export const Form = ({ onSubmit, pending = false, problems = [], children, ...rest }: FormProps) => {
  const summary = useRef<HTMLDivElement>(null);
  const wording = problems.map(({ text }) => text).join('\n');
  useEffect(() => {
    if (wording !== '' && !pending) summary.current?.focus();
  }, [wording, pending]);
  return (
    <form
      className="form"
      method="post"
      {...rest}
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSubmit(event);
      }}
    >
      <noscript>
        <p className="field-hint">{shell.needsScript}</p>
      </noscript>
      {problems.length > 0 ? <ErrorSummary ref={summary} problems={problems} /> : null}
      {children}
    </form>
  );
};

/**
 * The form's primary button. It can be focused while pending, and shows the progress. It is disabled until the page's script runs, so that typed values never
 * end up in a URL.
 */
export const SubmitButton = ({
  pending,
  children,
  pendingText,
  variant = 'primary',
  wide = true,
}: {
  readonly pending: boolean;
  readonly children: string;
  readonly pendingText?: string;
  readonly variant?: 'primary' | 'secondary' | 'danger';
  readonly wide?: boolean;
}) => (
  <Button type="submit" variant={variant} wide={wide} disabled={!useHydrated()} aria-disabled={pending}>
    {pending && pendingText !== undefined ? pendingText : children}
  </Button>
);
