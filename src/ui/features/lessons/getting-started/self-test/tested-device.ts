/** The kind of browser, as the Dock needs it. */
export type BrowserKind = 'desktop' | 'tablet' | 'other';

/** The questions that the self-test asks this computer. Tests have their own. */
export interface TestedDevice {
  readonly browser: { readonly kind: BrowserKind; readonly userAgent: string };
  readonly page: { readonly address: string; readonly origin: string };
  /** Whether the browser shares devices with this page at all. */
  readonly secure: boolean;
  readonly now: () => Date;
  /** Whether the browser has Web Serial, by which pages reach a Dock. */
  readonly hasSerial: boolean;
  /** Milliseconds until our server replied; null without a reply. Never throws. */
  readonly reachServer: () => Promise<number | null>;
  /** Whether something can be stored in local storage. */
  readonly keeps: () => boolean;
  /** Puts text into the clipboard; false where the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
}
