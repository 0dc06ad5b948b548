import { expect, test, vi } from 'vitest';
import { pageModule } from '#ui/routes/page-module.ts';
import type { PageModule } from '#ui/routes/route-spec.ts';

const page: PageModule = { Component: () => null };

test('the module of a page is requested once, and each page has its own', async () => {
  const load = vi.fn<() => Promise<PageModule>>().mockResolvedValue(page);
  const other = vi.fn<() => Promise<PageModule>>().mockResolvedValue({ Component: () => null });
  expect(await pageModule(load)).toBe(page);
  expect(await pageModule(load)).toBe(page);
  expect(await pageModule(other)).not.toBe(page);
  expect(load).toHaveBeenCalledOnce();
});

test('[NAV-16] a module that could not be fetched is requested again', async () => {
  const load = vi
    .fn<() => Promise<PageModule>>()
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(page);
  await expect(pageModule(load)).rejects.toThrow('Failed to fetch');
  expect(await pageModule(load)).toBe(page);
});
