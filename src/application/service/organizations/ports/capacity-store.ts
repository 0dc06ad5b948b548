import type { Capacity, CapFacts, CapPlace } from '#domain/organizations/grants/capacity.ts';

/**
 * Counts what trials and licenses limit. The page, the gate and import plans use it. Students count in their organization: under a school's
 * or district's license all of its students, in a workspace the workspace's, else those in the owner's classrooms. Archived and merged
 * students do not count.
 */
export interface CapacityStore {
  /** Limits and counts at a place at a time (epoch milliseconds). */
  read(place: CapPlace, now: number): Promise<Capacity>;
  /** Like `read`, and locks the place until the transaction ends, so that concurrent additions wait and count this one. */
  findForUpdate(place: CapPlace, now: number): Promise<Capacity>;
  /** Current and past grants of a place, from which students' permissions follow (`learningAt`). */
  facts(place: CapPlace): Promise<CapFacts>;
  /** Which of these students already count at a place: adding them takes no room. */
  counted(place: CapPlace, studentIds: readonly string[], now: number): Promise<ReadonlySet<string>>;
}
