import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { err, ok, type Result } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import type { ClientFailure } from '#ui/messages/client-failure.ts';
import { QueryBoundary } from '#ui/data/query-boundary.tsx';
import { useLoadedQuery } from '#ui/data/use-loaded-query.ts';
import { useQuery } from '#ui/data/use-query.ts';
import { useRevalidateOnFocus } from '#ui/data/use-revalidate-on-focus.ts';
import { aPage } from '../../builders/a-page.ts';
import { aService } from '../../builders/a-service.ts';

type Read = Result<string, ClientFailure>;

const away: Read = err({ kind: 'service/unreachable' });
const stale = 'This may be out of date, because Blockyard could not be reached.';

test("[UI-6] a component's query shows progress, is retried after a failure, and shows its result", async () => {
  const person = userEvent.setup();
  const asked: ((read: Read) => void)[] = [];
  const question = () => new Promise<Read>((resolve) => void asked.push(resolve));
  const Part = () => (
    <QueryBoundary query={useQuery(question)} waiting="Looking up">
      {(value) => <p>{value}</p>}
    </QueryBoundary>
  );
  render(<Part />);
  expect(screen.getByRole('status').textContent).toBe('Looking up');

  asked[0]?.(away);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await person.click(again);
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await person.click(again);
  expect(asked).toHaveLength(2);

  asked[1]?.(ok('Room 12'));
  expect(await screen.findByText('Room 12')).toBeTruthy();
});

test('[UI-6] data of a loader stays with a notice when a second read fails, but not for another subject', async () => {
  const person = userEvent.setup();
  const reads: Read[] = [ok('Room 12'), away, away];
  const Page = () => {
    const [search, setSearch] = useSearchParams();
    const { revalidate } = useRevalidator();
    return (
      <>
        <QueryBoundary query={useLoadedQuery(useLoaderData<Read>(), search.get('of') ?? '')}>
          {(value) => <p>{value}</p>}
        </QueryBoundary>
        <button onClick={() => void revalidate()}>Read again</button>
        <button onClick={() => setSearch({ of: 'another' })}>Another</button>
      </>
    );
  };
  const Stub = createRoutesStub([
    { path: '/', Component: Page, HydrateFallback: () => null, loader: () => reads.shift() ?? away },
  ]);
  render(
    <AppProvider app={aPage(aService()).client}>
      <Stub />
    </AppProvider>,
  );
  expect(await screen.findByText('Room 12')).toBeTruthy();
  expect(screen.queryByText(stale)).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText(stale)).toBeTruthy();
  expect(screen.getByText('Room 12')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Another' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('Room 12')).toBeNull();
});

test('[UI-6] a user who returns while the page is being read sees the current state (regression)', async () => {
  const asked: ((read: string) => void)[] = [];
  const Page = () => {
    useRevalidateOnFocus();
    return <p>{useLoaderData<string>()}</p>;
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      HydrateFallback: () => null,
      loader: () => new Promise<string>((resolve) => void asked.push(resolve)),
    },
  ]);
  render(<Stub />);
  const readOnce = (times: number) => waitFor(() => expect(asked).toHaveLength(times));
  await readOnce(1);
  asked[0]?.('Room 12');
  await screen.findByText('Room 12');

  // Opening a tab fires both events, but causes only one read.
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await readOnce(2);
  window.dispatchEvent(new Event('focus'));
  await readOnce(3);
  asked[1]?.('Room 13');
  asked[2]?.('Room 14');
  expect(await screen.findByText('Room 14')).toBeTruthy();
  expect(asked).toHaveLength(3);
});
