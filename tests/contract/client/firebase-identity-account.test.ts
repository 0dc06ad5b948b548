import { identityAccountContract } from '../identity/identity-account.contract.ts';
import { firebaseIdentity } from './firebase-identity.ts';

identityAccountContract(
  'FirebaseIdentityAccount, the real SDK on the local identity service',
  firebaseIdentity(),
);
