import type { Capacity, CapFacts, CapPlace } from '#domain/organizations/grants/capacity.ts';

/**
 * Counts the classrooms and students that trials and licenses limit. The page, the check of each call and import plans use these counts. Under the license of a
 * school or district, all of its students count; in a workspace, those of the workspace; else those in the owner's classrooms. Archived and merged students do
 * not count.
 */
export interface CapacityStore {
  /** Returns the limits and the current numbers at a place at a time (epoch milliseconds). */
  read(place: CapPlace, now: number): Promise<Capacity>;
  /** Like `read`, and locks the place until the transaction ends, so that concurrent additions wait and include this one in their count. */
  findForUpdate(place: CapPlace, now: number): Promise<Capacity>;
  /** Current and past grants of a place, which determine what students may do (`learningAt`). */
  facts(place: CapPlace): Promise<CapFacts>;
  /** Returns which of these students already count at a place, so that adding them needs no room. */
  counted(place: CapPlace, studentIds: readonly string[], now: number): Promise<ReadonlySet<string>>;
}
