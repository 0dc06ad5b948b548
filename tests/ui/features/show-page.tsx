import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import type { LessonFiles } from '#application/client/lessons/ports/lesson-files.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import type { Session } from '#domain/identity/navigation/session.ts';
import { ok } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { serverApp } from '#composition/client/server-app.ts';
import { system } from '#ui/theme/system.ts';

export function showPage(
  Component: ComponentType,
  {
    at,
    path = at.split('?')[0] ?? at,
    data = null,
    session = { state: 'signed-out', cause: 'visitor' },
    storage = new BrowserStorage(new InMemoryLog()),
    load,
    lessonFiles,
  }: {
    readonly at: string;
    readonly path?: string;
    readonly data?: unknown;
    readonly session?: Session;
    readonly storage?: Storage;
    readonly load?: () => unknown;
    readonly lessonFiles?: LessonFiles;
  },
) {
  const never = (): never => {
    throw new Error('A page does not ask for lessons itself.');
  };
  const app = serverApp({ list: never, year: never, bySlug: never });
  const known = {
    ...app,
    session: { ...app.session, current: () => session },
    lessonFiles: lessonFiles ?? app.lessonFiles,
    classrooms: { ...app.classrooms, list: async () => ok([]) },
  };
  const loader = load ?? (data === null ? undefined : () => data);
  const route = { id: 'page', path, Component, ...(loader === undefined ? {} : { loader }) };
  const router = createMemoryRouter([route], {
    initialEntries: [at],
    ...(data === null ? {} : { hydrationData: { loaderData: { page: data } } }),
  });
  const view = render(
    <ChakraProvider value={system}>
      <AppProvider app={known} storage={storage}>
        <RouterProvider router={router} />
      </AppProvider>
    </ChakraProvider>,
  );
  return { ...view, router };
}
