/**
 * What tells a person from a program without asking a third party: a puzzle that costs a browser a moment, the time that it takes to fill a
 * form in, and a field that people do not see. None of it stops whoever means it; together with the limits of calls it stops what
 * is sent to every form of the internet.
 */

/** Nobody fills the form in faster, in milliseconds. */
export const fastestPersonMs = 3_000;
/** How long a puzzle holds, in milliseconds: a form may stay open over lunch. */
export const puzzleHoldsMs = 4 * 3_600_000;

/** A puzzle of the server: the moment of its issue (epoch milliseconds), a random part and a signature. */
export type Puzzle = string;

/** What came with a form to show that a person sent it. */
export type PersonProof = {
  readonly puzzle: Puzzle;
  /** A number that makes the SHA-256 of puzzle and number begin with 14 zero bits. */
  readonly solution: string;
  /** What stands in the field that people do not see. */
  readonly website: string;
};

/** What is hashed. */
export const hashedText = (puzzle: Puzzle, solution: string): string => `${puzzle}.${solution}`;

/** Whether a SHA-256 in base64url begins with 14 zero bits: a browser tries about 16,000 numbers. */
export const isSolved = (digest: string): boolean => /^AA[A-P]/.test(digest);

/** The longest solution that is looked at. */
export const longestSolution = 12;
