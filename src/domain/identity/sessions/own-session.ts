/** A person's session in a browser, for display. Times are epoch milliseconds. */
export type OwnSession = {
  readonly id: string;
  /** Browser and system (“Chrome on Windows”); null if unknown. */
  readonly device: string | null;
  /** The last network: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  readonly sameNetwork: boolean;
  readonly signedInAt: number;
  readonly lastSeenAt: number;
  readonly current: boolean;
};

/** Minimum time between two recorded uses of a session, in milliseconds, so that not every call writes to the database. */
export const seenNotedEvery = 10 * 60_000;

/** How long a session is listed after its last use, in milliseconds. A later use lists it again. */
export const listedFor = 90 * 24 * 60 * 60_000;
