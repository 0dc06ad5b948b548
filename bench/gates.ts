import { median } from './medians.ts';
import { isSmoke } from './sized.ts';

/** Reports a figure over its gate, and lets the bench exit with 1. Figures and gates have the same unit. */
export function checkGate(what: string, figure: number, gate: number): void {
  if (figure <= gate || isSmoke) return;
  console.error(`Gate missed: ${what} is ${figure.toPrecision(3)}, its gate is ${gate}.`);
  process.exitCode = 1;
}

/** The same for the median of some figures, as a multiple of the yardstick's median. */
export const checkRatio = (
  what: string,
  { figures, yardstick }: { readonly figures: readonly number[]; readonly yardstick: readonly number[] },
  gate: number,
): void => checkGate(`${what} ×`, median(figures) / median(yardstick), gate);
