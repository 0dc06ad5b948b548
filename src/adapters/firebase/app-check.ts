import {
  type AppCheck,
  CustomProvider,
  type CustomProviderOptions,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';

/** Attaches an App Check proof to an app's calls. Returns a function that lets a different app share the proof. */
export type ProveApp = (app: FirebaseApp) => (other: FirebaseApp) => void;

/** The time in milliseconds for which a shared proof is stored. Its owner renews it in time. */
const borrowed = 60_000;

const shareProof =
  (owner: AppCheck) =>
  (other: FirebaseApp): void => {
    const provider = new CustomProvider({
      getToken: async () => ({ ...(await getToken(owner)), expireTimeMillis: Date.now() + borrowed }),
    });
    initializeAppCheck(other, { provider, isTokenAutoRefreshEnabled: false });
  };

/** App Check with reCAPTCHA Enterprise. `siteKey` is from the Firebase console. */
export const recaptchaAppCheck =
  (siteKey: string): ProveApp =>
  (app) =>
    shareProof(
      initializeAppCheck(app, {
        provider: new ReCaptchaEnterpriseProvider(siteKey),
        isTokenAutoRefreshEnabled: true,
      }),
    );

/** App Check with a custom provider of proofs, for environments without a browser. */
export const customAppCheck =
  (options: CustomProviderOptions): ProveApp =>
  (app) =>
    shareProof(
      initializeAppCheck(app, { provider: new CustomProvider(options), isTokenAutoRefreshEnabled: false }),
    );
