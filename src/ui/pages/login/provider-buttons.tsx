import { useState } from 'react';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import { useApp } from '../../app-context.tsx';
import { AppleMark, GoogleMark } from '../../components/provider-marks.tsx';
import { Button } from '../../components/button.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import type { ClientFailure } from '../../messages/client-failure.ts';
import { providers } from '../../messages/en/account.ts';
import { FailureNotice } from '../../components/failure-notice.tsx';

/** Sign-in through Google or Apple. `onLost` is called where the provider signed in but we could not. */
export function ProviderButtons(props: { readonly onSignedIn: () => void; readonly onLost: () => void }) {
  const { signInWithProvider } = useApp();
  const [running, setRunning] = useState<FederatedProvider | null>(null);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const hydrated = useHydrated();

  const start = async (provider: FederatedProvider): Promise<void> => {
    setRunning(provider);
    setFailure(null);
    const signedIn = await signInWithProvider(provider);
    setRunning(null);
    if (signedIn.ok) props.onSignedIn();
    else if (signedIn.error.kind === 'session/lost') props.onLost();
    else setFailure(signedIn.error);
  };

  const button = (provider: FederatedProvider, label: string, mark: React.ReactNode) => (
    <Button
      variant="secondary"
      wide
      disabled={!hydrated}
      aria-disabled={running === provider}
      onClick={(event) => {
        // The second click of a double click would open a second window.
        if (event.detail < 2) void start(provider);
      }}
    >
      {mark} {label}
    </Button>
  );

  return (
    <div className="providers">
      {button('google.com', providers.google, <GoogleMark />)}
      {button('apple.com', providers.apple, <AppleMark />)}
      <FailureNotice failure={failure} />
    </div>
  );
}
