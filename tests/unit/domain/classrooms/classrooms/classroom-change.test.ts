import { expect, test } from 'vitest';
import { changesOfClassroom } from '#domain/classrooms/classrooms/classroom-change.ts';
import { aClassroomEdit } from '../../../../builders/a-classroom.ts';

const room = aClassroomEdit({ name: '4B', gradeBand: '3-5' });

test('[ROS-9] an edit is recorded with old and new value; unchanged fields are not', () => {
  expect(changesOfClassroom(room, { ...room, gradeBand: null })).toEqual([
    { field: 'gradeBand', from: '3-5', to: null },
  ]);
  expect(changesOfClassroom(room, room)).toEqual([]);
});

test('[ROS-9] the color and the picture of a class are recorded, too', () => {
  expect(changesOfClassroom(room, { ...room, color: 'moss', icon: 'turtle' })).toEqual([
    { field: 'color', from: null, to: 'moss' },
    { field: 'icon', from: null, to: 'turtle' },
  ]);
});

test('[SEC-9] for free text only the change is recorded, not the words', () => {
  expect(changesOfClassroom(room, { ...room, name: 'Ms. Lee', termName: 'Fall' })).toEqual([
    { field: 'name', from: null, to: null },
    { field: 'termName', from: null, to: null },
  ]);
});
