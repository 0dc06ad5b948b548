import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { providers } from '../../../messages/en/account.ts';
import { providerTrouble as words } from './messages/en/provider-trouble.ts';

const hosts: Readonly<Partial<Record<FederatedProvider, string>>> = {
  'microsoft.com': 'login.microsoftonline.com',
  'google.com': 'accounts.google.com',
  'apple.com': 'appleid.apple.com',
};

export type ProviderTrouble = { readonly failure: ClientFailure; readonly provider: FederatedProvider };

type Props = ProviderTrouble & { readonly onLeave: (provider: FederatedProvider) => void };

const WithoutWindow = ({ provider, onLeave }: Omit<Props, 'failure'>) => (
  <Button wide onClick={() => onLeave(provider)}>
    {words.withoutWindow}
  </Button>
);

/** Renders nothing if the user closed the window. Offers a different method if the window could not open or closed unexpectedly (AUT-14). */
export function ProviderTroubleNotice({ failure, provider, onLeave }: Props) {
  const leave = <WithoutWindow provider={provider} onLeave={onLeave} />;
  if (failure.kind === 'identity/popup-blocked') {
    return (
      <div className="form-extras">
        <Notice tone="info">
          <p>{words.blocked}</p>
          <p className="quiet">{words.allow(window.location.host, hosts[provider] ?? words.ofProvider)}</p>
        </Notice>
        {leave}
      </div>
    );
  }
  if (failure.kind === 'identity/popup-closed-by-user') {
    return (
      <div className="form-extras">
        <Notice tone="info">
          <p>{words.closed}</p>
          <p className="quiet">{words.stillClosed}</p>
        </Notice>
        {leave}
      </div>
    );
  }
  if (failure.kind === 'identity/cancelled-popup-request') {
    return <Notice tone="info">{words.canceled}</Notice>;
  }
  if (failure.kind === 'identity/invalid-credential') {
    return <Notice tone="error">{words.refused(providers.nameOf(provider))}</Notice>;
  }
  return <FailureNotice failure={failure} />;
}
