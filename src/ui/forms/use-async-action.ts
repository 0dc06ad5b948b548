import { useRef, useState } from 'react';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { Result } from '#domain/result.ts';
import { dismissToasts } from '../components/toast.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { useThrowToBoundary } from '../use-throw-to-boundary.ts';

/** What a button did last, and whether it is at it. */
export type AsyncAction = {
  readonly pending: boolean;
  readonly failure: ClientFailure | null;
  /** Runs something, not twice at once; `done` is called with what came of it. */
  readonly run: <T>(
    ask: () => Promise<Result<T, ClientFailure | FormInvalid>>,
    done: (value: T) => void | Promise<void>,
  ) => void;
  /** Forgets what went wrong. */
  readonly forget: () => void;
};

const isAboutFields = (error: ClientFailure | FormInvalid): error is FormInvalid =>
  error.kind === 'form/invalid';

/** What a button without a form does; the next try forgets what went wrong before. */
export function useAsyncAction(): AsyncAction {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const report = useThrowToBoundary();

  const start: AsyncAction['run'] = (ask, done) => {
    const go = async (): Promise<void> => {
      const answer = await ask();
      if (answer.ok) await done(answer.value);
      else if (isAboutFields(answer.error)) throw new Error('A button has no fields that could be wrong');
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
