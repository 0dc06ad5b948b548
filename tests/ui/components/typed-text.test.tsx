import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useEarlyChange } from '#ui/forms/use-early-change.ts';
import { useTypedText } from '#ui/forms/use-typed-text.ts';

const EmailForm = () => {
  const { attach, text, read } = useTypedText();
  return (
    <label>
      Email
      <input ref={attach} onBlur={read} />
      <output>{text}</output>
    </label>
  );
};

test("[ORG-9] an address typed before the page's script runs is read once it runs (regression)", async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<EmailForm />);
  const email = screen.getByLabelText<HTMLInputElement>(/Email/);
  email.value = ' vera@tidewater.example ';
  render(<EmailForm />, { container, hydrate: true });
  expect(screen.getByRole('status').textContent).toBe('vera@tidewater.example');
  await userEvent.clear(email);
  await userEvent.tab();
  expect(screen.getByRole('status').textContent).toBe('');
});

const Tasks = () => {
  const [ticked, tick] = useState(false);
  const [asked, ask] = useState('');
  const box = useEarlyChange<HTMLInputElement>(({ checked }) => tick(checked));
  const field = useEarlyChange<HTMLInputElement>(({ value }) => ask(value));
  return (
    <form>
      <input ref={box} aria-label="Print" type="checkbox" checked={ticked} onChange={() => tick(!ticked)} />
      <input ref={field} aria-label="Search" defaultValue="" />
      <output>{ticked ? `done: ${asked}` : 'open'}</output>
    </form>
  );
};

test("[UI-6] a box checked and text typed before the page's script runs count, and can be undone (regression)", async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Tasks />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Print' });
  box.checked = true;
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value = 'spam';
  render(<Tasks />, { container, hydrate: true });
  expect(screen.getByRole('status').textContent).toBe('done: spam');
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  expect(screen.getByRole('status').textContent).toBe('open');
});
