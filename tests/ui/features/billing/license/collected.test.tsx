import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { quoteIn } from '#domain/billing/orders/offer.ts';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

async function opened(firstName: string) {
  const { service, logIn } = await aStaffedDistrict();
  const ada = await logIn('Ada');
  const offer = got(await ada.orders.offer());
  const quote = got(quoteIn(offer, { seats: 100, term: 1 }));
  const form = { plan: 'district', seats: 100, term: 1, startsOn: quote.startsOn } as const;
  const order = got(
    await ada.orders.orderOnInvoice(
      { ...form, totalCents: quote.total.cents },
      { number: 'PO 4711', file: null },
    ),
  );
  await service.transaction.run(({ orders }) => orders.setTrust(order, 'verified'));
  const app = firstName === 'Ada' ? ada : await logIn(firstName);
  await openAs(app, '/settings/license');
  return { service, app };
}

const section = () => screen.findByRole('region', { name: 'On the next invoice' });

test('[LIC-4] a buyer enters the new number of seats, sees the price, and finds them on the next invoice', async () => {
  const { app } = await opened('Ada');
  const next = within(await section());
  expect(next.getByText('Nothing so far.')).toBeDefined();
  const field = next.getByRole('textbox', { name: 'Number of seats on the license' });
  expect(field).toHaveProperty('value', '100');
  await userEvent.clear(field);
  await userEvent.type(field, '201');
  expect(next.getByText(/Type a total of at most 200/)).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, '103');
  expect(
    next.getByText(/^3 more seats from today until the license ends: \$267\.00, tax included/),
  ).toBeDefined();
  await userEvent.click(next.getByRole('button', { name: 'Add 3 seats on the next invoice' }));
  expect(
    await screen.findByText(/So far \$267\.00\. The invoice will be issued on 10\/01\/2026/),
  ).toBeDefined();
  const list = within(await screen.findByRole('list', { name: 'On the next invoice, line by line' }));
  expect(list.getByText(/3 seats from 09\/01\/2026 until 08\/31\/2027, 365 days/)).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: /^Remove: 3 seats/ }));
  expect(await screen.findByText('Nothing so far.')).toBeDefined();
  expect(got(await app.orders.collected())?.order).toBeNull();
});

test('[LIC-4] [LIC-7] the invoice is issued at once on request, and is in the documents', async () => {
  const { app } = await opened('Ada');
  const next = within(await section());
  const field = next.getByRole('textbox', { name: 'Number of seats on the license' });
  await userEvent.clear(field);
  await userEvent.type(field, '101');
  await userEvent.click(next.getByRole('button', { name: 'Add 1 seat on the next invoice' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Invoice now' }));
  await waitFor(async () => expect(got(await app.orders.collected())?.order).toBeNull());
  const papers = await screen.findByRole('list', { name: 'Documents' });
  await waitFor(() => expect(within(papers).getAllByText(/^Invoice INV-/)).toHaveLength(2));
  const kinds = got(await app.orders.documents()).map(({ kind }) => kind);
  expect(kinds).toEqual(['invoice', 'invoice']);
});

test.each(['Mia', 'Ben'])('[LIC-4] %s, who does not buy, sees no invoice', async (firstName) => {
  await opened(firstName);
  await screen.findByRole('region', { name: 'Your plan' });
  expect(screen.queryByRole('region', { name: 'On the next invoice' })).toBeNull();
});
