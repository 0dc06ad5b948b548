import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { onTestFinished } from 'vitest';

let count = 0;

export function identityClient(host: string): Auth {
  count += 1;
  const app = initializeApp({ apiKey: 'local', projectId: 'demo-test' }, `client-${count}`);
  onTestFinished(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true });
  return auth;
}
