/**
 * Detects bots without a third party: a puzzle that takes a browser a short time to solve, a minimum time to fill in the form, and a hidden field. This does
 * not stop a targeted attack; together with rate limits, it stops bots that post to every form on the internet.
 */

/** Minimum time to fill in the form, in milliseconds. */
export const minFormFillMs = 3_000;
/** Lifetime of a puzzle, in milliseconds, because users leave forms open. */
export const puzzleLifetimeMs = 4 * 3_600_000;

/** A puzzle of the server: its time of issue (epoch milliseconds), a random part and a signature. */
export type Puzzle = string;

export type PersonProof = {
  readonly puzzle: Puzzle;
  /** A number that solves the puzzle: the SHA-256 of the puzzle and this number begins with 14 zero bits. */
  readonly solution: string;
  readonly website: string;
};

export const hashedText = (puzzle: Puzzle, solution: string): string => `${puzzle}.${solution}`;

/** Whether a SHA-256 in base64url begins with 14 zero bits. A browser needs about 16,000 attempts. */
export const isSolved = (digest: string): boolean => /^AA[A-P]/.test(digest);

export const maxSolutionLength = 12;
