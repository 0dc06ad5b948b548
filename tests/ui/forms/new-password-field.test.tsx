import { ChakraProvider } from '@chakra-ui/react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPasswordPolicy } from '#domain/identity/password-policy.ts';
import { err, ok } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { NewPasswordField } from '#ui/forms/new-password-field.tsx';
import { serverApp } from '#ui/rendering/server-app.ts';
import { system } from '#ui/theme/system.ts';

const app = {
  ...serverApp({ list: async () => ok([]), bySlug: async () => err({ kind: 'lesson/not-found', slug: '' }) }),
  passwordPolicy: async () =>
    ok({ ...defaultPasswordPolicy, enforcement: 'ENFORCE', minLength: 8, numeric: true } as const),
};

test('[AUT-9] a password that was typed before the page’s script ran shows which rules it meets', async () => {
  const page = (
    <ChakraProvider value={system}>
      <AppProvider app={app}>
        <NewPasswordField label="Password" />
      </AppProvider>
    </ChakraProvider>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  screen.getByLabelText<HTMLInputElement>('Password').value = 'tide-table';
  const alive = await act(async () => hydrateRoot(root, page));
  onTestFinished(() => {
    act(() => alive.unmount());
    root.remove();
  });
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('tide-table');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'met: at least 8 characters',
    'not yet: a digit',
  ]);
});
