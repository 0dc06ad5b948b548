import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { FieldProblem, FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { Result } from '#domain/result.ts';
import { dismissToasts } from '../components/notices/toast.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { describeFailure } from '../messages/describe-failure.ts';
import { fieldProblem } from '../messages/en/field-problems.ts';
import { useThrowToBoundary } from '../use-throw-to-boundary.ts';
import type { FormProblem } from './error-summary.tsx';
import { fieldOfFailure } from './field-of-failure.ts';
import { useFormDrafts } from './drafts-context.ts';
import { markSaved } from './saved-fields.ts';

/** The submission of a form. Fields are uncontrolled, so typed text is never lost. */
export type Submission<F extends string> = {
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly pending: boolean;
    readonly problems: readonly FormProblem[];
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly pending: boolean;
  readonly fieldError: (field: F) => string | undefined;
  /** The reason of the last refusal. A new object for each submission, or null without one. */
  readonly refusal: FormInvalid | ClientFailure | null;
};

type Outcome = {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly problems: readonly FormProblem[];
  readonly refusal: FormInvalid | ClientFailure | null;
};

const nothing: Outcome = { fields: {}, problems: [], refusal: null };

const isFormInvalid = <F extends string>(error: FormInvalid<F> | ClientFailure): error is FormInvalid<F> =>
  error.kind === 'form/invalid';

const inWords = (problems: Readonly<Partial<Record<string, FieldProblem>>>): Outcome['fields'] =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === undefined ? undefined : fieldProblem(field, problem),
    ]),
  );

function outcomeOf(error: FormInvalid | ClientFailure, form: HTMLFormElement): Outcome {
  if (isFormInvalid(error)) return { ...nothing, fields: inWords(error.fields), refusal: error };
  const field = fieldOfFailure(error, form);
  const text = describeFailure(error);
  const shown = field === null ? { problems: [{ text }] } : { fields: { [field]: text } };
  return { ...nothing, ...shown, refusal: error };
}

/**
 * Returns a form's values as text, including the value of the button that submitted it. The forms contain no files. The values of checkboxes that share a name are joined
 * with commas.
 */
function valuesOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const data = new FormData(form, submitter);
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, texts(name).join()]));
}

/**
 * Submits a form to a use case. Allows one submission at a time, shows problems at their fields, and focuses the first of these. The use case contains the
 * rules, so they are not repeated here. `submit` receives every field by name, `done` receives the result. The draft is restored when the user returns, and
 * deleted after the submission unless `keepsDraft`.
 */
export function useSubmission<F extends string, T>(
  submit: (values: Readonly<Record<F, string>>) => Promise<Result<T, FormInvalid<F> | ClientFailure>>,
  done: (value: T) => void | Promise<void>,
  keepsDraft: (value: T) => boolean = () => false,
): Submission<F> {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const drafts = useFormDrafts();
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState(nothing);
  const report = useThrowToBoundary();
  useEffect(() => {
    if (ref.current !== null) drafts.restore(pathname, ref.current);
  }, [pathname, drafts]);

  const send = async (form: HTMLFormElement, values: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await submit(values);
    if (answer.ok) {
      setOutcome(nothing);
      if (!keepsDraft(answer.value)) {
        drafts.forget(pathname, form);
        markSaved(form);
      }
      await done(answer.value);
    } else {
      const { error } = answer;
      dismissToasts();
      flushSync(() => setOutcome(outcomeOf(error, form)));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  };

  return {
    form: {
      ref,
      pending,
      problems: outcome.problems,
      onSubmit(event) {
        if (running.current) return;
        running.current = true;
        setPending(true);
        send(event.currentTarget, valuesOf(event.currentTarget, event.nativeEvent.submitter))
          .catch(report)
          .finally(() => {
            running.current = false;
            setPending(false);
          });
      },
      onInput({ target, currentTarget }) {
        drafts.keep(pathname, currentTarget);
        const { name } = target as HTMLInputElement;
        if (outcome.fields[name] === undefined) return;
        const { [name]: _mended, ...fields } = outcome.fields;
        setOutcome({ ...outcome, fields });
      },
    },
    pending,
    fieldError: (field) => outcome.fields[field],
    refusal: outcome.refusal,
  };
}
