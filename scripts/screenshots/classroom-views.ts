import { demoClassrooms } from '../../src/server/local/demo/demo-classrooms.ts';
import type { View } from './view.ts';

const club = `/settings/classrooms/${demoClassrooms[1]?.id}`;

/** The demo's classes, and the dialogs of a class. */
export const classroomViews: readonly View[] = [
  { name: 'state-classrooms', viewer: 'teacher1', path: '/settings/classrooms' },
  { name: 'state-classrooms-archived', viewer: 'owner', path: '/settings/classrooms?show=archived' },
  { name: 'state-classrooms-ended', viewer: 'ended', path: '/settings/classrooms' },
  { name: 'state-classroom', viewer: 'teacher1', path: club },
  ...['students', 'dashboard', 'teachers', 'code', 'activity', 'settings'].map((tab): View => ({
    name: `state-classroom-${tab}`,
    viewer: 'teacher1',
    path: `${club}/${tab}`,
    isLive: tab === 'dashboard',
  })),
  {
    name: 'state-assign',
    viewer: 'teacher1',
    path: '/lessons/load-the-barge',
    act: async (page) => {
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Assign the lesson' }).waitFor();
    },
  },
  {
    name: 'state-record',
    viewer: 'teacher1',
    path: '/lessons/harbor-light',
    act: async (page) => {
      await page.getByRole('button', { name: /^How far did 4B/ }).click();
      await page.getByRole('dialog').getByRole('radiogroup').first().waitFor();
    },
  },
];
