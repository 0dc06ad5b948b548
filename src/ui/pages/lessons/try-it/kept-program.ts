import { productSlug } from '#domain/product.ts';
import { parseProgram } from '#domain/programs/parse-program.ts';
import { printProgram } from '#domain/programs/print-program.ts';
import type { Program } from '#domain/programs/program.ts';

const keyOf = (lesson: string, activity: string): string => `${productSlug}-try-it/${lesson}/${activity}`;

/** What was built here before, in this browser; null where nothing is kept or it cannot be read. */
export function keptProgram(lesson: string, activity: string): Program | null {
  try {
    const text = window.localStorage.getItem(keyOf(lesson, activity));
    const read = text === null ? null : parseProgram(text);
    return read?.ok === true ? read.value : null;
  } catch {
    return null; // storage is blocked: nothing was kept
  }
}

/** Keeps what is built; false where the browser keeps nothing. */
export function keepProgram(lesson: string, activity: string, program: Program): boolean {
  try {
    window.localStorage.setItem(keyOf(lesson, activity), printProgram(program));
    return true;
  } catch {
    return false; // storage is blocked or full: the panel says so
  }
}
