import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { defaultPasswordPolicy } from '#domain/identity/sign-in/password-policy.ts';
import { err, ok } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { NewPasswordField } from '#ui/forms/new-password-field.tsx';
import { serverApp } from '#composition/client/server-app.ts';
import { describeFailure } from '#ui/messages/describe-failure.ts';
import { system } from '#ui/theme/system.ts';
import { emptyYear } from '../../builders/a-year.ts';

const server = serverApp({
  list: async () => ok([]),
  year: emptyYear,
  bySlug: async () => err({ kind: 'lesson/not-found', slug: '' }),
});
const rules = async () =>
  ok({ ...defaultPasswordPolicy, enforcement: 'ENFORCE', minLength: 8, numeric: true } as const);
const appWith = (passwordPolicy: ClientApp['account']['passwordPolicy']): ClientApp => ({
  ...server,
  account: { ...server.account, passwordPolicy },
});

/** Renders the field on the server, calls `happens` before the page's script runs, then hydrates it. */
async function hydratedAfter(happens: (field: HTMLInputElement) => void): Promise<HTMLInputElement> {
  const page = (
    <ChakraProvider value={system}>
      <AppProvider app={appWith(rules)}>
        <NewPasswordField label="Password" submission={{ fieldError: () => undefined, refusal: null }} />
      </AppProvider>
    </ChakraProvider>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  happens(screen.getByLabelText<HTMLInputElement>('Password'));
  const hydrated = await act(async () => hydrateRoot(root, page));
  onTestFinished(() => {
    act(() => hydrated.unmount());
    root.remove();
  });
  return screen.getByLabelText<HTMLInputElement>('Password');
}

const rulesShown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test("[AUT-9] a password typed before the page's script ran shows which rules it meets", async () => {
  const field = await hydratedAfter((unhydrated) => {
    unhydrated.value = 'tide-table';
  });
  expect(field.value).toBe('tide-table');
  expect(rulesShown()).toEqual(['met: at least 8 characters', 'not yet: a digit']);
});

test("[AUT-9] focusing a field before the page's script runs reads the rules on input (regression)", async () => {
  const field = await hydratedAfter((unhydrated) => unhydrated.focus());
  await act(async () => fireEvent.input(field, { target: { value: 'tide-table' } }));
  expect(rulesShown()).toEqual(['met: at least 8 characters', 'not yet: a digit']);
});

test('[AUT-9] if the rules cannot be read again after a refusal, the field says why instead of showing old rules', async () => {
  const away = { kind: 'identity/network-request-failed' } as const;
  const passwordPolicy = vi.fn<ClientApp['account']['passwordPolicy']>(rules);
  const page = (refusal: { readonly kind: 'identity/password-does-not-meet-requirements' } | null) => (
    <AppProvider app={appWith(passwordPolicy)}>
      <NewPasswordField label="Password" submission={{ fieldError: () => undefined, refusal }} />
    </AppProvider>
  );
  const { rerender } = render(page(null));
  await userEvent.type(screen.getByLabelText('Password'), 'abcdefg1');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  passwordPolicy.mockResolvedValue(err(away));
  rerender(page({ kind: 'identity/password-does-not-meet-requirements' }));
  expect(await screen.findByText(describeFailure(away))).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});
