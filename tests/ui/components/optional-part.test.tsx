import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { optionalPart } from '#ui/components/optional-part.ts';

const page = (Part: ReturnType<typeof optionalPart>) =>
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <h1>Lessons</h1>
      <Part />
    </Suspense>,
  );

test('a loaded part is shown', async () => {
  page(optionalPart(async () => () => <p>On this device</p>));
  expect(await screen.findByText('On this device')).toBeTruthy();
});

test('[REL-7] a page works without a part that cannot be fetched, and this is logged (regression)', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  page(optionalPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))));
  expect(await screen.findByRole('heading', { name: 'Lessons' })).toBeTruthy();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('left out'), expect.any(TypeError));
  warned.mockRestore();
});
