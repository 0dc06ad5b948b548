import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '#ui/chakra/dialog.tsx';
import { Themed } from './themed.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () =>
  render(
    <Themed>
      <Dialog title="Ann Lee" onClose={() => undefined}>
        <input aria-label="First name" />
        <input aria-label="Last name" />
      </Dialog>
    </Themed>,
  );
const settle = () => act(() => vi.runAllTimersAsync());

test('[UI-4] a dialog opens with the focus in its first field', async () => {
  open();
  await settle();
  expect(screen.getByLabelText('First name')).toBe(document.activeElement);
});

test('[UI-4] whoever is in a field before the dialog takes the focus stays there, and types nothing over the first (regression)', async () => {
  open();
  act(() => screen.getByLabelText('Last name').focus());
  await settle();
  expect(screen.getByLabelText('Last name')).toBe(document.activeElement);
});
