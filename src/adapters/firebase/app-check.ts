import {
  type AppCheck,
  CustomProvider,
  type CustomProviderOptions,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';

/** Attaches an App Check proof to an app's calls; returns a function that lets another app share the proof. */
export type ProveApp = (app: FirebaseApp) => (other: FirebaseApp) => void;

/** Milliseconds that a shared proof is stored; its owner renews it in time. */
const borrowed = 60_000;

const shareProof =
  (owner: AppCheck) =>
  (other: FirebaseApp): void => {
    const provider = new CustomProvider({
      getToken: async () => ({ ...(await getToken(owner)), expireTimeMillis: Date.now() + borrowed }),
    });
    initializeAppCheck(other, { provider, isTokenAutoRefreshEnabled: false });
  };

/** App Check by reCAPTCHA Enterprise; `siteKey` is from the Firebase console. */
export const recaptchaAppCheck =
  (siteKey: string): ProveApp =>
  (app) =>
    shareProof(
      initializeAppCheck(app, {
        provider: new ReCaptchaEnterpriseProvider(siteKey),
        isTokenAutoRefreshEnabled: true,
      }),
    );

/** App Check by another provider of proofs, for environments without a browser. */
export const customAppCheck =
  (options: CustomProviderOptions): ProveApp =>
  (app) =>
    shareProof(
      initializeAppCheck(app, { provider: new CustomProvider(options), isTokenAutoRefreshEnabled: false }),
    );
