import { productSlug } from '#domain/product.ts';

/** The steps to a first lesson, in the order of the list. */
export const firstSteps = ['account', 'school', 'lesson', 'print', 'dock', 'teach'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What is kept: steps that the product saw happen, and steps that somebody ticked. */
export type KeptSteps = { readonly seen: readonly FirstStep[]; readonly ticked: readonly FirstStep[] };

export type FirstStepsStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => KeptSteps;
  /** Notes that a step was seen to happen; it stays so. */
  readonly note: (step: FirstStep) => void;
  /** Ticks a step by hand, or takes the tick away. */
  readonly tick: (step: FirstStep, ticked: boolean) => void;
};

const key = `${productSlug}-first-steps`;
export const noSteps: KeptSteps = { seen: [], ticked: [] };

const stepsIn = (value: unknown): readonly FirstStep[] =>
  Array.isArray(value) ? firstSteps.filter((step) => value.includes(step)) : [];

/** Reads what was kept; whatever is not a list of steps counts as none. */
function decode(json: string | null): KeptSteps {
  if (json === null) return noSteps;
  try {
    const kept = JSON.parse(json) as Partial<Record<'seen' | 'ticked', unknown>> | null;
    return { seen: stepsIn(kept?.seen), ticked: stepsIn(kept?.ticked) };
  } catch (error) {
    if (error instanceof SyntaxError) return noSteps;
    throw error;
  }
}

function read(storage: () => Pick<Storage, 'getItem'>): KeptSteps {
  try {
    return decode(storage().getItem(key));
  } catch {
    return noSteps; // storage is blocked: nothing was kept
  }
}

/** Keeps the first steps in local storage; where that is blocked, until the page is left. Other tabs are followed. */
export function createFirstStepsStore(win: Window): FirstStepsStore {
  const listeners = new Set<() => void>();
  let kept = read(() => win.localStorage);

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const replace = (next: KeptSteps): void => {
    kept = next;
    try {
      win.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // storage is blocked: the steps hold until the page is left
    }
    tell();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    kept = decode(event.newValue);
    tell();
  };

  return {
    current: () => kept,
    subscribe(changed) {
      if (listeners.size === 0) win.addEventListener('storage', onStorage);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) win.removeEventListener('storage', onStorage);
      };
    },
    note(step) {
      if (!kept.seen.includes(step)) replace({ ...kept, seen: [...kept.seen, step] });
    },
    tick(step, ticked) {
      const others = kept.ticked.filter((each) => each !== step);
      replace({ ...kept, ticked: ticked ? [...others, step] : others });
    },
  };
}

let ofPage: FirstStepsStore | null = null;

/** The one of this page. */
export const firstStepsStore = (): FirstStepsStore => (ofPage ??= createFirstStepsStore(window));
