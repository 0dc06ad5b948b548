import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { ok } from '#domain/result.ts';
import { ChakraForms } from '#ui/chakra/chakra-forms.tsx';
import { CheckboxField } from '#ui/chakra/checkbox-field.tsx';
import { DraftsProvider } from '#ui/forms/drafts-context.ts';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { createFormDrafts } from '#ui/forms/form-drafts.ts';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSubmission } from '#ui/forms/use-submission.ts';
import { hasUnsavedInput } from '#ui/routes/unsaved-input.ts';

const personOf = (id: string) => ({
  id,
  email: `${id}@example.org`,
  requiresPasswordSetup: false,
  signInMethod: 'email' as const,
});

const ProfileForm = () => {
  const submission = useSubmission<'firstName', void>(
    async () => ok(undefined),
    () => undefined,
  );
  return (
    <main>
      <Form {...submission.form}>
        <TextField label="First name" name="firstName" defaultValue="Ada" />
        <TextField label="Email" name="email" readOnly defaultValue="ada@example.org" />
        <TextField label="Code" name="code" autoComplete="one-time-code" />
        <PasswordField label="Password" name="password" />
        <input type="checkbox" name="news" aria-label="News" />
        <ChakraForms>
          <CheckboxField label="Visible" name="visible" defaultChecked />
          <TextField label="Note" name="note" />
        </ChakraForms>
        <SubmitButton pending={submission.pending}>Save</SubmitButton>
      </Form>
    </main>
  );
};

let areas: ReturnType<typeof emptyAreas>;
let session: ReturnType<typeof createSessionStore>;

function newPage() {
  const storage = new InMemoryStorage(areas);
  session = createSessionStore(storage);
  const router = createMemoryRouter([{ path: '*', Component: ProfileForm }], {
    initialEntries: ['/settings/profile'],
  });
  return (
    <DraftsProvider value={createFormDrafts(storage, session)}>
      <RouterProvider router={router} />
    </DraftsProvider>
  );
}

function loadPage(): void {
  cleanup();
  render(newPage());
}

function loadPageAs(id: string | null): void {
  areas.local.clear();
  if (id !== null) createSessionStore(new InMemoryStorage(areas)).enter(personOf(id), null, []);
  loadPage();
  if (id === null) session.leave('visitor');
  else session.enter(personOf(id), null, []);
}

const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const drafts = (): string => areas.session.get('blockyard-drafts') ?? '';

beforeEach(() => {
  areas = emptyAreas();
  loadPageAs('ada');
});

test('[ONB-5] typed values are restored after a reload', async () => {
  await type('First name', 'Grace');
  await userEvent.click(screen.getByLabelText('News'));
  loadPageAs('ada');
  expect(valueOf('First name')).toBe('Grace');
  expect(screen.getByLabelText<HTMLInputElement>('News').checked).toBe(true);
});

test("[ONB-5] values typed before the page's script ran are restored, too (regression)", () => {
  cleanup();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(newPage());
  screen.getByLabelText<HTMLInputElement>('First name').value = 'Grace';
  render(newPage(), { container, hydrate: true });
  expect(valueOf('First name')).toBe('Grace');
  loadPageAs('ada');
  expect(valueOf('First name')).toBe('Grace');
});

test('[ONB-5] a Chakra checkbox is restored, and values typed after it', async () => {
  await userEvent.click(screen.getByLabelText('Visible'));
  expect(hasUnsavedInput(document)).toBe(true);
  await type('Note', 'Bring tape');
  // The second reload must find the data that the first one restored.
  loadPageAs('ada');
  loadPageAs('ada');
  expect(valueOf('Note')).toBe('Bring tape');
  const box = screen.getByLabelText<HTMLInputElement>('Visible');
  expect(box.checked).toBe(false);
  await waitFor(() => expect(box.nextElementSibling?.getAttribute('data-state')).toBe('unchecked'));
});

test('[NAV-9] drafts stay while the session is lost, for the same user', async () => {
  await type('First name', 'Grace');
  session.leave('lost');
  loadPageAs(null);
  expect(valueOf('First name')).toBe('Ada');
  loadPageAs('ada');
  expect(valueOf('First name')).toBe('Grace');
});

test('[AUT-7] every way of logging out deletes them', async () => {
  for (const leaving of ['logout', 'everywhere', 'deleted'] as const) {
    loadPageAs('ada');
    await type('First name', 'Grace');
    session.leave(leaving);
    expect(drafts()).toBe('');
  }
});

test("another user's sign-in deletes them", async () => {
  await type('First name', 'Grace');
  session.leave('lost');
  loadPageAs('grace');
  expect(drafts()).toBe('');
  expect(valueOf('First name')).toBe('Ada');
});

test('a sent form is deleted, and is not unsaved until it changes again', async () => {
  await type('First name', 'Grace');
  expect(hasUnsavedInput(document)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(drafts()).toBe('');
  expect(hasUnsavedInput(document)).toBe(false);
  await userEvent.type(screen.getByLabelText('First name'), '!');
  expect(hasUnsavedInput(document)).toBe(true);
});

test('[NAV-9] [SEC-1] a password is not stored even while it is shown (regression)', async () => {
  loadPageAs('ada');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.type(screen.getByLabelText('Password'), 'difference-engine');
  await userEvent.type(screen.getByLabelText('First name'), ' B');
  expect([...areas.session.values(), ...areas.local.values()].join()).toContain('Ada B');
  expect([...areas.session.values(), ...areas.local.values()].join()).not.toContain('difference');
});

test('passwords, codes and read-only values are never stored', async () => {
  await type('Password', 'tide-table');
  await type('Code', '123456');
  await type('First name', 'Grace');
  expect(drafts()).toContain('Grace');
  expect(drafts()).not.toMatch(/tide-table|123456|ada@example\.org/);
});

test('stored values that are not a draft are ignored', () => {
  areas.session.set(
    'blockyard-drafts',
    '{"/settings/profile ":{"by":"ada","fields":{"firstName":7}},"x":null}',
  );
  loadPageAs('ada');
  expect(valueOf('First name')).toBe('Ada');
});

test("[LIC-7] a long-lived form's draft outlives its tab until it is sent, but another form's does not", async () => {
  const Order = ({ long }: { readonly long: boolean }) => {
    const submission = useSubmission<'school', void>(
      async () => ok(undefined),
      () => undefined,
    );
    return (
      <Form {...submission.form} {...(long ? { 'data-draft': 'browser' } : {})}>
        <TextField label="School" name="school" />
        <SubmitButton pending={submission.pending}>Order</SubmitButton>
      </Form>
    );
  };
  const openTab = (long: boolean): void => {
    cleanup();
    areas = { ...areas, session: new Map() };
    const storage = new InMemoryStorage(areas);
    session = createSessionStore(storage);
    const router = createMemoryRouter([{ path: '*', element: <Order long={long} /> }]);
    render(
      <DraftsProvider value={createFormDrafts(storage, session)}>
        <RouterProvider router={router} />
      </DraftsProvider>,
    );
    session.leave('visitor');
  };
  areas.local.clear();
  for (const long of [true, false]) {
    openTab(long);
    await type('School', 'Pier Street');
    openTab(long);
    expect(valueOf('School')).toBe(long ? 'Pier Street' : '');
  }
  openTab(true);
  expect(valueOf('School')).toBe('Pier Street');
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  openTab(true);
  expect(valueOf('School')).toBe('');
});
