import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { err, type Result } from '#domain/result.ts';
import type { ConfirmationCanceled } from '../../../messages/client-failure.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

/** Runs an action that may need a recent login. If it does, the user confirms their identity and the action runs again. Typed text is kept. */
export type Confirmed = <T, E extends { readonly kind: string }>(
  run: () => Promise<Result<T, E>>,
) => Promise<Result<T, E | ConfirmationCanceled>>;

const ConfirmationContext = createContext<Confirmed | null>(null);

export function useIdentityConfirmation(): Confirmed {
  const confirmed = use(ConfirmationContext);
  if (confirmed === null) throw new Error('useIdentityConfirmation needs a ConfirmationProvider above it');
  return confirmed;
}

const wantsConfirmation: ReadonlySet<string> = new Set([
  'identity/requires-recent-login',
  'account/recent-sign-in-required',
]);

type Answer = (confirmed: boolean) => void;

/** The confirmation dialog of the profile page. `ways` is null if the login methods could not be read. */
export function ConfirmationProvider(props: {
  readonly ways: SignInOptions | null;
  readonly children: ReactNode;
}) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const confirmed = useMemo((): Confirmed => {
    const ask = (): Promise<boolean> => new Promise((resolve) => setAnswer(() => resolve));
    return async (run) => {
      const first = await run();
      if (first.ok || !wantsConfirmation.has(first.error.kind)) return first;
      return (await ask()) ? run() : err({ kind: 'confirmation/canceled' });
    };
  }, []);
  return (
    <ConfirmationContext value={confirmed}>
      {props.children}
      {answer === null ? null : (
        <ConfirmIdentityDialog
          ways={props.ways}
          onDone={(isConfirmed) => {
            setAnswer(null);
            answer(isConfirmed);
          }}
        />
      )}
    </ConfirmationContext>
  );
}
