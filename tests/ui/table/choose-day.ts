import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function chooseDay(person: UserEvent, day: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: /^Filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fireEvent.change(dialog.getByLabelText(/^As of/), { target: { value: day } });
  await person.click(dialog.getByRole('button', { name: 'Show the rows' }));
}
