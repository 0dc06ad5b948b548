import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { AppShell } from '#ui/app-shell.tsx';
import { Unhydrated } from '#ui/components/unhydrated.tsx';
import { useServedLinks } from '#ui/components/use-served-links.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { newLayoutState } from '#ui/routes/layout-state.tsx';
import { ok } from '#domain/result.ts';
import { emptyYear } from '../../builders/a-year.ts';

const app = serverApp({ list: async () => ok([]), year: emptyYear, bySlug: async () => ok({} as never) });
const rendered = vi.fn<(words: ReactNode) => void>();
const Words = ({ children }: { readonly children: ReactNode }) => {
  rendered(children);
  return <p>{children}</p>;
};

/** A text between two working buttons. The second button changes the text. */
const Page = ({ first, unless }: { readonly first: string; readonly unless?: boolean }) => {
  const [text, setText] = useState(first);
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button onClick={() => setPressed(pressed + 1)}>{`pressed ${pressed}`}</button>
      <Unhydrated as="section" of={text} unless={unless} aria-label="text">
        <Words>{text}</Words>
      </Unhydrated>
      <button onClick={() => setText('new words')}>change</button>
    </>
  );
};

let root: Root | null = null;

async function hydrated(page: ReactNode, served: ReactNode = page) {
  const frame = document.createElement('div');
  frame.innerHTML = renderToString(
    <AppShell app={app} layout={newLayoutState()}>
      {served}
    </AppShell>,
  );
  document.body.append(frame);
  const before = frame.querySelector('p');
  rendered.mockClear();
  const troubles: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(
      frame,
      <AppShell app={app} layout={newLayoutState()} storage={new InMemoryStorage(emptyAreas())}>
        {page}
      </AppShell>,
      { onRecoverableError: (error) => troubles.push(error) },
    );
  });
  return { before, troubles };
}

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  cleanup();
  document.body.replaceChildren();
});

test('server-rendered content stays without a second render, while its controls work', async () => {
  const { before, troubles } = await hydrated(<Page first="served words" />);
  fireEvent.click(screen.getByRole('button', { name: 'pressed 0' }));
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeDefined();
  expect(screen.getByText('served words')).toBe(before);
  expect(rendered).not.toHaveBeenCalled();
  expect(troubles).toEqual([]);
});

test('it is rendered again once it shows other content, or if it needs the browser', async () => {
  await hydrated(<Page first="served words" />);
  fireEvent.click(screen.getByRole('button', { name: 'change' }));
  expect(screen.getByRole('region', { name: 'text' }).textContent).toBe('new words');
  act(() => root?.unmount());
  await hydrated(<Page first="served words" unless />);
  expect(rendered).toHaveBeenCalledWith('served words');
});

test('it is rendered if the server did not render it, and when React renders a page from the start', async () => {
  render(
    <AppShell app={app} layout={newLayoutState()} storage={new InMemoryStorage(emptyAreas())}>
      <Page first="first words" />
    </AppShell>,
  );
  expect(screen.getByText('first words')).toBeDefined();
  cleanup();
  const { troubles } = await hydrated(<Page first="our words" />, <button>another page</button>);
  expect(troubles).not.toEqual([]);
  expect(screen.getByRole('region', { name: 'text' }).textContent).toBe('our words');
});

test('the router follows its links to pages of the app, and the browser those to files and anchors', async () => {
  const Links = () => {
    useServedLinks((pathname) => pathname === '/lessons');
    return (
      <Unhydrated as="div" of="links">
        <a href="/lessons?page=2#top">lessons</a>
        <a href="/v1/files/a.pdf">file</a>
        <a href="#place">place</a>
      </Unhydrated>
    );
  };
  const router = createMemoryRouter(
    [
      { path: '/', element: <Links /> },
      { path: '/lessons', element: <h1>All lessons</h1> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  for (const name of ['file', 'place'])
    expect(fireEvent.click(screen.getByRole('link', { name })), name).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'lessons' }), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'lessons' }))).toBe(false);
  await screen.findByRole('heading', { name: 'All lessons' });
  expect(router.state.location).toMatchObject({ pathname: '/lessons', search: '?page=2', hash: '#top' });
});
