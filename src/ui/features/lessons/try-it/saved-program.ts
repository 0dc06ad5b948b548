import type { StorageEntry } from '#application/client/platform/ports/storage.ts';
import { productSlug } from '#domain/product.ts';
import { parseProgram } from '#domain/lessons/programs/parse-program.ts';
import { programLimits } from '#domain/lessons/programs/program.ts';

export type SavedTryIt = { readonly program: string; readonly starter: string };

const isProgram = (text: unknown): text is string => typeof text === 'string' && parseProgram(text).ok;

function decode(value: unknown): SavedTryIt | null {
  const { program, starter } = (value ?? {}) as Partial<Record<keyof SavedTryIt, unknown>>;
  if (!isProgram(program) || typeof starter !== 'string') return null;
  return starter.length > programLimits.textLength ? null : { program, starter };
}

/** Returns the storage entry of an account's program for an activity. `owner` is null for visitors. */
export const savedProgramEntry = (
  lesson: string,
  activity: string,
  owner: string | null,
): StorageEntry<SavedTryIt> => ({
  area: 'local',
  key: [`${productSlug}-try-it`, lesson, activity, ...(owner === null ? [] : [owner])].join('/'),
  decode,
});
