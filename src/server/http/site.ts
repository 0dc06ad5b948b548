/** The host's own origins, and the origins that its pages may reach. */
export type Site = {
  /** The public origin, without a path: `https://blockyard.example`. */
  readonly publicUrl: string;
  /** The domain of Firebase's sign-in frame, or null in local mode, where everything is same-origin. */
  readonly identityDomain: string | null;
  readonly recaptcha?: boolean;
  readonly appCheck?: boolean;
  readonly tokenSyncUrl?: string;
  /** False if the service worker is off. Installed service workers then unregister themselves (LES-8). */
  readonly offline?: boolean;
  /** The Google Tag Manager container that pages load (ANA-2). Undefined without analytics. */
  readonly analyticsContainerId?: string;
};

export const isHttps = (site: Site): boolean => site.publicUrl.startsWith('https:');
