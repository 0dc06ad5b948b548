/** A login code for an app, such as `ABCD-EFGH`, with its remaining lifetime in seconds. */
export type ShownLoginCode = { readonly code: string; readonly expiresInSeconds: number };

export type DeviceAsking = {
  readonly client: string;
  readonly deviceName: string;
  readonly network: string;
  readonly sameNetwork: boolean;
};

/** A logged-in device, as its owner sees it. Times are epoch milliseconds. */
export type PairedDevice = {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly pairedAt: number;
  readonly lastSeenAt: number;
};
