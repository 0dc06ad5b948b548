import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Page, TableQuery } from '#domain/platform/tables/page.ts';
import { type Crate, crates, of, openTable } from './open-table.tsx';

const table = () => screen.findByRole('table', { name: 'Crates' });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => within(header(name)).getByRole('button');

const endless =
  (total: number) =>
  ({ size, start }: TableQuery): Page<Crate> => {
    const from =
      start === null ? 0 : 'after' in start ? Number(start.after.id) + 1 : Number(start.before.id) - size;
    const rows = crates(size).map((crate, at) => ({
      ...crate,
      id: String(from + at),
      name: `Crate ${String(from + at).padStart(6, '0')}`,
    }));
    const place = (id: number) => ({ key: `crate ${String(id).padStart(6, '0')}`, id: String(id) });
    return { rows, total, before: from === 0 ? null : place(from), after: place(from + size - 1) };
  };

describe('a table', () => {
  test('[UI-9] with a few rows has headers that sort, and nothing else', async () => {
    const { person, address } = await openTable(of(crates(3)));
    expect(await names()).toEqual(['Crate 001', 'Crate 002', 'Crate 003']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Weight',
      'Landed',
    ]);
    expect(screen.queryByRole('group', { name: 'Table tools' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(screen.getByText('3 crates').tagName).toBe('OUTPUT');
    expect(header('Name').getAttribute('aria-sort')).toBe('ascending');
    await person.click(sortBy('Name'));
    await waitFor(async () => expect(await names()).toEqual(['Crate 003', 'Crate 002', 'Crate 001']));
    expect(header('Name').getAttribute('aria-sort')).toBe('descending');
    expect(address()).toBe('?sort=-name');
  });

  test('[UI-9] sorts by keyboard, numbers from the largest, and only one header is sorted', async () => {
    const { person, address } = await openTable(of(crates(3)));
    await table();
    sortBy('Weight').focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(header('Weight').getAttribute('aria-sort')).toBe('descending'));
    expect(header('Name').hasAttribute('aria-sort')).toBe(false);
    expect(address()).toBe('?sort=-weight');
    await person.keyboard(' ');
    await waitFor(() => expect(address()).toBe('?sort=weight'));
    expect(document.activeElement).toBe(sortBy('Weight'));
  });

  test('[ROS-4] with 100,000 rows renders a page of them, and pages in both directions', async () => {
    const { person, router, address } = await openTable(endless(100_000), '?size=50');
    expect(await names()).toHaveLength(50);
    expect(screen.getByText('100,000 crates')).toBeDefined();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    const firstPage = await names();
    await person.click(pages.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(address()).toContain('after=["crate'));
    await waitFor(async () => expect(await names()).not.toEqual(firstPage));
    expect(await names()).toHaveLength(50);
    await person.click(pages.getByRole('link', { name: 'Previous' }));
    await waitFor(async () => expect(await names()).toEqual(firstPage));
    await router.navigate(-1);
    await waitFor(() => expect(address()).toContain('after='));
    await person.selectOptions(screen.getByLabelText('Rows per page'), '100');
    await waitFor(async () => expect(await names()).toHaveLength(100));
    expect(address()).toBe('?size=100');
  });

  test('[UI-9] has its state in the address, and going back restores it', async () => {
    const { router } = await openTable(
      of(crates(40)),
      '?filter=weight.gt:30&filter=name.contains:CRATE&sort=-weight&columns=name,deck',
    );
    expect((await names())[0]).toBe('Crate 040');
    expect(await names()).toHaveLength(10);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Deck',
    ]);
    await router.navigate('/yard');
    await waitFor(async () => expect(await names()).toHaveLength(25));
    await router.navigate(-1);
    await waitFor(async () => expect(await names()).toHaveLength(10));
  });

  test.each(['?filter=paint.contains:red', '?size=3', '?columns=name,paint', '?after=nonsense'])(
    '[UI-9] ignores and reports an invalid address (%s), and shows the default',
    async (search) => {
      await openTable(of(crates(3)), search);
      expect(await names()).toHaveLength(3);
      expect(screen.getByText(/Part of this address could not be read/)).toBeDefined();
    },
  );
});

describe('the states of a table', () => {
  test("[UI-6] shows its page's text if it has no rows", async () => {
    await openTable(of([]));
    expect(await screen.findByText('The yard is empty.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('[UI-6] if no row matches, one click clears the filters', async () => {
    const { person } = await openTable(of(crates(3)), '?filter=name.contains:barge');
    expect(await screen.findByRole('heading', { name: 'No rows match' })).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(await names()).toHaveLength(3);
  });

  test('[UI-6] a page whose rows are deleted links to the first one', async () => {
    const { person } = await openTable(of(crates(3)), '?after=["zebra","c9"]');
    expect(await screen.findByRole('heading', { name: 'There are no more rows here' })).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'Go to the first page' }));
    expect(await names()).toHaveLength(3);
  });

  test('[UI-6] if reading fails, the reason is shown, and a retry shows the rows', async () => {
    const { person, service } = await openTable(of(crates(3)), '', { online: false });
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not reach Blockyard/);
    service.online = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toHaveLength(3);
  });

  test('[UI-6] data stays if it cannot be read again, but not for another query', async () => {
    const { router, service } = await openTable(of(crates(3)));
    await table();
    service.online = false;
    await router.revalidate();
    expect(await screen.findByText(/may be out of date/)).toBeDefined();
    expect(await names()).toHaveLength(3);
    await router.navigate('/yard?sort=-name');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
