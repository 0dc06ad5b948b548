import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Presses an item of the open menu with the mouse, with a pause before the release. The menu highlights the item on the press and acts on
 * the release, and an immediate release may come before React has drawn the highlight.
 */
export async function pressMenuItem(name: string): Promise<void> {
  const person = userEvent.setup();
  const target = await screen.findByRole('menuitem', { name });
  await person.pointer({ keys: '[MouseLeft>]', target });
  await waitFor(() => expect(target.dataset['highlighted']).toBe(''));
  await person.pointer({ keys: '[/MouseLeft]', target });
}
