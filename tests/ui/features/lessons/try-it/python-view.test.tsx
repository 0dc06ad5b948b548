import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { parseProgram } from '#domain/lessons/programs/parse-program.ts';
import { PythonView } from '#ui/features/lessons/try-it/python-view.tsx';

test('[DOC-1] a program is shown as Python on request, and follows the blocks', async () => {
  const program = (text: string) => {
    const parsed = parseProgram(text);
    if (!parsed.ok) throw new Error('no program');
    return parsed.value;
  };
  const { rerender } = render(<PythonView program={program('when button pressed\nall lights off')} />);
  const code = screen.getByLabelText('The program in Python');
  expect(code.textContent).toBe('');
  await userEvent.click(screen.getByText('See it as Python'));
  expect(code.textContent).toContain('import dock');
  expect(code.textContent).not.toContain('"high"');
  rerender(<PythonView program={program('when button pressed\nplay tone (high) for (1) seconds')} />);
  expect(code.textContent).toContain('"high"');
});
