/** A code for an app to take, which ends in so many seconds: `ABCD-EFGH`. */
export type ShownLoginCode = { readonly code: string; readonly expiresInSeconds: number };

/** A device that asks to be let in, as its person is asked about it. */
export type DeviceAsking = {
  /** The program on it, in words. */
  readonly client: string;
  readonly deviceName: string;
  /** The network address that it asked from. */
  readonly network: string;
  /** Whether the person is on the same network. */
  readonly sameNetwork: boolean;
};

/** A device that a person is logged in on, as they see it. Times are epoch milliseconds. */
export type PairedDevice = {
  readonly id: string;
  readonly name: string;
  /** The program on it, in words. */
  readonly client: string;
  readonly pairedAt: number;
  readonly lastSeenAt: number;
};
