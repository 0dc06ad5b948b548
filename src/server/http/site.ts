/** What the pages of this host are allowed to reach, and where they stand. */
export type Site = {
  /** The origin that people see, without a path: `https://blockyard.example`. */
  readonly publicUrl: string;
  /**
   * The domain that serves Firebase's sign-in frame, where the real identity service is used; null in local mode,
   * where everything is of our own origin.
   */
  readonly identityDomain: string | null;
  /** Whether pages prove by reCAPTCHA that no robot signs in. */
  readonly recaptcha?: boolean;
  /** Whether pages prove by App Check, and so by reCAPTCHA, that they are ours. */
  readonly appCheck?: boolean;
  /** The address that pages hand the session's token to; absent where there is none. */
  readonly tokenSyncUrl?: string;
  /** False where the service worker is switched off: those that browsers have take themselves away (LES-8). */
  readonly offline?: boolean;
  /** The container of Google Tag Manager that pages load (ANA-2); absent where nothing is measured. */
  readonly analyticsContainerId?: string;
};

export const isHttps = (site: Site): boolean => site.publicUrl.startsWith('https:');
