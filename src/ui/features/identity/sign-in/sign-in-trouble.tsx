import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import type { ProviderTrouble } from './provider-trouble.tsx';

const providerTrouble = fetchedPart(
  async () => (await fetched(import('./provider-trouble.tsx'))).ProviderTroubleNotice,
);

const ofWindows: ReadonlySet<string> = new Set([
  'identity/popup-blocked',
  'identity/popup-closed-by-user',
  'identity/cancelled-popup-request',
  'identity/invalid-credential',
]);

/** Explains why a login through a provider failed. If the window failed, also offers a different method, which is loaded when needed. */
export function SignInTrouble({
  trouble,
  onLeave,
}: {
  readonly trouble:
    (Omit<ProviderTrouble, 'provider'> & { readonly provider: FederatedProvider | null }) | null;
  readonly onLeave: (provider: FederatedProvider) => void;
}) {
  if (trouble === null || trouble.provider === null || !ofWindows.has(trouble.failure.kind)) {
    return <FailureNotice failure={trouble?.failure ?? null} />;
  }
  const { failure, provider } = trouble;
  return (
    <FetchedPart part={providerTrouble}>
      {(ProviderTroubleNotice) => (
        <ProviderTroubleNotice failure={failure} provider={provider} onLeave={onLeave} />
      )}
    </FetchedPart>
  );
}
