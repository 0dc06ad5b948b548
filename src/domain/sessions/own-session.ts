/** A log-in of a person in a browser, as they see it. Times are epoch milliseconds. */
export type OwnSession = {
  readonly id: string;
  /** Browser and system in words (“Chrome on Windows”); null where the browser did not say. */
  readonly device: string | null;
  /** The network that it was last seen on: an IPv4 address, or the /64 of an IPv6 one. */
  readonly network: string;
  /** Whether that is the network of who asks. */
  readonly sameNetwork: boolean;
  readonly signedInAt: number;
  readonly lastSeenAt: number;
  /** Whether it is the session of who asks. */
  readonly current: boolean;
};

/** How often it is noted that a session was seen, in milliseconds: a call does not write. */
export const seenNotedEvery = 10 * 60_000;

/** For how long a session is listed after it was last seen, in milliseconds. One that is used again is listed again. */
export const listedFor = 90 * 24 * 60 * 60_000;
