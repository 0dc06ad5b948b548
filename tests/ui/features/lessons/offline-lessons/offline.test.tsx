import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryOfflineLessons, noCopies } from '#adapters/memory/lessons/in-memory-offline-lessons.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { createOfflineLibrary } from '#application/client/lessons/lessons/create-offline-library.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { ok } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { KeepOffline } from '#ui/features/lessons/offline-lessons/keep-offline.tsx';
import { OfflineBar } from '#ui/features/lessons/offline-lessons/offline-bar.tsx';
import { OnThisDevice } from '#ui/features/lessons/offline-lessons/on-this-device.tsx';
import { serverApp } from '#composition/client/server-app.ts';
import { system } from '#ui/theme/system.ts';
import { aLesson } from '../../../../builders/a-lesson.ts';
import { emptyYear } from '../../../../builders/a-year.ts';

const lesson = (slug: string) => aLesson({ slug, title: `About ${slug}` });
const catalog = {
  list: async () => ok([summaryOf(lesson('crane'))]),
  year: emptyYear,
  bySlug: async (slug: string) => ok(readableParts(lesson(slug), 'sign-in')),
};
const noon = new Date(2026, 10, 21, 12).getTime();

let browser = noCopies();
let storage = new InMemoryStorage();
let loads = 0;

beforeEach(() => {
  browser = noCopies();
  storage = new InMemoryStorage();
  loads = 0;
});

async function show(part: React.ReactNode) {
  const session = createSessionStore(storage);
  session.leave('visitor');
  const offline = createOfflineLibrary({
    session,
    lessons: catalog,
    copies: new InMemoryOfflineLessons(browser),
    storage,
    clock: new ManualClock(noon),
    log: new InMemoryLog(),
  });
  const app = { ...serverApp(catalog), session, offline };
  const cards = (
    <div id="lesson-list">
      {['crane', 'gull'].map((slug) => (
        <article key={slug} className="lesson-card">
          <h3>
            <a href={`/lessons/${slug}`}>{slug}</a>
          </h3>
        </article>
      ))}
    </div>
  );
  const page = (
    <>
      {part}
      {cards}
    </>
  );
  const loader = () => {
    loads += 1;
    return null;
  };
  const routes = [{ id: 'page', path: '/lessons', element: page, loader }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/lessons'],
    hydrationData: { loaderData: { page: null } },
  });
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <AppProvider app={app} storage={storage}>
          <RouterProvider router={router} />
        </AppProvider>
      </ChakraProvider>,
    ),
  );
  return offline;
}

const keepButton = () => screen.getByRole('button', { name: 'Keep for offline', hidden: true });
const device = () => within(screen.getByRole('region', { name: 'On this device' }));
const cardOf = (slug: string) => screen.getByRole('link', { name: slug }).closest('article');

test('[LES-8] the button saves a lesson, and is pressed while the lesson is saved', async () => {
  await show(<KeepOffline slug="crane" />);
  expect(keepButton().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(keepButton());
  expect(keepButton().getAttribute('aria-pressed')).toBe('true');
  expect(browser.copies.size).toBe(1);
  await userEvent.click(keepButton());
  expect(keepButton().getAttribute('aria-pressed')).toBe('false');
  expect(browser.copies.size).toBe(0);
});

test('[LES-8] [REL-7] without space the page says so, and links to what can be removed', async () => {
  browser.refuses = 'offline/storage-full';
  await show(<KeepOffline slug="crane" />);
  await userEvent.click(keepButton());
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText(/no room left/)).toBeTruthy();
  const way = dialog.getByRole('link', { name: 'See what is on this device', hidden: true });
  expect(way.getAttribute('href')).toBe('/lessons#on-this-device');
  expect(keepButton().getAttribute('aria-pressed')).toBe('false');
  browser.refuses = null;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(keepButton().getAttribute('aria-pressed')).toBe('true');
});

test('[LES-8] the offline list shows what is saved and since when, and marks the cards', async () => {
  const offline = await show(<OnThisDevice copiedAt={undefined} />);
  expect(screen.queryByRole('region')).toBeNull();
  await act(async () => void (await offline.keep('crane')));
  expect(device().getByRole('link', { name: 'About crane' }).getAttribute('href')).toBe('/lessons/crane');
  expect(device().getByText('Kept')).toBeTruthy();
  expect(device().getByText(/^copy of 11\/21\/2026, \d+ KB$/)).toBeTruthy();
  expect(device().getByText(/Blockyard uses \d+ KB of 1\.0 MB here\./)).toBeTruthy();
  expect(cardOf('crane')?.getAttribute('data-device')).toBe('On this device');
  expect(cardOf('gull')?.hasAttribute('data-device')).toBe(false);
  await userEvent.click(device().getByRole('button', { name: 'Remove About crane from this device' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(cardOf('crane')?.hasAttribute('data-device')).toBe(false);
});

test('[LES-8] without a network the other cards are also marked, and the page shows its age', async () => {
  const offline = await show(<OnThisDevice copiedAt={noon} />);
  expect(screen.getByText('Offline copy of 11/21/2026')).toBeTruthy();
  expect(device().getByText(/No lessons on this device yet/)).toBeTruthy();
  await act(async () => void (await offline.keep('crane')));
  expect(cardOf('crane')?.getAttribute('data-device')).toBe('On this device');
  expect(cardOf('gull')?.getAttribute('data-device')).toBe('Not on this device');
});

test('[LES-8] a saved lesson that the browser deleted is reported, and saved again', async () => {
  const offline = await show(<OnThisDevice copiedAt={undefined} />);
  await act(async () => void (await offline.keep('crane')));
  browser.copies.clear();
  await act(() => offline.forget('gull'));
  expect(device().getByText('Your browser needed space and removed this lesson.')).toBeTruthy();
  browser.refuses = 'offline/incomplete';
  await userEvent.click(device().getByRole('button', { name: 'Keep again' }));
  expect(device().getByRole('alert').textContent).toMatch(/connection was lost/);
  browser.refuses = null;
  await userEvent.click(device().getByRole('button', { name: 'Keep again' }));
  expect(device().getByText('Kept')).toBeTruthy();
  expect(device().queryByRole('alert')).toBeNull();
});

test('[LES-8] a copy is reloaded on request, and automatically once there is a network', async () => {
  await show(<OfflineBar copiedAt={noon} advice="It may have changed." />);
  expect(screen.getByRole('status').textContent).toBe(' Offline copy of 11/21/2026 It may have changed.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loads).toBe(1);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(loads).toBe(2);
});
