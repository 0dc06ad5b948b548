import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FetchedPart, type Part, fetchedPart } from '#ui/components/fetched-part.tsx';
import { withStyles } from '#ui/components/with-styles.ts';

type Greeting = { readonly name: string };
const Hello = ({ name }: Greeting) => <p>Hello {name}</p>;
const gone = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
  vi.restoreAllMocks();
});

/** A part that loads only while the network is up. */
function aPart() {
  const network = { up: true, fetches: 0 };
  const part = fetchedPart<Greeting>(async (): Promise<ComponentType<Greeting>> => {
    network.fetches += 1;
    if (!network.up) throw gone;
    return Hello;
  });
  return { network, part };
}

const open = (part: Part<Greeting>) =>
  act(async () => {
    render(
      <>
        <input aria-label="Note" />
        <FetchedPart part={part} waiting={<p>On its way</p>}>
          {(Greet) => <Greet name="Ada" />}
        </FetchedPart>
      </>,
    );
  });
const again = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

test('a loaded part is shown, and fetched once', async () => {
  const { network, part } = aPart();
  await open(part);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  cleanup();
  await open(part);
  expect(network.fetches).toBe(1);
});

test('[REL-7] a part that cannot be fetched is replaced by a notice, and the page around it stays (regression)', async () => {
  const { network, part } = aPart();
  network.up = false;
  await open(part);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
  expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded.');
  await again();
  expect(screen.getByRole('alert')).toBeTruthy();
  network.up = true;
  await again();
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed');
});

test('it is retried when it is closed and opened again', async () => {
  const { network, part } = aPart();
  network.up = false;
  await open(part);
  cleanup();
  network.up = true;
  await open(part);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('a style sheet that could not be fetched is fetched again before the part is shown (regression)', async () => {
  let asked = 0;
  const addLink = () => {
    const link = '<link rel="stylesheet" crossorigin="" href="/assets/greeting.css">';
    document.head.insertAdjacentHTML('beforeend', link);
    return document.head.lastElementChild;
  };
  // As in the built code, only the first call requests the style sheet. If the style sheet fails, the part fails, too.
  const part = fetchedPart<Greeting>(() =>
    withStyles(async () => {
      asked += 1;
      if (asked > 1) return Hello;
      addLink()?.dispatchEvent(new Event('error'));
      throw gone;
    }),
  );
  await open(part);
  const failed = document.querySelector('link');
  await again();
  const second = document.querySelector('link');
  expect(second).not.toBe(failed);
  expect(second?.outerHTML).toBe(failed?.outerHTML);
  await act(async () => void second?.dispatchEvent(new Event('error')));
  expect(screen.getByRole('alert')).toBeTruthy();
  await again();
  expect(screen.queryByText('Hello Ada')).toBeNull();
  await act(async () => void document.querySelector('link')?.dispatchEvent(new Event('load')));
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  expect(asked).toBe(2);
});
