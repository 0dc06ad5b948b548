import * as z from 'zod/mini';

export const identityFaultSchema = z.strictObject({
  /**
   * A part of the matching calls' URLs, e.g. `/v1/token`. `/v1/accounts:lookup` matches only browsers' calls, `accounts:lookup` also our
   * server's, which has `/v1/projects/…/accounts:lookup`.
   */
  match: z.string().check(z.minLength(1)),
  /** The error's HTTP status, 400 by default. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** The identity service's error message, e.g. `TOKEN_EXPIRED`. Without it the call continues (after the delay). */
  message: z.optional(z.string().check(z.minLength(1))),
  /** The number of matching calls, 1 by default. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** Delay before anything else, in milliseconds of real time. */
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  drop: z.optional(z.boolean()),
});

export type IdentityFault = z.infer<typeof identityFaultSchema>;

export interface IdentityFaults {
  add(...faults: readonly IdentityFault[]): void;
  clear(): void;
  list(): readonly IdentityFault[];
  /** Returns the fault of this call and counts it down; `undefined` if none matches. */
  meet(url: string): IdentityFault | undefined;
}

/** An empty list of faults, only in memory: faults end with the process. */
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
