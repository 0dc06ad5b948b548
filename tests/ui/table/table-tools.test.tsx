import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { crates, of, openTable } from './open-table.tsx';

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Crates' })).getAllByRole('rowheader').length;
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));
const tool = (name: string | RegExp) => screen.findByRole('button', { name });

describe('filters', () => {
  test('[UI-9] of every kind of column filter the rows, are in the address and can be removed', async () => {
    const { person, address } = await openTable(of(crates(60)));
    await person.click(await tool('Filters'));
    const form = await dialog();
    const one = within(form.getByRole('group', { name: 'Filter 1' }));
    expect(one.getByLabelText('Condition')).toHaveProperty('value', 'contains');
    await person.type(one.getByLabelText('Value'), ' CRATE ');
    await person.click(form.getByRole('button', { name: 'Add a filter' }));
    const two = within(form.getByRole('group', { name: 'Filter 2' }));
    await person.selectOptions(two.getByLabelText('Column'), 'Weight');
    await person.selectOptions(two.getByLabelText('Condition'), 'is at most');
    await person.type(two.getByLabelText('Value'), '12');
    await person.click(form.getByRole('button', { name: 'Add a filter' }));
    const three = within(form.getByRole('group', { name: 'Filter 3' }));
    await person.selectOptions(three.getByLabelText('Column'), 'Deck');
    await person.selectOptions(three.getByLabelText('Condition'), 'is not');
    await person.selectOptions(three.getByLabelText('Value'), 'Lower deck');
    await person.click(form.getByRole('button', { name: 'Show the rows' }));
    await waitFor(async () => expect(await rows()).toBe(8));
    expect(address()).toContain(
      'filter=name.contains:CRATE&filter=weight.lte:12&filter=deck.notEquals:lower',
    );
    expect(screen.getByText('8 crates')).toBeDefined();
    expect(await tool('Filters (3)')).toBeDefined();
    await person.click(await tool('Remove the filter: Deck is not Lower deck'));
    await waitFor(async () => expect(await rows()).toBe(12));
    await person.click(await tool('Clear filters'));
    await waitFor(() => expect(address()).toBe(''));
  });

  test('[UI-9] can match any of several', async () => {
    const { person, address } = await openTable(of(crates(60)), '?filter=weight.gt:58&filter=weight.lt:2');
    await person.click(await tool('Filters (2)'));
    const form = await dialog();
    await person.click(form.getByRole('radio', { name: 'Any of these' }));
    await person.click(form.getByRole('button', { name: 'Show the rows' }));
    await waitFor(async () => expect(await rows()).toBe(3));
    expect(address()).toContain('match=any');
    expect(screen.getByText('Any of:')).toBeDefined();
  });

  test('[UI-6] an invalid filter is reported at its field, which gets the focus', async () => {
    const { person, address } = await openTable(of(crates(60)));
    await person.click(await tool('Filters'));
    const form = await dialog();
    await person.selectOptions(form.getByLabelText('Column'), 'Weight');
    await person.type(form.getByLabelText('Value'), 'heavy');
    await person.click(form.getByRole('button', { name: 'Show the rows' }));
    expect(form.getByText('Type a number, such as 12 or 4.5.')).toBeDefined();
    expect(form.getByLabelText('Value').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(form.getByLabelText('Value'));
    await person.selectOptions(form.getByLabelText('Condition'), 'is empty');
    expect(form.queryByLabelText('Value')).toBeNull();
    await person.click(form.getByRole('button', { name: 'Show the rows' }));
    await waitFor(() => expect(address()).toBe('?filter=weight.blank'));
  });
});

test('[UI-9] the search box searches one column, keeps the other filters, and is cleared by an empty search', async () => {
  const { person, address } = await openTable(of(crates(60)), '?filter=weight.lte:12');
  const box = async () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search by name' });
  await person.type(await box(), ' 01{Enter}');
  await waitFor(async () => expect(await rows()).toBe(4));
  expect(address()).toBe('?filter=name.contains:01&filter=weight.lte:12');
  expect((await box()).value).toBe('01');
  await person.clear(await box());
  await person.click(await tool('Search'));
  await waitFor(() => expect(address()).toBe('?filter=weight.lte:12'));
});

test('[UI-9] columns are chosen in a menu that stays open, and the first one is always shown', async () => {
  const { person, address } = await openTable(of(crates(60)));
  await person.click(await tool('Columns'));
  const item = (name: string) => screen.findByRole('menuitemcheckbox', { name });
  expect((await item('Weight')).getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
  await person.click(await item('Deck'));
  await waitFor(() => expect(address()).toBe('?columns=name,weight,landed,deck'));
  await waitFor(async () => expect((await item('Deck')).getAttribute('aria-checked')).toBe('true'));
  await person.click(await item('Weight'));
  await waitFor(() => expect(address()).toBe('?columns=name,landed,deck'));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['Name', 'Landed', 'Deck']));
});

test('[ROS-4] a file has the matching rows of all pages, and the visible columns', async () => {
  const { person } = await openTable(of(crates(260)), '?filter=weight.gt:10&columns=name,deck');
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        saved.push(blob);
        return 'blob:file';
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await person.click(await tool('Download CSV'));
  expect(await screen.findByText('The file has 250 rows.')).toBeDefined();
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(251);
  expect(lines.slice(0, 3)).toEqual(['Name,Deck', 'Crate 011,Lower deck', 'Crate 012,']);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a selection', () => {
  const box = (name: string) => screen.findByRole('checkbox', { name });

  test('[UI-9] spans pages: some rows, all of a page, or all matches except one', async () => {
    const { person, moved } = await openTable(of(crates(60)));
    await person.click(await box('Select Crate 002'));
    expect(screen.getByText('1 selected')).toBeDefined();
    expect(await box('Select all rows on this page')).toHaveProperty('indeterminate', true);
    await person.click(await box('Select all rows on this page'));
    expect(screen.getByText('25 selected')).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'Next' }));
    await person.click(await box('Select Crate 030'));
    expect(screen.getByText('26 selected')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Select all 60 crates' }));
    expect(screen.getByText('60 selected')).toBeDefined();
    await person.click(await box('Select Crate 030'));
    expect(screen.getByText('59 selected')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(moved).toHaveLength(59));
    expect(moved).not.toContain('c30');
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  test('[UI-9] ends when the filter changes, because it would have invisible rows', async () => {
    const { person, router } = await openTable(of(crates(60)));
    await person.click(await box('Select Crate 002'));
    await router.navigate('/yard?filter=weight.gt:20');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });
});
