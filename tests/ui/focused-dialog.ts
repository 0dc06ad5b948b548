import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Returns an open dialog once it has the focus. If it closed earlier, it would not return the focus. */
export async function focusedDialog(name: string): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}
