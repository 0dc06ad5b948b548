import type { AccessState } from '../../identity/account/access-state.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';

/** The next lesson of a class. */
export type NextClass = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly version: number;
  readonly title: string;
  /** The activity to continue with; counts from 1. */
  readonly part: number;
  /** Number of students of the class, and of those who finished the lesson. */
  readonly students: number;
  readonly finished: number;
  /** Number of students who need help in this lesson. */
  readonly needHelp: number;
};

/** The progress of a teacher in setting up the first class. */
export type Setup = {
  /** The class to set up; null without a class. */
  readonly classId: string | null;
  readonly students: boolean;
  readonly cards: boolean;
  readonly taught: boolean;
};

/** The open tasks of a user who manages a school or district, as counts. `importId` is the newest import to review. */
export type Office = {
  readonly joinRequests: number;
  readonly invitations: number;
  readonly imports: number;
  readonly importId: string | null;
  /** Number of schools of the district; 0 for a school. */
  readonly schools: number;
};

/** The facts that determine the block at the top of the lessons (NAV-20). */
export type HomeFacts = {
  readonly next: NextClass | null;
  /** Null for users who do not teach on their own account. */
  readonly setup: Setup | null;
  /** Null for users who do not manage a school or district. */
  readonly office: Office | null;
  readonly license: {
    readonly state: AccessState;
    /** The last covered day; null without a grant. */
    readonly lastDay: IsoDate | null;
    /** Number of free and sold seats; null without a limit, and for users who do not manage a school or district. */
    readonly seats: { readonly free: number; readonly limit: number } | null;
  };
};

export const setupSteps = ['create', 'names', 'cards', 'teach'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const officeItems = ['joinRequests', 'imports', 'invitations', 'schools'] as const;
export type OfficeItem = (typeof officeItems)[number];

type Home = {
  readonly next: NextClass | null;
  /** All steps in order while one of them is open. If there is a next lesson, only the open steps. */
  readonly steps: readonly { readonly step: SetupStep; readonly done: boolean }[];
  /** Only items with a count above zero. */
  readonly items: readonly { readonly item: OfficeItem; readonly count: number }[];
};

function stepsOf({ classId, students, cards, taught }: Setup): Home['steps'] {
  const done = { create: classId !== null, names: students, cards, teach: taught };
  return setupSteps.map((step) => ({ step, done: done[step] }));
}

/** The most urgent task of a user who manages a school or district. */
export type MainTask = OfficeItem | 'renew' | 'invite';

/**
 * Returns the most urgent task: pending people and imports, then a license that ends soon or has ended, then free seats, then a list to review. Null if there
 * is no task, and for users who do not manage a school or district.
 */
export function mainTask({ office, license }: Pick<HomeFacts, 'license' | 'office'>): MainTask | null {
  if (office === null) return null;
  if (office.joinRequests > 0) return 'joinRequests';
  if (office.imports > 0) return 'imports';
  if (license.state !== 'trial_active' && license.state !== 'subscription_active') return 'renew';
  if (license.seats !== null && license.seats.free > 0) return 'invite';
  return officeItems.find((item) => office[item] > 0) ?? null;
}

/** Returns the parts of Home that a user sees. */
export function homeOf({ next, setup, office }: Omit<HomeFacts, 'license'>): Home {
  const steps = setup === null ? [] : stepsOf(setup);
  return {
    next,
    steps: next === null && steps.some(({ done }) => !done) ? steps : steps.filter(({ done }) => !done),
    items:
      office === null
        ? []
        : officeItems.flatMap((item) => (office[item] > 0 ? [{ item, count: office[item] }] : [])),
  };
}
