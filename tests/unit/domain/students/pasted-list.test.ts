import { expect, test } from 'vitest';
import { checkStudents, toAdd } from '#domain/students/pasted-list.ts';
import { readStudents } from '#domain/students/read-students.ts';

const inClass = [{ id: '1', given: 'Ann', family: 'Lee', studentId: null }];

test('[ROS-2] twins within the class and the list are asked about, whatever their case and accents', () => {
  const checked = checkStudents(readStudents('ANN LEÉ\nBo Stone\nStone, Bo\n---') ?? [], inClass);
  expect(checked.map(({ answer }) => answer)).toEqual(['twin', 'new', 'twin', 'no-name']);
  expect(toAdd(checked, false)).toEqual([{ given: 'Bo', family: 'Stone', studentId: null }]);
  expect(toAdd(checked, true).map(({ given }) => given)).toEqual(['ANN', 'Bo', 'Bo']);
});
