import { ChakraProvider } from '@chakra-ui/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import { summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { err, ok } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { useServedLinks } from '#ui/components/use-served-links.ts';
import { Component } from '#ui/features/lessons/lessons/lessons-page.tsx';
import { type LoadedLessonList, loadedLessonList } from '#ui/features/lessons/lessons/loaded-lesson-list.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { system } from '#ui/theme/system.ts';
import { aLesson } from '../../../../builders/a-lesson.ts';
import { emptyYear } from '../../../../builders/a-year.ts';

const lessons = ['Load the barge', 'Tide keeper'].map((title, at) =>
  summaryOf(aLesson({ title, slug: `lesson-${at}`, gradeBands: at === 0 ? ['K-2'] : ['6-8'] })),
);

const list = vi.fn<LessonCatalog['list']>(async () => ok(lessons));
const app = {
  ...serverApp({
    list,
    year: emptyYear,
    bySlug: async () => err({ kind: 'lesson/not-found', slug: '' }),
  }),
};
const visitor = { state: 'signed-out', cause: 'visitor' } as const;
const session = { ...app.session, current: () => visitor };

const Page = () => {
  useServedLinks(() => true);
  return <Component />;
};

function pageWith(data: LoadedLessonList) {
  const router = createMemoryRouter(
    [
      { id: 'page', path: '/lessons', element: <Page /> },
      { path: '/lessons/:slug', element: <h1>The lesson</h1> },
    ],
    { initialEntries: ['/lessons'], hydrationData: { loaderData: { page: data } } },
  );
  return (
    <ChakraProvider value={system}>
      <AppProvider app={{ ...app, session }}>
        <RouterProvider router={router} />
      </AppProvider>
    </ChakraProvider>
  );
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function open(beforeAlive: (page: HTMLElement) => void = () => undefined) {
  const root = document.createElement('div');
  document.body.append(root);
  const served = loadedLessonList(lessons, new URLSearchParams());
  root.innerHTML = renderToString(pageWith(served));
  const sent = JSON.stringify(served);
  beforeAlive(root);
  const alive = await act(async () => hydrateRoot(root, pageWith(JSON.parse(sent) as LoadedLessonList)));
  ends.push(() => {
    act(() => alive.unmount());
    root.remove();
  });
  return { sent, root };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the cards stay as the server rendered them, and are not sent again as data', async () => {
  const { sent } = await open();
  expect(sent).toBe('{"total":2,"found":2,"page":1,"pages":1,"asked":""}');
  expect(titles()).toEqual(['Load the barge', 'Tide keeper']);
  expect(screen.getByRole('option', { name: 'Grades K–2 (1)', hidden: true })).toBeTruthy();
  expect(list).not.toHaveBeenCalled();
});

test('a link of a rendered card is followed without loading a document', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Tide keeper' }));
  expect(screen.getByRole('heading', { name: 'The lesson' })).toBeTruthy();
});

test('[LES-2] a user who uses the form loads the whole list once, and a choice filters it', async () => {
  await open();
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grade', hidden: true }), '6-8');
  expect(list).toHaveBeenCalledOnce();
  expect(titles()).toEqual(['Tide keeper']);
  expect(screen.getByRole('status').textContent).toBe('1 of 2 lessons');
});

test('[LES-2] text typed before hydration is searched for', async () => {
  await open((root) => {
    const field = root.querySelector('input');
    if (field !== null) field.value = 'tide';
  });
  expect(titles()).toEqual(['Tide keeper']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tide');
});

test('if the list cannot be loaded the page says so, and the form retries', async () => {
  const away = err({ kind: 'service/unreachable' } as const);
  list.mockResolvedValueOnce(away).mockResolvedValueOnce(away);
  await open();
  await userEvent.type(screen.getByRole('searchbox'), 't');
  expect(screen.getByRole('status').textContent).toMatch(/could not be loaded/);
  expect(titles()).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox'), 'ide{Enter}');
  expect(titles()).toEqual(['Tide keeper']);
});
