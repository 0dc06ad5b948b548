import type { Capacity, CapFacts, CapPlace } from '#domain/license/capacity.ts';

/**
 * Counts what trials and licenses have caps on. Page, gate and import plan all ask this. Students count where they belong to: under the
 * license of a school or district all of its students, in a workspace those of the workspace, else those who are in a classroom of the
 * owner. Whoever is archived, or was merged into somebody else, does not count.
 */
export interface CapacityStore {
  /** The caps at a place at a moment (epoch milliseconds), and how many there are. */
  read(place: CapPlace, now: number): Promise<Capacity>;
  /**
   * The same, within a transaction, which holds the place until it ends: whoever counts it next, to add something, waits and counts what was
   * added.
   */
  hold(place: CapPlace, now: number): Promise<Capacity>;
  /** What covers a place, or covered it: what students of a class there may do follows from it (`learningAt`). */
  facts(place: CapPlace): Promise<CapFacts>;
  /** Which of these students count at a place already: to bring them there takes no room. */
  counted(place: CapPlace, studentIds: readonly string[], now: number): Promise<ReadonlySet<string>>;
}
