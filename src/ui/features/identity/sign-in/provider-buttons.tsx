import { useEffect } from 'react';
import { offeredProviders } from '#domain/identity/sign-in/sign-in-method.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { ProviderMark } from '../../../components/provider-marks.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { providers } from '../../../messages/en/account.ts';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { type ProviderNavigation, useProviderSignIn } from './use-provider-sign-in.ts';

export function ProviderButtons(navigation: ProviderNavigation) {
  const { returnFromProvider } = useApp().auth;
  const { running, trouble, settle, start, leave } = useProviderSignIn(navigation);
  const hydrated = useHydrated();

  useEffect(() => {
    void returnFromProvider().then((outcome) => {
      if (!outcome.ok) settle(outcome, null);
      else if (outcome.value !== null) settle({ ok: true, value: outcome.value }, null);
    });
  }, [returnFromProvider, settle]);

  return (
    <div className="providers">
      {offeredProviders.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          aria-label={providers.goOnWith(providers.nameOf(provider))}
          disabled={!hydrated}
          aria-disabled={running === provider}
          onClick={(event) => {
            // Ignores the second click of a double click, which would open a second window.
            if (event.detail < 2) void start(provider);
          }}
        >
          <ProviderMark of={provider} /> {providers.nameOf(provider)}
        </Button>
      ))}
      <SignInTrouble trouble={trouble} onLeave={(provider) => void leave(provider)} />
    </div>
  );
}
