import type { Material } from './lesson.ts';

/** How many students share one thing of each kind; a group is four. */
const sharers = { student: 1, pair: 2, group: 4 } as const;

/** How many of a material a class of so many students needs; a pair or group that is not full needs one too. */
export const quantityFor = ({ qty, qtyPer }: Material, students: number): number =>
  qtyPer === 'class' ? qty : qty * Math.ceil(students / sharers[qtyPer]);
