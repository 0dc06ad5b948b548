import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { Component } from '#ui/features/lessons/lessons/lessons-page.tsx';
import { loadedLessonList } from '#ui/features/lessons/lessons/loaded-lesson-list.ts';
import { aLesson } from '../../../../builders/a-lesson.ts';
import { showPage } from '../../show-page.tsx';

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
    standards: [{ framework: 'CSTA', code: '2-AP-17', text: 'Test programs.', alignment: 'addresses' }],
    access: 'licensed',
  }),
].map(summaryOf);

const at = (address: string, list = lessons) =>
  loadedLessonList(list, new URL(address, 'http://localhost').searchParams);
const show = (address = '/lessons') => showPage(Component, { at: address, data: at(address) });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test("the list has a card for each lesson by unit, which is one link with the teacher's criteria", () => {
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
  for (const fact of ['Grades 6–8', '60 min', 'App', 'Variables', 'Trial or license']) {
    expect(within(card).getByText(fact)).toBeTruthy();
  }
});

test('pictures reserve their space, and only those of the first row load at once', () => {
  show();
  const pictures = screen.getAllByRole('article').map((card) => within(card).getByRole('presentation'));
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([null, null, 'lazy']);
  expect(pictures[0]?.getAttribute('width')).toBe('800');
  expect(pictures[0]?.getAttribute('height')).toBe('450');
});

test.each([
  ['grade=6-8', ['Tide keeper']],
  ['duration=45', ['Load the barge', 'Crate café']],
  ['setting=app', ['Tide keeper']],
  ['topic=sorting', ['Crate café']],
  ['standard=2-ap-17', ['Tide keeper']],
  ['q=CAFE+crate', ['Crate café']],
  ['grade=99&topic=nothing', ['Load the barge', 'Crate café', 'Tide keeper']],
])('[LES-2] the address ?%s shows the matching lessons', (query, expected) => {
  show(`/lessons?${query}`);
  expect(titles()).toEqual(expected);
});

test('[LES-2] filtering is instant, shows the count, and is stored in the address without a navigation', async () => {
  const push = vi.spyOn(window.history, 'pushState');
  const replace = vi.spyOn(window.history, 'replaceState');
  const { router } = show();
  const before = router.state.location.key;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Taught with' }), 'App (1)');
  expect(push.mock.lastCall?.[2]).toBe('/lessons?setting=app');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'tide');
  expect(titles()).toEqual(['Tide keeper']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 lessons');
  await waitFor(() => expect(replace.mock.lastCall?.[2]).toBe('/lessons?q=tide&setting=app'));
  expect(push).toHaveBeenCalledOnce();
  expect(router.state.location.key).toBe(before);
});

test('[LES-2] each choice shows its number of lessons, which depends on the other choices', async () => {
  show();
  const options = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Grade')).toEqual(['Any grade', 'Grades 3–5 (2)', 'Grades 6–8 (1)']);
  expect(options('Time')).toEqual(['Any length', 'Up to 45 minutes (2)', 'Up to 60 minutes (3)']);
  expect(options('Standard')).toEqual(['Any standard', 'CSTA 2017 2-AP-17 (1)']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Sorting (1)');
  expect(options('Grade')).toEqual(['Any grade', 'Grades 3–5 (1)', 'Grades 6–8 (0)']);
  expect(options('Topic')).toEqual(['Any topic', 'Sequences (1)', 'Sorting (1)', 'Variables (1)']);
});

test('the search is a form that requests the same page from the server', () => {
  show('/lessons?q=tide');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Find a lesson' });
  expect(new URL(form.action).pathname).toBe('/lessons');
  expect(form.method).toBe('get');
  const named = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  expect(named).toEqual(['q', 'grade', 'duration', 'setting', 'topic', 'standard']);
  // Every change applies immediately. Only browsers without scripts show the button.
  expect(screen.queryByRole('button', { name: 'Show lessons' })).toBeNull();
});

test('[LES-2] an empty result has links that remove single filters, and all filters at once', async () => {
  show('/lessons?q=tide&grade=3-5');
  expect(screen.getByRole('heading', { name: 'No lessons match all filters' })).toBeTruthy();
  const widening = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(widening).toEqual(['Search (2 lessons)', 'Grade (1 lesson)']);
  expect(screen.getByRole('link', { name: 'Grade (1 lesson)' }).getAttribute('href')).toBe('/lessons?q=tide');
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(titles()).toHaveLength(3);
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  expect(search.value).toBe('');
  expect(document.activeElement).toBe(search);
});

test('[LES-2] an empty result says so if no single filter causes it', () => {
  show('/lessons?q=submarine&grade=3-5&topic=Variables');
  expect(screen.getByText(/Remove several filters/)).toBeTruthy();
});

test('[LES-2] a long list has pages, with links that keep the filters', () => {
  const many = Array.from({ length: 60 }, (_, number) =>
    summaryOf(aLesson({ slug: `lesson-${number}`, title: `Lesson ${number}`, unit: unplugged })),
  );
  showPage(Component, { at: '/lessons?grade=3-5&page=2', data: at('/lessons?grade=3-5&page=2', many) });
  expect(titles()).toHaveLength(24);
  expect(titles()[0]).toBe('Lesson 24');
  expect(screen.getByRole('status').textContent).toBe('All 60 lessons, page 2 of 3');
  const links = within(screen.getByRole('navigation', { name: 'Pages of the list' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/lessons?grade=3-5',
    '/lessons?grade=3-5&page=3',
  ]);
});

test('without any lesson the page says so', () => {
  showPage(Component, { at: '/lessons', data: at('/lessons', []) });
  expect(screen.getByRole('heading', { name: 'There are no lessons yet' })).toBeTruthy();
});

test('the last opened lesson can be continued', () => {
  localStorage.setItem('blockyard-last-lesson', JSON.stringify({ slug: 'crates', title: 'Crate café' }));
  show();
  const line = screen.getByText('Continue with');
  expect(within(line).getByRole('link', { name: 'Crate café' }).getAttribute('href')).toBe('/lessons/crates');
});

test.each([null, 'x', '{}', '[1]', '{"slug":7,"title":"x"}'])(
  'with %s stored there is no lesson to continue',
  (stored) => {
    if (stored !== null) localStorage.setItem('blockyard-last-lesson', stored);
    show();
    expect(screen.queryByText('Continue with')).toBeNull();
  },
);
