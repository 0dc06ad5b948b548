import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { Toaster } from '#ui/components/notices/toaster.tsx';
import { Component as LoginPage } from '#ui/features/identity/sign-in/login-page.tsx';
import { Component as OnboardingPage } from '#ui/features/identity/sign-in/onboarding-complete-page.tsx';
import { Component as SignUpCompletePage } from '#ui/features/identity/sign-in/signup-complete-page.tsx';
import { Component as SignUpPage } from '#ui/features/identity/sign-in/signup-page.tsx';
import { Component as SocialCompletePage } from '#ui/features/identity/sign-in/signup-social-complete-page.tsx';
import { system } from '#ui/theme/system.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { aService } from '../../../../builders/a-service.ts';

const pages = [
  { path: '/login', Component: LoginPage },
  { path: '/signup', Component: SignUpPage },
  { path: '/signup/complete', Component: SignUpCompletePage },
  { path: '/signup/social-complete', Component: SocialCompletePage },
  { path: '/complete-onboarding', Component: OnboardingPage },
  { path: '*', Component: () => <h1>Elsewhere</h1> },
];

export function aWorld() {
  const service = aService();
  const browser = new InMemoryBrowser();
  const areas = emptyAreas();
  return {
    ...service,
    browser,
    areas,
    mailedCode: async (): Promise<string> => {
      await service.outbox.deliver(service.app.jobs.handlers.mail);
      return /\b(\d{6})\b/.exec(service.mailer.mails().at(-1)?.text ?? '')?.[1] ?? '';
    },
  };
}
export type World = ReturnType<typeof aWorld>;

export function openAccount(
  at: string,
  world: World = aWorld(),
  state: unknown = null,
  prepare: (app: ClientApp) => void = () => undefined,
) {
  const { browser, areas } = world;
  const storage = new InMemoryStorage(areas);
  const { client: app } = aPage(world, { browser, storage });
  prepare(app);
  const [pathname = '', search = ''] = at.split('?');
  const router = createMemoryRouter(pages, {
    initialEntries: [{ pathname, search: search === '' ? '' : `?${search}`, state }],
  });
  render(
    <ChakraProvider value={system}>
      <AppProvider app={app} storage={storage}>
        <RouterProvider router={router} />
        <Toaster />
      </AppProvider>
    </ChakraProvider>,
  );
  return {
    app,
    world,
    router,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

export const described = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Waits for the focus, which moves shortly after the page has changed. */
export const hasFocus = (element: Element): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element));

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
export const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
