import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ChakraForms } from '#ui/chakra/chakra-forms.tsx';
import { EmailField } from '#ui/forms/email-field.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Themed } from './themed.tsx';

const accessible = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const WithChakra = ({ children }: { readonly children: ReactNode }) => (
  <Themed>
    <ChakraForms>{children}</ChakraForms>
  </Themed>
);

describe.each([
  ['plain fields', Themed],
  ["Chakra's fields", WithChakra],
])('with %s', (_name, Page) => {
  test('[UI-6] an error is linked to its field together with the hint', () => {
    render(
      <Page>
        <EmailField hint="We send a link to it." error="Enter an address like name@school.org." />
      </Page>,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(accessible(field)).toContain('Enter an address like name@school.org.');
    expect(accessible(field)).toContain('We send a link to it.');
  });

  test('a field without an error is not invalid and has no description', () => {
    render(
      <Page>
        <TextField label="First name" />
      </Page>,
    );
    const field = screen.getByRole('textbox', { name: 'First name' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  test('an optional field is described as such outside its name', () => {
    render(
      <Page>
        <TextField label="Phone" optional />
      </Page>,
    );
    expect(accessible(screen.getByRole('textbox', { name: 'Phone' }))).toContain('(optional)');
  });

  test('the password rules show which are met', () => {
    render(
      <Page>
        <PasswordField
          purpose="new"
          rules={[
            { label: 'at least 8 characters', met: true },
            { label: 'a number', met: false },
          ]}
        />
      </Page>,
    );
    const rules = within(screen.getByRole('list'));
    const [long, number] = rules.getAllByRole('listitem').map((item) => item.textContent);
    expect(long).toBe('met: at least 8 characters');
    expect(number).toBe('not yet: a number');
    expect(accessible(screen.getByLabelText('Password'))).toContain('not yet: a number');
  });

  test('the password can be shown, and keeps its value', async () => {
    render(
      <Page>
        <PasswordField />
      </Page>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'harbor light');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.type).toBe('text');
    expect(field.value).toBe('harbor light');
    await userEvent.click(screen.getByRole('button', { name: 'Show', pressed: true }));
    expect(field.type).toBe('password');
  });

  test('Caps Lock is reported while it is on', () => {
    render(
      <Page>
        <PasswordField />
      </Page>,
    );
    fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status').textContent).toBe('Caps Lock is on.');
    fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'a', modifierCapsLock: false });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('[UI-6] new problems get the focus, and each links to its field', async () => {
    const form = (problems: readonly { text: string; fieldId?: string }[]) => (
      <Page>
        <Form onSubmit={() => undefined} problems={problems}>
          <TextField label="First name" id="first-name" />
        </Form>
      </Page>
    );
    const { rerender } = render(form([]));
    rerender(form([{ text: 'Enter your first name.', fieldId: 'first-name' }]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Enter your first name.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First name' }));
  });

  test('a form that is being sent is busy and cannot be sent twice', async () => {
    const send = vi.fn<() => void>();
    const form = (pending: boolean) => (
      <Page>
        <Form onSubmit={send} pending={pending} aria-label="Log in">
          <SubmitButton pending={pending}>Log in</SubmitButton>
        </Form>
      </Page>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    rerender(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('form', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true');
  });
});
