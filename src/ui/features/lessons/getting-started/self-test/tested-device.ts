/** The kind of browser, as far as a Dock needs it. */
export type BrowserKind = 'desktop' | 'tablet' | 'other';

/** The facts about this computer that the self-test checks. Tests have their own. */
export interface TestedDevice {
  readonly browser: { readonly kind: BrowserKind; readonly userAgent: string };
  readonly page: { readonly address: string; readonly origin: string };
  /** Whether the browser can give this page access to devices. */
  readonly secure: boolean;
  readonly now: () => Date;
  /** Whether the browser has Web Serial, which pages use to connect to a Dock. */
  readonly hasSerial: boolean;
  /** Milliseconds until our server replied; null without a reply. Never throws. */
  readonly reachServer: () => Promise<number | null>;
  /** Whether something can be stored in local storage. */
  readonly keeps: () => boolean;
  /** Copies a text to the clipboard; false if the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
}
