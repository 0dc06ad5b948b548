import { expect, test } from 'vitest';
import { homeOf, mainTask, type NextClass, type Office, type Setup } from '#domain/lessons/home/home.ts';

const next: NextClass = {
  id: '4b',
  name: '4B',
  slug: 'harbor-light',
  version: 1,
  title: 'Harbor light',
  part: 2,
  students: 24,
  finished: 14,
  needHelp: 3,
};
const setup = (overrides: Partial<Setup> = {}): Setup => ({
  classId: '4b',
  students: true,
  cards: true,
  taught: true,
  ...overrides,
});
const office = (overrides: Partial<Office> = {}): Office => ({
  joinRequests: 0,
  invitations: 0,
  imports: 0,
  importId: null,
  schools: 0,
  ...overrides,
});

test.each([
  ['no class', setup({ classId: null, students: false, cards: false, taught: false }), []],
  ['a class', setup({ students: false, cards: false, taught: false }), ['create']],
  ['names', setup({ cards: false, taught: false }), ['create', 'names']],
  ['cards', setup({ taught: false }), ['create', 'names', 'cards']],
  ['a taught lesson without cards', setup({ cards: false }), ['create', 'names', 'teach']],
])('[NAV-20] with %s, the checklist has four steps, of which these are done', (_, facts, done) => {
  const { steps } = homeOf({ next: null, setup: facts, office: null });
  expect(steps.map(({ step }) => step)).toEqual(['create', 'names', 'cards', 'teach']);
  expect(steps.filter((each) => each.done).map(({ step }) => step)).toEqual(done);
});

test('[NAV-20] a next lesson is shown with open steps only', () => {
  const { steps } = homeOf({ next, setup: setup({ cards: false }), office: null });
  expect(steps).toEqual([{ step: 'cards', done: false }]);
});

test('[NAV-20] the checklist disappears when all steps are done, and for users who run a school', () => {
  expect(homeOf({ next, setup: setup(), office: null })).toEqual({ next, steps: [], items: [] });
  expect(homeOf({ next: null, setup: null, office: office() }).steps).toEqual([]);
});

test.each([
  [office(), []],
  [
    office({ joinRequests: 2, schools: 3 }),
    [
      ['joinRequests', 2],
      ['schools', 3],
    ],
  ],
  [
    office({ invitations: 1, imports: 1, importId: 'i' }),
    [
      ['imports', 1],
      ['invitations', 1],
    ],
  ],
])("[NAV-20] only a manager's tasks with a count above zero are shown", (facts, items) => {
  const shown = homeOf({ next: null, setup: null, office: facts }).items;
  expect(shown.map(({ item, count }) => [item, count])).toEqual(items);
});

const license = { state: 'subscription_active', lastDay: '2027-06-30', seats: null } as const;
const seats = { free: 1, limit: 14 };

test.each([
  [office({ joinRequests: 2, imports: 1, schools: 3 }), license, 'joinRequests'],
  [office({ imports: 1, invitations: 1 }), { ...license, state: 'renewal_coming' }, 'imports'],
  [office({ schools: 3 }), { ...license, state: 'renewal_coming', seats }, 'renew'],
  [office({ schools: 3 }), { ...license, state: 'trial_expired' }, 'renew'],
  [office({ invitations: 1 }), { ...license, seats }, 'invite'],
  [office({ invitations: 1, schools: 3 }), { ...license, seats: { ...seats, free: 0 } }, 'invitations'],
  [office(), license, null],
  [null, { ...license, state: 'trial_expired' }, null],
] as const)('[UI-11] the main task of %j with %j is %s', (tasks, facts, task) => {
  expect(mainTask({ office: tasks, license: facts })).toBe(task);
});
