import { useRef, useState } from 'react';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { Result } from '#domain/result.ts';
import { dismissToasts } from '../components/notices/toast.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { useThrowToBoundary } from '../use-throw-to-boundary.ts';

export type AsyncAction = {
  readonly pending: boolean;
  readonly failure: ClientFailure | null;
  /** Runs an action unless it is already running. `done` receives the result. */
  readonly run: <T>(
    ask: () => Promise<Result<T, ClientFailure | FormInvalid>>,
    done: (value: T) => void | Promise<void>,
  ) => void;
  readonly forget: () => void;
};

const isAboutFields = (error: ClientFailure | FormInvalid): error is FormInvalid =>
  error.kind === 'form/invalid';

/** Runs the action of a button without a form. Each run clears the last failure. */
export function useAsyncAction(): AsyncAction {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const report = useThrowToBoundary();

  const start: AsyncAction['run'] = (ask, done) => {
    const go = async (): Promise<void> => {
      const answer = await ask();
      if (answer.ok) await done(answer.value);
      else if (isAboutFields(answer.error))
        throw new Error('The service refused a field, but a button has no fields');
      else {
        dismissToasts();
        setFailure(answer.error);
      }
    };
    running.current = true;
    setPending(true);
    setFailure(null);
    go()
      .catch(report)
      .finally(() => {
        running.current = false;
        setPending(false);
      });
  };

  return {
    pending,
    failure,
    run: (ask, done) => {
      if (!running.current) start(ask, done);
    },
    forget: () => setFailure(null),
  };
}
