import type { IsoDate } from '../dates/iso-date.ts';
import type { Material } from '../lessons/lesson.ts';
import { quantityFor } from '../lessons/material-quantity.ts';
import type { ClassMember } from '../students/names-in-class.ts';

/** The ids of two students who are not to be together, in order. */
export type Apart = readonly [string, string];
/** The ids of students in twos, and perhaps threes; each in at most one. */
export type Groups = readonly (readonly string[])[];

/** The pairs of one lesson on one day of the school, as they were last saved. */
export type PairRound = { readonly assignmentId: string; readonly on: IsoDate; readonly groups: Groups };
/** So many rounds of a class are looked back on. */
export const mostRounds = 60;

/** Who is in a class today, by name; who of them is not to be together, and how they were paired, the newest round first (ROS-13). */
export type ClassPairs = {
  readonly students: readonly PairedStudent[];
  readonly apart: readonly Apart[];
  readonly rounds: readonly PairRound[];
};
export type PairedStudent = ClassMember;

/** Why there are no pairs: one person is none, or everybody cannot be grouped at once; `alone` may be with nobody who is there. */
export type NoPairs =
  | { readonly kind: 'pairs/too-few' }
  | { readonly kind: 'pairs/impossible'; readonly alone: readonly string[] };

/** Two students in the order in which they are kept. */
export const apartOf = (one: string, other: string): Apart => (one < other ? [one, other] : [other, one]);

/** Those of the groups in which two are who are not to be together. */
export const brokenBy = (groups: Groups, apart: readonly Apart[]): readonly Apart[] =>
  apart.filter(([one, other]) => groups.some((group) => group.includes(one) && group.includes(other)));

/** The groups after two students changed places. */
export const exchanged = (groups: Groups, one: string, other: string): Groups =>
  groups.map((group) => group.map((id) => (id === one ? other : id === other ? one : id)));

/** Whether everybody of these is in one of the groups, nobody else is, and nobody is alone. */
export const isWhole = (groups: Groups, ids: readonly string[]): boolean =>
  groups.every(({ length }) => length > 1) &&
  groups.flat().length === ids.length &&
  new Set([...groups.flat(), ...ids]).size === ids.length;

/** A material of a lesson, and how many of it these groups need. */
export type KitItem = { readonly material: Material; readonly count: number };

const isDock = ({ name }: Material): boolean => /^docks?\b/i.test(name);

/** What to bring for these groups, Docks first: what is for a pair is for a group of three, too (ROS-13). */
export function kitFor(materials: readonly Material[], groups: Groups): readonly KitItem[] {
  const counted = materials.map((material) => ({
    material,
    count:
      material.qtyPer === 'pair' ? material.qty * groups.length : quantityFor(material, groups.flat().length),
  }));
  return counted.toSorted((a, b) => Number(isDock(b.material)) - Number(isDock(a.material)));
}
