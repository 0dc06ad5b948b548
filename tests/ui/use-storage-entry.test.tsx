import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import type { StorageEntry, Storage } from '#application/client/platform/ports/storage.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { serverApp } from '#composition/client/server-app.ts';
import { useStorageEntry } from '#ui/use-storage-entry.ts';

type Crates = { readonly count: number };
const entry: StorageEntry<Crates> = {
  area: 'local',
  key: 'crates',
  decode: (value) => (typeof value === 'object' ? (value as Crates) : null),
};
const one = (now: Crates | null): Crates => ({ count: (now?.count ?? 0) + 1 });
const never = (): never => {
  throw new Error('not asked');
};
const app = serverApp({ list: never, year: never, bySlug: never });

const Count = () => {
  const [stored, change] = useStorageEntry(entry);
  return <button onClick={() => change(one)}>{stored === null ? 'none' : stored.count}</button>;
};
const page = (storage?: Storage) => (
  <AppProvider app={app} storage={storage}>
    <Count />
    <Count />
  </AppProvider>
);
const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = () => act(() => screen.getAllByRole('button')[0]?.click());

test('the stored value is shown, and a change is visible everywhere on the page', () => {
  const storage = new InMemoryStorage();
  storage.write(entry, { count: 4 });
  render(page(storage));
  expect(shown()).toEqual(['4', '4']);
  press();
  expect(shown()).toEqual(['5', '5']);
  expect(storage.read(entry)).toEqual({ count: 5 });
});

test('a change in another tab is shown, and later changes are based on it', () => {
  const areas = emptyAreas();
  render(page(new InMemoryStorage(areas)));
  act(() => void new InMemoryStorage(areas).write(entry, { count: 7 }));
  expect(shown()).toEqual(['7', '7']);
  press();
  expect(shown()).toEqual(['8', '8']);
});

test('[REL-7] without storage it is kept for this page', () => {
  render(page(new InMemoryStorage({ ...emptyAreas(), refuses: 'blocked' })));
  press();
  press();
  expect(shown()).toEqual(['2', '2']);
});

test('nothing is stored on the server', () => {
  expect(renderToString(page())).toContain('none');
});
