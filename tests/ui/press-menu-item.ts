import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Presses an item of the open menu with the mouse, as slowly as a finger does: the menu marks the item on the press and acts
 * on the release, and a press of no length may be over before React has drawn the mark.
 */
export async function pressMenuItem(name: string): Promise<void> {
  const person = userEvent.setup();
  const target = await screen.findByRole('menuitem', { name });
  await person.pointer({ keys: '[MouseLeft>]', target });
  await waitFor(() => expect(target.dataset['highlighted']).toBe(''));
  await person.pointer({ keys: '[/MouseLeft]', target });
}
