import {
  type AppCheck,
  CustomProvider,
  type CustomProviderOptions,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';

/** Lets an app's calls prove that they come from our pages; the answer lets another app's calls by the same proof. */
export type ProveApp = (app: FirebaseApp) => (other: FirebaseApp) => void;

/** How long a borrowed proof is stored, in milliseconds; its owner renews it in time. */
const borrowed = 60_000;

const lend =
  (owner: AppCheck) =>
  (other: FirebaseApp): void => {
    const provider = new CustomProvider({
      getToken: async () => ({ ...(await getToken(owner)), expireTimeMillis: Date.now() + borrowed }),
    });
    initializeAppCheck(other, { provider, isTokenAutoRefreshEnabled: false });
  };

/** App Check by reCAPTCHA Enterprise: `siteKey` as the Firebase console gives it. */
export const recaptchaAppCheck =
  (siteKey: string): ProveApp =>
  (app) =>
    lend(
      initializeAppCheck(app, {
        provider: new ReCaptchaEnterpriseProvider(siteKey),
        isTokenAutoRefreshEnabled: true,
      }),
    );

/** App Check by proofs of another maker, for where there is no browser. */
export const customAppCheck =
  (options: CustomProviderOptions): ProveApp =>
  (app) =>
    lend(
      initializeAppCheck(app, { provider: new CustomProvider(options), isTokenAutoRefreshEnabled: false }),
    );
