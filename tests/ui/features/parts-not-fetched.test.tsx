import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newSessionUser } from '#domain/identity/account/session-user.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { AccountMenu } from '#ui/layouts/account-menu.tsx';
import { Component as LessonPage } from '#ui/features/lessons/lessons/lessons-lesson-page.tsx';
import { inPlace } from '#ui/features/lessons/lessons/lesson-in-place.ts';
import { viewDataOf } from '#ui/features/lessons/lessons/lesson-views.ts';
import { aLesson, anActivity } from '../../builders/a-lesson.ts';
import { richText } from '../../builders/rich-text.ts';
import { aWorld, button, field, openAccount } from './identity/sign-in/open-sign-in.tsx';
import { Themed } from '../components/themed.tsx';
import { showPage } from './show-page.tsx';

// None of these parts can be loaded, as after a network failure or a new build.
const gone = vi.hoisted(() => (): never => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('#ui/features/lessons/try-it/try-it-panel.tsx', gone);
vi.mock('#ui/features/classrooms/classrooms/on-lesson/assign-dialog.tsx', gone);
vi.mock('#ui/features/lessons/lessons/present/lesson-presenter.tsx', gone);
vi.mock('#ui/features/lessons/lessons/present/lesson-prompter.tsx', gone);
vi.mock('#ui/features/identity/sign-in/login-mail-sent.tsx', gone);
vi.mock('#ui/features/identity/sign-in/second-step.tsx', gone);
vi.mock('#ui/features/identity/sign-in/follow-link.tsx', gone);
vi.mock('#ui/chakra/menu.tsx', gone);

const told = 'This part could not be loaded.';
const program = richText('```blocks\nwhen button pressed\nstop motor\n```');
const lesson = aLesson({ activities: [anActivity({ studentView: program })] });
const read = readableParts(lesson, 'open');
const user = newSessionUser({
  id: 'u1',
  email: 'marisol@oak.example',
  requiresPasswordSetup: false,
  signInMethod: 'email',
});
const signedIn = { state: 'signed-in', user, missing: [] } as const;
const showView = (view: 'present' | 'notes') =>
  showPage(LessonPage, { at: `/lessons/${lesson.slug}?view=${view}`, data: viewDataOf(view, read) });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('[REL-7] a part that cannot be fetched is reported in its place (regression)', () => {
  test("'Try it': the lesson around it stays", async () => {
    showPage(LessonPage, { at: `/lessons/${lesson.slug}`, data: inPlace(read, []) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try it: Build it' })));
    const activity = within(screen.getByRole('region', { name: 'Build it' }));
    expect((await activity.findByRole('alert')).textContent).toContain(told);
    expect(activity.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(activity.getByText('Put the blocks on the Dock.')).toBeTruthy();
  });

  test("'Assign': a dialog, which leads back to the button", async () => {
    showPage(LessonPage, { at: `/lessons/${lesson.slug}`, data: inPlace(read, []), session: signedIn });
    const assign = screen.getByRole('button', { name: 'Assign' });
    assign.focus();
    await userEvent.click(assign);
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }));
    expect(dialog.getByRole('alert').textContent).toContain(told);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(assign);
  });

  test('the presentation: its slides can be read', async () => {
    showView('present');
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(screen.getAllByText(lesson.title).length).toBeGreaterThan(0);
  });

  test('the notes of the presentation: they are below', async () => {
    showView('notes');
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(screen.getByText('Put the blocks on the Dock.')).toBeTruthy();
  });

  test('the step after a mail was sent: its address', async () => {
    openAccount('/login');
    await userEvent.type(field('Email'), 'ada@lovelace.test');
    await userEvent.click(button('Email me a link'));
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(screen.getByText(/If ada@lovelace.test can log in here/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  test('the second step', async () => {
    const world = aWorld();
    const ada = { email: 'ada@lovelace.test', password: 'difference-engine', displayName: 'Ada' };
    const secondFactors = [{ id: 'phone', name: 'Phone', enrolledAt: 0, secret: 'BLOCKYARDAAAAAB' }];
    world.identity.addUser({ ...ada, secondFactors });
    openAccount('/login', world);
    await userEvent.type(field('Email'), ada.email);
    await userEvent.type(field('Password'), ada.password);
    await userEvent.click(button('Log in'));
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  test('the page of a mailed link', async () => {
    openAccount('/login?mode=signIn&oobCode=code&apiKey=key');
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  test('[AUT-7] the account menu: its entries are in a native dialog, and work', async () => {
    const onLogout = vi.fn<() => void>();
    const session = {
      state: 'signed-in',
      firstName: 'Marisol',
      lastName: 'Okafor',
      role: 'teacher',
    } as const;
    render(
      <Themed>
        <AccountMenu session={session} onLogout={onLogout} />
      </Themed>,
    );
    const opener = screen.getByRole('button', { name: /^Account of/ });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your account' }));
    expect(dialog.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/settings/profile');
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
