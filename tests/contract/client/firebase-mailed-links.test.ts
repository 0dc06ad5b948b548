import { mailedLinksContract } from '../identity/mailed-links.contract.ts';
import { firebaseIdentity } from './firebase-identity.ts';

mailedLinksContract('FirebaseMailedLinks, the real SDK on the local identity service', firebaseIdentity());
