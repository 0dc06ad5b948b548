/** What the browser must know of where it runs; the server puts it into every page. No secrets: everybody can read it. */
export type AppConfig = {
  /** Before `/v1/app/…`; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** The identity provider's public settings. */
  readonly identity: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId?: string;
    /** The project asks sign-ins by password for proof that no robot makes them (AUT-15). */
    readonly recaptcha?: boolean;
    /** The site key by which calls prove that they come from our app; absent where they need not. */
    readonly appCheckSiteKey?: string;
    /** Where else the session's token is wanted (AUT-16); absent where nowhere. */
    readonly tokenSyncUrl?: string;
  };
  /** False where the operator has switched the service worker off; absent otherwise (LES-8). */
  readonly offline?: boolean;
  /** The build that made the page; compared with `builds/latest.json`. */
  readonly buildId: string;
  /** The container of Google Tag Manager; absent where nothing goes to a third party (ANA-2). */
  readonly analyticsContainerId?: string;
};

/** Where in the page it stands. */
export const configElementId = 'blockyard-config';

/** Reads the page's configuration; throws where there is none, since nothing works without it. */
export function readAppConfig(page: Document): AppConfig {
  const text = page.getElementById(configElementId)?.textContent;
  if (!text) throw new Error(`The page has no #${configElementId}: it was not made by the Blockyard server.`);
  return JSON.parse(text) as AppConfig;
}
