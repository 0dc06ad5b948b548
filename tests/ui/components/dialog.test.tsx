import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('Escape closes a dialog only while its fields are unchanged', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Themed>
      <Dialog title="Add students" onClose={onClose}>
        <textarea aria-label="Names" />
        <input type="checkbox" aria-label="Send a letter" />
      </Dialog>
    </Themed>,
  );
  await settle();
  const names = screen.getByLabelText('Names');
  fireEvent.change(names, { target: { value: 'Ann Lee' } });
  fireEvent.keyDown(names, { key: 'Escape' });
  await settle();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.change(names, { target: { value: '' } });
  fireEvent.keyDown(names, { key: 'Escape' });
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
});

test('[UI-4] a user who focuses a field before the dialog does keeps the focus, and does not type into the first field (regression)', async () => {
  open();
  act(() => screen.getByLabelText('Last name').focus());
  await settle();
  expect(screen.getByLabelText('Last name')).toBe(document.activeElement);
});
