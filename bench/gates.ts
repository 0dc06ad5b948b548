import { median } from './medians.ts';
import { isSmoke } from './sized.ts';

/** Reports a figure that exceeds its limit, and makes the bench exit with 1. Both have the same unit. */
export function checkGate(what: string, figure: number, gate: number): void {
  if (figure <= gate || isSmoke) return;
  console.error(`Gate missed: ${what} is ${figure.toPrecision(3)}, its gate is ${gate}.`);
  process.exitCode = 1;
}

/** Like `checkGate`, for the median of some figures relative to the median of the baseline. */
export const checkRatio = (
  what: string,
  { figures, yardstick }: { readonly figures: readonly number[]; readonly yardstick: readonly number[] },
  gate: number,
): void => checkGate(`${what} ×`, median(figures) / median(yardstick), gate);
