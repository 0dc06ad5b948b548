import * as z from 'zod/mini';

/** A fault as JSON: which calls it meets and what happens to them. */
export const identityFaultSchema = z.strictObject({
  /**
   * Part of the URL of the calls that it meets, e.g. `/v1/token`. `/v1/accounts:lookup` is the browser's call alone,
   * `accounts:lookup` also our server's, which has `/v1/projects/…/accounts:lookup`.
   */
  match: z.string().check(z.minLength(1)),
  /** HTTP status of the error, 400 unless told. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** The identity service's error message, e.g. `TOKEN_EXPIRED`. Without it the call goes on (after the delay). */
  message: z.optional(z.string().check(z.minLength(1))),
  /** How many calls it meets, 1 unless told. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** How long the call waits before anything else, in milliseconds of real time. */
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  /** Cuts the connection instead of answering. */
  drop: z.optional(z.boolean()),
});

export type IdentityFault = z.infer<typeof identityFaultSchema>;

/** The faults that wait for calls to meet, oldest first. */
export interface IdentityFaults {
  add(...faults: readonly IdentityFault[]): void;
  clear(): void;
  /** What is still to come; `times` counts down. */
  list(): readonly IdentityFault[];
  /** The fault that this call meets, counted down; `undefined` when it meets none. */
  meet(url: string): IdentityFault | undefined;
}

/** An empty list of faults, held in memory only: faults do not outlive the process. */
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
