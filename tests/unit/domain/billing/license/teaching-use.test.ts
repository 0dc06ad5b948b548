import { expect, test } from 'vitest';
import { teachingUse } from '#domain/billing/license/teaching-use.ts';

const csta = { framework: 'CSTA', code: '1B-AP-10', text: 'Loops.', alignment: 'addresses' } as const;
const iste = { framework: 'ISTE', code: '1.5.d', text: 'Design.', alignment: 'supports' } as const;
const outlines = [
  { slug: 'barge', title: 'Barge', standards: [csta] },
  { slug: 'crane', title: 'Crane', standards: [csta, iste] },
  { slug: 'dock', title: 'Dock', standards: [] },
];
const room = (archivedAt: number | null, assignedLessons: readonly string[], done: number) => ({
  archivedAt,
  assignedLessons,
  marked: { done, needHelp: 1 },
});

test("[LIC-3] a teacher's use counts only open classes, and each lesson and standard once", () => {
  const used = teachingUse([room(null, ['crane', 'barge'], 3), room(1, ['barge', 'gone'], 2)], 31, outlines);
  expect(used).toEqual({
    classrooms: 1,
    students: 31,
    activitiesDone: 5,
    lessons: [
      { slug: 'barge', title: 'Barge' },
      { slug: 'crane', title: 'Crane' },
    ],
    standards: [
      { framework: 'CSTA', code: '1B-AP-10', text: 'Loops.' },
      { framework: 'ISTE', code: '1.5.d', text: 'Design.' },
    ],
  });
});
