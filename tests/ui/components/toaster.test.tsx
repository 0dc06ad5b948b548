import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
// The app loads this with the first toast. The import compiles it before the tests run.
import '#ui/chakra/toasts.tsx';
import { dismissToasts, toast } from '#ui/components/notices/toast.ts';
import { Toaster } from '#ui/components/notices/toaster.tsx';

const show = () =>
  render(
    <>
      <Toaster />
      <button type="button">after</button>
    </>,
  );

test('a message sent before it can be shown is shown, too, and disappears when it is closed', async () => {
  toast('Saved.');
  show();
  await screen.findByText('Saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
});

test("a message's action runs once, and the message disappears", async () => {
  const undo = vi.fn<() => void>();
  show();
  act(() => toast('Removed.', { label: 'Undo', run: undo }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Removed.')).toBeNull());
});

test('[UI-4] the keyboard focus can leave a message (regression)', async () => {
  show();
  act(() => toast('Saved.'));
  await screen.findByText('Saved.');
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab();
    stops.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
    );
  }
  expect(stops).toEqual(['Saved.', 'Close this message', 'after']);
  await act(async () => undefined);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'after' }));
});

test('[UI-4] a failure removes “Saved.”; a message with undo stays (regression)', async () => {
  show();
  act(() => {
    toast('Saved.');
    toast('Removed.', { label: 'Undo', run: () => undefined });
  });
  await screen.findByText('Saved.');
  act(() => dismissToasts());
  await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
  expect(screen.getByText('Removed.')).toBeTruthy();
});
