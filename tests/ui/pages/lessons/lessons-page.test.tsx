import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { summaryOf } from '#domain/lessons/lesson.ts';
import { Component } from '#ui/pages/lessons/lessons-page.tsx';
import { onShelf } from '#ui/pages/lessons/shelf-lesson.ts';
import { aLesson } from '../../../builders/a-lesson.ts';
import { showPage } from '../show-page.tsx';

const unplugged = { slug: 'unplugged', title: 'Before the screen', position: 1 };
const lessons = [
  aLesson({ slug: 'load-the-barge', title: 'Load the barge', unit: unplugged, topics: ['Sequences'] }),
  aLesson({ slug: 'crates', title: 'Crate café', unit: { ...unplugged, position: 2 }, topics: ['Sorting'] }),
  aLesson({
    slug: 'tide-keeper',
    title: 'Tide keeper',
    unit: { slug: 'app', title: 'Programs that decide', position: 1 },
    gradeBands: ['6-8'],
    durationMin: 60,
    setting: ['app'],
    topics: ['Variables'],
    access: 'licensed',
  }),
].map((lesson) => onShelf(summaryOf(lesson)));

const show = (at = '/lessons') => showPage(Component, { at, data: lessons });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the shelf has a card for each lesson, by unit, each one link with what a teacher chooses by', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Before the screen',
    'Programs that decide',
  ]);
  const card = screen.getAllByRole('article')[2];
  if (card === undefined) throw new Error('The third card is missing.');
  const link = within(card).getByRole('link', { name: 'Tide keeper' });
  expect(link.getAttribute('href')).toBe('/lessons/tide-keeper');
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  for (const fact of ['Grades 6–8', '60 min', 'App', 'Variables', 'Trial or licence']) {
    expect(within(card).getByText(fact)).toBeTruthy();
  }
});

test('pictures keep their place, and only those of the first row are fetched at once', () => {
  show();
  const pictures = screen.getAllByRole('article').map((card) => within(card).getByRole('presentation'));
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy']);
  expect(pictures[0]?.getAttribute('width')).toBe('800');
  expect(pictures[0]?.getAttribute('height')).toBe('450');
});

test.each([
  ['grade=6-8', ['Tide keeper']],
  ['duration=45', ['Load the barge', 'Crate café']],
  ['setting=app', ['Tide keeper']],
  ['topic=sorting', ['Crate café']],
  ['q=CAFE+crate', ['Crate café']],
  ['grade=99&topic=nothing', ['Load the barge', 'Crate café', 'Tide keeper']],
])('the address ?%s shows what it asks for', (query, expected) => {
  show(`/lessons?${query}`);
  expect(titles()).toEqual(expected);
});

test('narrowing the list is instant, is counted, and is kept in the address without a navigation', async () => {
  const replace = vi.spyOn(window.history, 'replaceState');
  const { router } = show();
  const before = router.state.location.key;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Taught with' }), 'App');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'tide');
  expect(titles()).toEqual(['Tide keeper']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 lessons');
  await vi.waitFor(() => expect(replace.mock.lastCall?.[2]).toBe('/lessons?q=tide&setting=app'));
  expect(router.state.location.key).toBe(before);
});

test('the search is a form that asks the server for the same page', () => {
  show('/lessons?q=tide');
  const form = screen.getByRole('form', { name: 'Find a lesson' });
  expect(form.getAttribute('action')).toBe('/lessons');
  expect(form.getAttribute('method')).toBe('get');
  const named = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  expect(named).toEqual(['q', 'grade', 'duration', 'setting', 'topic']);
  expect(screen.getByRole('button', { name: 'Show lessons', hidden: true }).getAttribute('type')).toBe(
    'submit',
  );
});

test('an empty result says how to widen it, and the filters can be cleared', async () => {
  show('/lessons?q=submarine');
  expect(screen.getByRole('heading', { name: 'No lesson fits all of that' })).toBeTruthy();
  expect(screen.getByText(/Take one filter away/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await vi.waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('without any lesson the page says so', () => {
  showPage(Component, { at: '/lessons', data: [] });
  expect(screen.getByRole('heading', { name: 'The shelf is still empty' })).toBeTruthy();
});
