export type BrowserKind = 'desktop' | 'tablet' | 'other';

export interface TestedDevice {
  readonly browser: { readonly kind: BrowserKind; readonly userAgent: string };
  readonly page: { readonly address: string; readonly origin: string };
  /** Whether the browser can give this page access to devices. */
  readonly secure: boolean;
  readonly now: () => Date;
  readonly hasSerial: boolean;
  /** Milliseconds until our server replied; null without a reply. Never throws. */
  readonly reachServer: () => Promise<number | null>;
  /** Whether something can be stored in local storage. */
  readonly keeps: () => boolean;
  /** Copies a text to the clipboard; false if the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
}
