import * as z from 'zod/mini';

export const identityFaultSchema = z.strictObject({
  /**
   * A part of the URL of the matching calls, for example `/v1/token`. `/v1/accounts:lookup` matches only calls of browsers. `accounts:lookup` also matches
   * calls of our server to `/v1/projects/…/accounts:lookup`.
   */
  match: z.string().check(z.minLength(1)),
  /** The HTTP status of the error. The default is 400. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** The identity service's error message, for example `TOKEN_EXPIRED`. Without a message, the call continues after the delay. */
  message: z.optional(z.string().check(z.minLength(1))),
  /** How many matching calls the fault applies to. The default is 1. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** The delay before the call is handled, in milliseconds of real time. */
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  drop: z.optional(z.boolean()),
});

export type IdentityFault = z.infer<typeof identityFaultSchema>;

export interface IdentityFaults {
  add(...faults: readonly IdentityFault[]): void;
  clear(): void;
  list(): readonly IdentityFault[];
  /** Returns the fault of this call and counts it down. Returns `undefined` if none matches. */
  meet(url: string): IdentityFault | undefined;
}

/** Creates an empty list of faults. It is only in memory, so faults end with the process. */
export function identityFaults(): IdentityFaults {
  let waiting: readonly IdentityFault[] = [];
  return {
    add: (...faults) => {
      waiting = [...waiting, ...faults.map((fault) => ({ ...fault }))];
    },
    clear: () => {
      waiting = [];
    },
    list: () => waiting,
    meet: (url) => {
      const met = waiting.find((fault) => url.includes(fault.match));
      if (met === undefined) return undefined;
      const left = (met.times ?? 1) - 1;
      waiting = waiting.flatMap((fault) => {
        if (fault !== met) return [fault];
        return left > 0 ? [{ ...fault, times: left }] : [];
      });
      return met;
    },
  };
}
