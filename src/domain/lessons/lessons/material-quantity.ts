import type { Material } from './lesson.ts';

/** Number of students who share an item. A group has four students. */
const sharers = { student: 1, pair: 2, group: 4 } as const;

/** Returns the quantity of a material for a class of this many students. Incomplete pairs and groups also need one. */
export const quantityFor = ({ qty, qtyPer }: Material, students: number): number =>
  qtyPer === 'class' ? qty : qty * Math.ceil(students / sharers[qtyPer]);
