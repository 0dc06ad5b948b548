import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { onTestFinished, vi } from 'vitest';

let count = 0;

export function adminClient(host: string): Auth {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
  onTestFinished(() => void vi.unstubAllEnvs());
  count += 1;
  const app = initializeApp({ projectId: 'demo-test' }, `admin-${count}`);
  onTestFinished(() => deleteApp(app));
  return getAuth(app);
}
