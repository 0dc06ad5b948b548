import { expect, test } from 'vitest';
import { checkStudents, isOpen, toAdd } from '#domain/classrooms/students/pasted-list.ts';
import { readStudents } from '#domain/classrooms/students/read-students.ts';

const inClass = [{ id: '1', given: 'Ann', family: 'Lee', studentId: null }];

test('[ROS-2] students with the same name in the class and the list are asked about, ignoring case and accents', () => {
  const checked = checkStudents(readStudents('ANN LEÉ\nBo Stone\nStone, Bo\n---') ?? [], inClass);
  expect(checked.map(({ answer }) => answer)).toEqual(['twin', 'new', 'twin', 'no-name']);
  const said = [{ isSame: true, display: '' }, undefined, { isSame: false, display: 'Bobby' }];
  expect(checked.map((student, at) => isOpen(student, said[at]))).toEqual([false, false, false, false]);
  expect(toAdd(checked, said)).toEqual([
    { given: 'Bo', family: 'Stone', studentId: null },
    { given: 'Bo', family: 'Stone', studentId: null, display: 'Bobby' },
  ]);
});

test('[ROS-2] a student with an existing name is open until they are marked as the same student or get a “goes by” name, and is never silently dropped', () => {
  const checked = checkStudents(readStudents('Sophia Smith\nSophia Smith') ?? [], []);
  const [, twin] = checked;
  if (twin === undefined) throw new Error('a line was dropped');
  expect(isOpen(twin, undefined)).toBe(true);
  expect(isOpen(twin, { isSame: false, display: '  ' })).toBe(true);
  expect(isOpen(twin, { isSame: false, display: 'Sophie' })).toBe(false);
  expect(toAdd(checked, []).length).toBe(2);
});
