import {
  type AppCheck,
  CustomProvider,
  type CustomProviderOptions,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';

/** Attaches App Check proofs to an app's calls. Returns a function that lets a different app share the proofs. */
export type ProveApp = (app: FirebaseApp) => (other: FirebaseApp) => void;

/** How long a shared proof is stored, in milliseconds. Its owner renews it in time. */
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
