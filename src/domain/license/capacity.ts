import type { OrganizationPath } from '../access/scope.ts';
import { coversAt, type Grant, isInGrace, isPaid, lastEnded, runningTrial } from './grant.ts';
import { type SeatGrant, seatsUnder } from './held-grant.ts';

/** What there may be only so many of under a trial or a license. */
export const cappedThings = ['classrooms', 'students'] as const;
export type CappedThing = (typeof cappedThings)[number];

/** How many there may be of each; null for any number. */
export type Caps = Readonly<Record<CappedThing, number | null>>;

/** What a trial is made for. */
export const trialCaps = { classrooms: 3, students: 40 } as const satisfies Caps;
/** What a license of one’s own, bought or given, is made for. */
export const teacherCaps = { classrooms: 6, students: 200 } as const satisfies Caps;
/** How many students each seat of a school or a district brings, pooled. */
export const studentsPerSeat = 200;

/** Whose caps count: those of the license of a school or district, those of a license of one’s own, or those of a trial. */
export const capSources = ['organization', 'teacher', 'trial'] as const;
export type CapSource = (typeof capSources)[number];

/**
 * Where something new would come to: what belongs to an organization, and the account that owns the classroom (null where nobody does).
 */
export type CapPlace = { readonly organization: OrganizationPath | null; readonly owner: string | null };

/** What caps depend on at a place. */
export type CapFacts = {
  /** The organization and those above it with what they hold, in any order. */
  readonly levels: readonly {
    readonly organization: OrganizationPath;
    readonly grants: readonly SeatGrant[];
  }[];
  /** The grants of the owner’s own; in a workspace those of whoever it belongs to. */
  readonly own: readonly Grant[];
};

/** The caps that count at a place. `pool` is the organization whose students are counted together; null where the owner’s own are. */
export type CapRule = {
  readonly source: CapSource;
  readonly caps: Caps;
  readonly pool: OrganizationPath | null;
};

const coversNow = (now: number, grants: readonly Grant[]): boolean =>
  grants.some((grant) => (isPaid(now, grant) && coversAt(now, grant)) || isInGrace(now, grant, grants));

/** Whose license of one’s own, or trial, decides: what covers now, else what ended last; a trial where there never was anything. */
function ownSource(now: number, own: readonly Grant[]): Exclude<CapSource, 'organization'> {
  if (coversNow(now, own)) return 'teacher';
  if (runningTrial(now, own) !== null) return 'trial';
  const ended = lastEnded(now, own);
  return ended === null || ended.kind === 'trial' ? 'trial' : 'teacher';
}

/**
 * The level whose caps count: the nearest whose license covers; where nothing of the owner’s own covers either, the nearest
 * that had a license, so that what the organization has is counted after its license ended.
 */
function countingLevel(now: number, { levels, own }: CapFacts): CapFacts['levels'][number] | undefined {
  const nearest = levels.toSorted((one, other) => other.organization.length - one.organization.length);
  const covering = nearest.find(({ grants }) => coversNow(now, grants));
  if (covering !== undefined || coversNow(now, own) || runningTrial(now, own) !== null) return covering;
  return nearest.find(({ grants }) => seatsUnder(now, grants) !== null);
}

/**
 * The caps at a place at a moment (epoch milliseconds): those of the nearest organization whose license covers it, whose students are
 * pooled and whose classrooms are not counted; else those of the owner’s own license or trial.
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

/** The caps at a place, and how many there are: classrooms that are not archived, and students who are not. */
export type Capacity = Omit<CapRule, 'pool'> & { readonly used: Readonly<Record<CappedThing, number>> };

/** How many more there may be of something; `Infinity` without a cap. Whoever is over it already keeps what there is: then it is 0. */
export function roomFor(thing: CappedThing, { caps, used }: Pick<Capacity, 'caps' | 'used'>): number {
  const cap = caps[thing];
  return cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - used[thing]);
}

/** Nothing more of a kind may be added: the trial or license is full. What is there stays, and goes on working. */
export type CapReached<Thing extends CappedThing = CappedThing> = Thing extends CappedThing
  ? { readonly kind: `license/${Thing}-full` }
  : never;

/** Why so many more of something cannot be added; null where they can, as nothing always can. */
export const capProblem = <Thing extends CappedThing>(
  capacity: Pick<Capacity, 'caps' | 'used'>,
  thing: Thing,
  more: number,
): { readonly kind: `license/${Thing}-full` } | null =>
  more > 0 && more > roomFor(thing, capacity) ? { kind: `license/${thing}-full` } : null;

/** From four fifths on, a cap is spoken of before it is met. */
export const isNearCap = (thing: CappedThing, { caps, used }: Pick<Capacity, 'caps' | 'used'>): boolean => {
  const cap = caps[thing];
  return cap !== null && used[thing] * 5 >= cap * 4;
};
