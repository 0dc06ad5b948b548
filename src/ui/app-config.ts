/** The settings that the server puts into every page. They contain no secrets, because anyone can read them. */
export type AppConfig = {
  /** The part of a URL before `/v1/app/…`. Empty for the page's own origin. */
  readonly apiBaseUrl: string;
  readonly identity: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId?: string;
    /** Whether the identity project requires reCAPTCHA for password logins (AUT-15). */
    readonly recaptcha?: boolean;
    /** The App Check site key. Absent if the identity project does not require App Check. */
    readonly appCheckSiteKey?: string;
    /** The URL that also receives the session's token (AUT-16). Absent if there is none. */
    readonly tokenSyncUrl?: string;
  };
  /** False if the operator has turned off the service worker. Absent otherwise (LES-8). */
  readonly offline?: boolean;
  /** The id of the build that made the page. Compared with `builds/latest.json`. */
  readonly buildId: string;
  /** The container of Google Tag Manager. Absent if no data goes to third parties (ANA-2). */
  readonly analyticsContainerId?: string;
};

export const configElementId = 'blockyard-config';

/** Reads the configuration from the page. Throws if the page has none. */
export function readAppConfig(page: Document): AppConfig {
  const text = page.getElementById(configElementId)?.textContent;
  if (!text) throw new Error(`The page has no #${configElementId}: it was not made by the Blockyard server.`);
  return JSON.parse(text) as AppConfig;
}
