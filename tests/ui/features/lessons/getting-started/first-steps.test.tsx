import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newSessionUser, type SessionUser } from '#domain/identity/account/session-user.ts';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import type { Session } from '#domain/identity/navigation/session.ts';
import { useRecordLessonSteps } from '#ui/features/lessons/getting-started/first-steps/use-record-lesson-steps.ts';
import { Component as Welcome } from '#ui/features/lessons/getting-started/getting-started-welcome-page.tsx';
import { showPage } from '../../show-page.tsx';

const key = 'blockyard-first-steps';
const ada: SessionUser = {
  ...newSessionUser({
    id: 'ada',
    email: 'ada@example.org',
    requiresPasswordSetup: false,
    signInMethod: 'email',
  }),
  schoolOrDistrict: 'Harbor Elementary',
};
const signedIn = (user = ada): Session => ({ state: 'signed-in', user, missing: [] });
const at = '/getting-started/welcome';
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked }) => (checked ? 'x' : '-'))
    .join('');

test('[GST-1] first steps are a plain list in order for visitors', () => {
  showPage(Welcome, { at });
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  const text = document.querySelector('.first-steps')?.textContent ?? '';
  const places = ['Create an account', 'Open your first lesson', 'Print the lesson', 'Teach the lesson'].map(
    (step) => text.indexOf(step),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThanOrEqual(0);
});

test('[GST-1] known steps of a signed-in user are checked and cannot be cleared, and the others can', () => {
  showPage(Welcome, { at, session: signedIn() });
  expect(ticked()).toBe('xx----');
  expect(box('Create an account').disabled).toBe(true);
  expect(box('Teach the lesson').disabled).toBe(false);
  expect(screen.getByText('2 of 6 done')).toBeTruthy();
});

test('a missing school is not shown as done, and can be checked off', () => {
  showPage(Welcome, { at, session: signedIn({ ...ada, schoolOrDistrict: null }) });
  expect(box('Add your school').checked).toBe(false);
  expect(box('Add your school').disabled).toBe(false);
});

test('[GST-1] a manual check is stored in this browser, and can be removed', async () => {
  const first = showPage(Welcome, { at, session: signedIn() });
  await userEvent.click(box('Teach the lesson'));
  expect(screen.getByText('3 of 6 done')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ seen: [], ticked: ['teach'] });
  first.unmount();
  showPage(Welcome, { at, session: signedIn() });
  expect(box('Teach the lesson').checked).toBe(true);
  await userEvent.click(box('Teach the lesson'));
  expect(box('Teach the lesson').checked).toBe(false);
});

test('a step that is done in another tab is checked here', async () => {
  showPage(Welcome, { at, session: signedIn() });
  localStorage.setItem(key, JSON.stringify({ seen: ['dock'], ticked: [] }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await waitFor(() => expect(box('Test a classroom computer').checked).toBe(true));
});

const Lesson = () => {
  useRecordLessonSteps();
  return null;
};

test('[GST-1] opening and printing a lesson checks those steps', async () => {
  showPage(Lesson, { at: '/lessons/x' });
  window.dispatchEvent(new Event('beforeprint'));
  showPage(Welcome, { at, session: signedIn() });
  await waitFor(() => expect(ticked()).toBe('xxxx--'));
});

test('[REL-7] without storage, checks last as long as the page, which says so', async () => {
  const storage = new InMemoryStorage({ ...emptyAreas(), refuses: 'blocked' });
  showPage(Welcome, { at, session: signedIn(), storage });
  await userEvent.click(box('Teach the lesson'));
  expect(box('Teach the lesson').checked).toBe(true);
  expect(screen.getByText(/This browser does not save anything/)).toBeTruthy();
});

test.each(['nonsense', '7', 'null', '{"seen":"all"}', '{"seen":["flown"],"ticked":[1]}'])(
  'stored text that is not a list of steps is ignored: %s',
  (text) => {
    localStorage.setItem(key, text);
    showPage(Welcome, { at, session: signedIn() });
    expect(ticked()).toBe('xx----');
  },
);

test('the server renders the plain list', async () => {
  const { FirstSteps } = await import('#ui/features/lessons/getting-started/first-steps/first-steps.tsx');
  const { AppProvider } = await import('#ui/app-context.tsx');
  const { serverApp } = await import('#composition/client/server-app.ts');
  const { StaticRouter } = await import('react-router');
  const never = (): never => {
    throw new Error('not asked');
  };
  const html = renderToString(
    <AppProvider app={serverApp({ list: never, year: never, bySlug: never })}>
      <StaticRouter location={at}>
        <FirstSteps />
      </StaticRouter>
    </AppProvider>,
  );
  expect(html).toContain('Create an account');
  expect(html).not.toContain('checkbox');
});
