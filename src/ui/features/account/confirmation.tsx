import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { SignInOptions } from '#domain/identity/sign-in-options.ts';
import { err, type Result } from '#domain/result.ts';
import type { ConfirmationCanceled } from '../../messages/client-failure.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

/**
 * Runs what may want a recent sign-in. Where it does, the person is asked to confirm that it is them, and it is run once
 * more; what was typed stays where it is.
 */
export type Confirmed = <T, E extends { readonly kind: string }>(
  run: () => Promise<Result<T, E>>,
) => Promise<Result<T, E | ConfirmationCanceled>>;

const ConfirmationContext = createContext<Confirmed | null>(null);

/** What runs something that may have to be confirmed. */
export function useConfirmed(): Confirmed {
  const confirmed = use(ConfirmationContext);
  if (confirmed === null) throw new Error('useConfirmed needs a ConfirmationProvider above it');
  return confirmed;
}

const wantsConfirmation: ReadonlySet<string> = new Set([
  'identity/requires-recent-login',
  'account/recent-sign-in-required',
]);

type Answer = (confirmed: boolean) => void;

/** The one dialog that all sections of the profile confirm by. `ways` is null where they could not be read. */
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
