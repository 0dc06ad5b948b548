import { expect, test } from 'vitest';
import { homeOf, type NextClass, type Office, type Setup } from '#domain/lessons/home/home.ts';

const next: NextClass = {
  id: '4b',
  name: '4B',
  slug: 'harbor-light',
  version: 1,
  title: 'Harbor light',
  part: 2,
  needHelp: 3,
};
const setup = (given: Partial<Setup> = {}): Setup => ({
  classId: '4b',
  students: true,
  cards: true,
  taught: true,
  ...given,
});
const office = (given: Partial<Office> = {}): Office => ({
  joinRequests: 0,
  invitations: 0,
  imports: 0,
  importId: null,
  schools: 0,
  ...given,
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

test('[NAV-20] next to a next lesson, only open steps are shown', () => {
  const { steps } = homeOf({ next, setup: setup({ cards: false }), office: null });
  expect(steps).toEqual([{ step: 'cards', done: false }]);
});

test('[NAV-20] the checklist disappears when all is done, and for users who run a school', () => {
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
      ['invitations', 1],
      ['imports', 1],
    ],
  ],
])("[NAV-20] only a manager's tasks with a count above zero are shown", (facts, items) => {
  const shown = homeOf({ next: null, setup: null, office: facts }).items;
  expect(shown.map(({ item, count }) => [item, count])).toEqual(items);
});
