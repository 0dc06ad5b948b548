/** The origins that this host's pages may reach, and their own. */
export type Site = {
  /** The public origin, without a path: `https://blockyard.example`. */
  readonly publicUrl: string;
  /** The domain of Firebase's sign-in frame; null in local mode, where everything is same-origin. */
  readonly identityDomain: string | null;
  readonly recaptcha?: boolean;
  readonly appCheck?: boolean;
  readonly tokenSyncUrl?: string;
  /** False if the service worker is off: installed ones unregister themselves (LES-8). */
  readonly offline?: boolean;
  /** The Google Tag Manager container that pages load (ANA-2); missing without analytics. */
  readonly analyticsContainerId?: string;
};

export const isHttps = (site: Site): boolean => site.publicUrl.startsWith('https:');
