import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FirebaseApp, openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { FirebaseEmailChangeLinks } from '#adapters/firebase-admin/firebase-email-change-links.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { supported } from '../../../contract/identity/capability.ts';
import { emailChangeLinksContract } from '../../../contract/identity/email-change-links.contract.ts';

const projectId = 'demo-email-change';
const page = { publicUrl: 'https://blockyard.example', apiKey: 'browser-key' };

let identity: LocalIdentity;
let app: FirebaseApp;
beforeAll(async () => {
  identity = await startLocalIdentity({ projectId });
  app = openFirebaseApp({ projectId, credential: { kind: 'emulator', host: identity.adminHost } });
});
afterAll(async () => {
  await app.close();
  await identity.stop();
});

const applyCode = async (oobCode: string): Promise<boolean> => {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:update?key=local';
  const response = await fetch(`http://${identity.adminHost}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode }),
  });
  return response.ok;
};

emailChangeLinksContract(
  'FirebaseEmailChangeLinks, on the identity emulator',
  async () => {
    const { auth } = app;
    await identity.reset();
    for (const email of ['ada@lovelace.test', 'grace@hopper.test']) {
      await auth.createUser({ email, emailVerified: true });
    }
    let links = new FirebaseEmailChangeLinks(auth, page);
    return {
      get links() {
        return links;
      },
      apply: applyCode,
      isProved: async (email) => {
        const { users } = await auth.getUsers([{ email }]);
        return users[0]?.emailVerified === true;
      },
      origin: page.publicUrl,
      disconnect: async () => {
        const refused = () =>
          Promise.reject(Object.assign(new Error('unavailable'), { code: 'app/network-error' }));
        links = new FirebaseEmailChangeLinks(
          { getUserByEmail: refused, generateVerifyAndChangeEmailLink: refused },
          page,
        );
      },
      close: async () => undefined,
    };
  },
  { disconnect: supported },
);

test('an address that was taken since the check is reported as used', async () => {
  const refusing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));
  const links = new FirebaseEmailChangeLinks(
    {
      getUserByEmail: refusing('auth/user-not-found'),
      generateVerifyAndChangeEmailLink: refusing('auth/email-already-exists'),
    },
    page,
  );
  expect(await links.create(anEmail(), anEmail('ada@king.test'))).toEqual({
    ok: false,
    error: { kind: 'email-change/taken' },
  });
});
