import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Material } from '../../lessons/lessons/lesson.ts';
import { quantityFor } from '../../lessons/lessons/material-quantity.ts';
import type { ClassMember } from '../students/names-in-class.ts';

/** The ids of two students to keep apart, sorted. */
export type Apart = readonly [string, string];
/** Student ids in groups of two or three; each id in at most one. */
export type Groups = readonly (readonly string[])[];

export type PairRound = { readonly assignmentId: string; readonly on: IsoDate; readonly groups: Groups };
export const maxRounds = 60;

/** The students who are in the class today, sorted by name, the pairs to keep apart, and earlier pairings, newest first (ROS-13). */
export type ClassPairs = {
  readonly students: readonly PairedStudent[];
  readonly apart: readonly Apart[];
  readonly rounds: readonly PairRound[];
};
export type PairedStudent = ClassMember;

/** Pairing is impossible: too few students, or no valid grouping; `alone` lists the students who may not work with any of the others. */
export type NoPairs =
  | { readonly kind: 'pairs/too-few' }
  | { readonly kind: 'pairs/impossible'; readonly alone: readonly string[] };

/** Returns two students in stored order. */
export const apartOf = (one: string, other: string): Apart => (one < other ? [one, other] : [other, one]);

/** Returns the pairs to keep apart whose students are in the same group. */
export const brokenBy = (groups: Groups, apart: readonly Apart[]): readonly Apart[] =>
  apart.filter(([one, other]) => groups.some((group) => group.includes(one) && group.includes(other)));

export const exchanged = (groups: Groups, one: string, other: string): Groups =>
  groups.map((group) => group.map((id) => (id === one ? other : id === other ? one : id)));

/** Whether the groups contain exactly these students, and no group has only one student. */
export const isWhole = (groups: Groups, ids: readonly string[]): boolean =>
  groups.every(({ length }) => length > 1) &&
  groups.flat().length === ids.length &&
  new Set([...groups.flat(), ...ids]).size === ids.length;

export type KitItem = { readonly material: Material; readonly count: number };

const isDock = ({ name }: Material): boolean => /^docks?\b/i.test(name);

/** Returns the materials for these groups, Docks first. A group of three needs the same items as a pair (ROS-13). */
export function kitFor(materials: readonly Material[], groups: Groups): readonly KitItem[] {
  const counted = materials.map((material) => ({
    material,
    count:
      material.qtyPer === 'pair' ? material.qty * groups.length : quantityFor(material, groups.flat().length),
  }));
  return counted.toSorted((a, b) => Number(isDock(b.material)) - Number(isDock(a.material)));
}
