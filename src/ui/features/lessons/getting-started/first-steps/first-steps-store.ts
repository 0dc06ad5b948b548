import type { StorageEntry, Storage } from '#application/client/platform/ports/storage.ts';
import { productSlug } from '#domain/product.ts';

/** The steps to a first lesson, in the order of the list. */
export const firstSteps = ['account', 'school', 'lesson', 'print', 'dock', 'teach'] as const;
export type FirstStep = (typeof firstSteps)[number];

export type StoredSteps = { readonly seen: readonly FirstStep[]; readonly ticked: readonly FirstStep[] };

export const noSteps: StoredSteps = { seen: [], ticked: [] };

const parseSteps = (value: unknown): readonly FirstStep[] =>
  Array.isArray(value) ? firstSteps.filter((step) => value.includes(step)) : [];

/** Treats any value that is not a list of steps as an empty list. */
export const firstStepsEntry: StorageEntry<StoredSteps> = {
  area: 'local',
  key: `${productSlug}-first-steps`,
  decode(value) {
    const { seen, ticked } = (value ?? {}) as Partial<Record<keyof StoredSteps, unknown>>;
    return { seen: parseSteps(seen), ticked: parseSteps(ticked) };
  },
};

export function withTick(stored: StoredSteps, step: FirstStep, ticked: boolean): StoredSteps {
  const others = stored.ticked.filter((each) => each !== step);
  return { ...stored, ticked: ticked ? [...others, step] : others };
}

export function recordStep(storage: Storage, step: FirstStep): void {
  const stored = storage.read(firstStepsEntry) ?? noSteps;
  if (!stored.seen.includes(step))
    storage.write(firstStepsEntry, { ...stored, seen: [...stored.seen, step] });
}
