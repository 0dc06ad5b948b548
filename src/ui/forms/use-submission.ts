import { type FormEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblems, FormInvalid } from '#domain/account/field-problem.ts';
import type { Result } from '#domain/result.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { fieldProblem } from '../messages/en/failures.ts';

/** A form's submission as its page shows it. Fields are uncontrolled, so whatever happens, what was typed stays. */
export type Submission<F extends string> = {
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly method: 'post';
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The form cannot be sent now: it is being sent, or the page's script has not taken over yet. */
  readonly pending: boolean;
  readonly busy: boolean;
  readonly fieldError: (field: F) => string | undefined;
  /** What went wrong beyond single fields. */
  readonly failure: ClientFailure | null;
};

type Outcome = { readonly fields: FieldProblems<string>; readonly failure: ClientFailure | null };

const nothing: Outcome = { fields: {}, failure: null };
const never = (): (() => void) => () => undefined;

/** Whether the page's script has taken over from the server's HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const isFormInvalid = <F extends string>(error: FormInvalid<F> | ClientFailure): error is FormInvalid<F> =>
  error.kind === 'form/invalid';

/** Reads a form as text; files have no place in these forms. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Sends a form through a use case: one submission at a time, problems beside their fields, the first of them focused.
 * The rules of the fields are the use case's own, so there is no second copy here. `submit` is given every field
 * of the form, by its name; `done` is called with what came of it.
 */
export function useSubmission<F extends string, T>(
  submit: (values: Readonly<Record<F, string>>) => Promise<Result<T, FormInvalid<F> | ClientFailure>>,
  done: (value: T) => void | Promise<void>,
): Submission<F> {
  const ref = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const [bug, setBug] = useState<{ readonly thrown: unknown } | null>(null);
  const hydrated = useHydrated();

  if (bug !== null) throw bug.thrown;

  const send = async (form: HTMLFormElement): Promise<void> => {
    const answer = await submit(valuesOf(form) as Record<F, string>);
    if (answer.ok) {
      setOutcome(nothing);
      await done(answer.value);
    } else if (isFormInvalid(answer.error)) {
      const fields = answer.error.fields;
      flushSync(() => setOutcome({ fields, failure: null }));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else {
      setOutcome({ fields: {}, failure: answer.error });
    }
  };

  return {
    form: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        event.preventDefault();
        if (running.current) return;
        running.current = true;
        setBusy(true);
        send(event.currentTarget)
          .catch((thrown: unknown) => setBug({ thrown }))
          .finally(() => {
            running.current = false;
            setBusy(false);
          });
      },
      onInput(event) {
        const { name } = event.target as HTMLInputElement;
        if (outcome.fields[name] === undefined) return;
        const { [name]: _mended, ...fields } = outcome.fields;
        setOutcome({ ...outcome, fields });
      },
    },
    pending: busy || !hydrated,
    busy,
    fieldError: (field) => {
      const problem = outcome.fields[field];
      return problem === undefined ? undefined : fieldProblem(field, problem);
    },
    failure: outcome.failure,
  };
}
