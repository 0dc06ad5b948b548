import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { err } from '#domain/result.ts';
import { openProfile } from './open-profile.tsx';

const section = () => within(screen.getByRole('region', { name: 'Emails' }));
const news = () => section().findByRole('checkbox', { name: /^Product news/ });
const isChecked = (box: HTMLElement): boolean => box instanceof HTMLInputElement && box.checked;

test('[ORG-10] product news is off until the user turns it on, and every change is recorded', async () => {
  const { client, person } = await openProfile();
  const said = async () => {
    const read = await client.consents.read();
    return read.ok ? read.value.filter(({ subject }) => subject === 'news').map(({ given }) => given) : null;
  };
  expect(isChecked(await news())).toBe(false);
  expect(await said()).toEqual([]);
  await person.click(await news());
  expect(await screen.findByText('You will now get product news.')).toBeDefined();
  expect(await said()).toEqual([true]);
  await person.click(await news());
  expect(await screen.findByText('You will no longer get product news.')).toBeDefined();
  expect(await said()).toEqual([false]);
});

test('[ORG-10] a choice that was not saved is not shown as selected', async () => {
  const { client, person } = await openProfile();
  vi.spyOn(client.consents, 'give').mockResolvedValueOnce(err({ kind: 'service/unreachable' }));
  await person.click(await news());
  expect((await section().findByRole('alert')).textContent).toContain('We could not reach Blockyard.');
  await waitFor(async () => expect(isChecked(await news())).toBe(false));
  await person.click(await news());
  await waitFor(async () => expect(isChecked(await news())).toBe(true));
});
