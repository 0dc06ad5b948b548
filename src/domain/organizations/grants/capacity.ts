import type { OrganizationPath } from '../../identity/membership/organization.ts';
import { coversAt, type Grant, isInGrace, isPaid, lastEnded, runningTrial } from './grant.ts';
import { type SeatGrant, seatsUnder } from './held-grant.ts';

export const limitedResources = ['classrooms', 'students'] as const;
export type LimitedResource = (typeof limitedResources)[number];

/** Limits; null for unlimited. */
export type Caps = Readonly<Record<LimitedResource, number | null>>;

export const trialCaps = { classrooms: 3, students: 40 } as const satisfies Caps;
export const teacherCaps = { classrooms: 6, students: 200 } as const satisfies Caps;
/** Number of students per seat of a school or district license. All seats share one limit. */
export const studentsPerSeat = 200;

export const capSources = ['organization', 'teacher', 'trial'] as const;
export type CapSource = (typeof capSources)[number];

/** The place of a new classroom or student: its organization, and the account that owns the classroom (null if none). */
export type CapPlace = { readonly organization: OrganizationPath | null; readonly owner: string | null };

export type CapFacts = {
  /** The organization and its parents with their grants, in any order. */
  readonly levels: readonly {
    readonly organization: OrganizationPath;
    readonly grants: readonly SeatGrant[];
  }[];
  /** The grants of the owner; in a workspace, the grants of the workspace's owner. */
  readonly own: readonly Grant[];
};

/** The limits at a place. `pool` is the organization whose students share the limit; null if the limit is for the owner's students only. */
export type CapRule = {
  readonly source: CapSource;
  readonly caps: Caps;
  readonly pool: OrganizationPath | null;
};

const coversNow = (now: number, grants: readonly Grant[]): boolean =>
  grants.some((grant) => (isPaid(now, grant) && coversAt(now, grant)) || isInGrace(now, grant, grants));

/** Returns whether the owner’s license or trial sets the limits: the current one, else the one that ended last. Returns `trial` if there is none. */
function ownSource(now: number, own: readonly Grant[]): Exclude<CapSource, 'organization'> {
  if (coversNow(now, own)) return 'teacher';
  if (runningTrial(now, own) !== null) return 'trial';
  const ended = lastEnded(now, own);
  return ended === null || ended.kind === 'trial' ? 'trial' : 'teacher';
}

/**
 * Returns the level whose limits apply: the nearest one with a running license. If there is none, and the owner has no running license or trial, returns the
 * nearest level that ever had a license, so that limits still apply after the end of a license.
 */
function countingLevel(now: number, { levels, own }: CapFacts): CapFacts['levels'][number] | undefined {
  const nearest = levels.toSorted((one, other) => other.organization.length - one.organization.length);
  const covering = nearest.find(({ grants }) => coversNow(now, grants));
  if (covering !== undefined || coversNow(now, own) || runningTrial(now, own) !== null) return covering;
  return nearest.find(({ grants }) => seatsUnder(now, grants) !== null);
}

/**
 * Returns the limits at a place at `now` (epoch milliseconds): those of the nearest organization with a running license, with a shared limit of students and
 * unlimited classrooms; else those of the owner’s license or trial.
 */
export function capsAt(now: number, facts: CapFacts): CapRule {
  const { own } = facts;
  const nearest = countingLevel(now, facts);
  const seats = nearest === undefined ? null : seatsUnder(now, nearest.grants);
  if (nearest !== undefined && seats !== null)
    return {
      source: 'organization',
      caps: { classrooms: null, students: seats * studentsPerSeat },
      pool: nearest.organization,
    };
  const source = ownSource(now, own);
  return { source, caps: source === 'trial' ? trialCaps : teacherCaps, pool: null };
}

export type Capacity = Omit<CapRule, 'pool'> & { readonly used: Readonly<Record<LimitedResource, number>> };

/** Returns how many more can be added; `Infinity` without a limit, 0 if the limit is exceeded, in which case existing items are kept. */
export function roomFor(thing: LimitedResource, { caps, used }: Pick<Capacity, 'caps' | 'used'>): number {
  const cap = caps[thing];
  return cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - used[thing]);
}

/** The trial or license is full: no more items of this kind may be added. Existing items keep working. */
export type CapReached<Thing extends LimitedResource = LimitedResource> = Thing extends LimitedResource
  ? { readonly kind: `license/${Thing}-full` }
  : never;

/** Returns the problem with adding `more` things; null if they fit. Null if `more` is 0. */
export const capProblem = <Thing extends LimitedResource>(
  capacity: Pick<Capacity, 'caps' | 'used'>,
  thing: Thing,
  more: number,
): { readonly kind: `license/${Thing}-full` } | null =>
  more > 0 && more > roomFor(thing, capacity) ? { kind: `license/${thing}-full` } : null;

/** Whether at least four fifths of a limit are used. Pages then show a warning. */
export const isNearCap = (
  thing: LimitedResource,
  { caps, used }: Pick<Capacity, 'caps' | 'used'>,
): boolean => {
  const cap = caps[thing];
  return cap !== null && used[thing] * 5 >= cap * 4;
};
