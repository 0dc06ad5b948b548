import { unsupported } from '../identity/capability.ts';
import { identityProviderContract } from '../identity/identity-provider.contract.ts';
import { firebaseIdentity } from './firebase-identity.ts';

identityProviderContract(
  'FirebaseIdentityProvider, the real SDK on the local identity service',
  firebaseIdentity(),
  {
    severalTabs: unsupported(
      'the SDK shares between tabs through the browser only; proved in tests/e2e/identity/session.spec.ts',
    ),
  },
);
