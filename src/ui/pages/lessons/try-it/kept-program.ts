import type { Slot } from '#application/client/ports/storage.ts';
import { productSlug } from '#domain/product.ts';
import { parseProgram } from '#domain/programs/parse-program.ts';
import { programLimits } from '#domain/programs/program.ts';

/** What was built for an activity, and the starter that it was begun from, both as authors write programs. */
export type KeptProgram = { readonly program: string; readonly starter: string };

const isProgram = (text: unknown): text is string => typeof text === 'string' && parseProgram(text).ok;

function decode(value: unknown): KeptProgram | null {
  const { program, starter } = (value ?? {}) as Partial<Record<keyof KeptProgram, unknown>>;
  if (!isProgram(program) || typeof starter !== 'string') return null;
  return starter.length > programLimits.textLength ? null : { program, starter };
}

/** Where a browser keeps what is built for an activity. */
export const keptProgramSlot = (lesson: string, activity: string): Slot<KeptProgram> => ({
  area: 'local',
  key: `${productSlug}-try-it/${lesson}/${activity}`,
  decode,
});
