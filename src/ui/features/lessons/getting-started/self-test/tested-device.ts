export type BrowserKind = 'desktop' | 'tablet' | 'other';

export interface TestedDevice {
  readonly browser: { readonly kind: BrowserKind; readonly userAgent: string };
  readonly page: { readonly address: string; readonly origin: string };
  /** Whether the browser can give this page access to devices. */
  readonly secure: boolean;
  readonly now: () => Date;
  readonly hasSerial: boolean;
  /** Returns the milliseconds until our server replied, or null without a reply. Never throws. */
  readonly reachServer: () => Promise<number | null>;
  /** Whether local storage works. */
  readonly keeps: () => boolean;
  /** Copies a text to the clipboard. Returns false if the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
}
