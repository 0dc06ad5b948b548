import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ChakraForms } from '#ui/chakra/chakra-forms.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

const openCalendar = async (limits: { readonly min?: string } = {}) => {
  const typed: string[] = [];
  const person = userEvent.setup();
  render(
    <ChakraForms>
      <TextField
        type="date"
        label="Due on"
        name="dueOn"
        defaultValue="2026-11-10"
        {...limits}
        onChange={({ target }) => typed.push(target.value)}
      />
    </ChakraForms>,
  );
  await person.click(await screen.findByRole('button', { name: 'Open the calendar' }));
  return { person, typed, days: await screen.findByRole('grid') };
};

test('[UI-2] the calendar of a date field begins each week on Sunday and writes the chosen day into the field', async () => {
  const { person, typed, days } = await openCalendar();
  // November 1, 2026 is a Sunday.
  expect(within(days).getAllByRole('gridcell')[0]?.dataset['value']).toBe('2026-11-01');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/November 10, 2026/),
  );
  await person.click(within(days).getByRole('button', { name: /November 24, 2026/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Due on').value).toBe('2026-11-24');
  expect(typed).toEqual(['2026-11-24']);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the calendar' })),
  );
});
