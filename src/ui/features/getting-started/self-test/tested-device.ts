/** What kind of browser this is, as far as it matters for a Dock. */
export type BrowserKind = 'desktop' | 'tablet' | 'other';

/** What the self-test may ask of the computer that it runs on. Tests bring their own. */
export interface TestedDevice {
  readonly browser: { readonly kind: BrowserKind; readonly userAgent: string };
  readonly page: { readonly address: string; readonly origin: string };
  /** Whether the browser shares devices with this page at all. */
  readonly secure: boolean;
  readonly now: () => Date;
  /** Whether the browser has Web Serial, by which pages reach a Dock. */
  readonly hasSerial: boolean;
  /** Milliseconds until our server answered; null where it did not. Never throws. */
  readonly reachServer: () => Promise<number | null>;
  /** Whether something can be stored in local storage. */
  readonly keeps: () => boolean;
  /** Puts text into the clipboard; false where the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
}
