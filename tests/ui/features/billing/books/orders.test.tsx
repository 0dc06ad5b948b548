import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#ui/table/tools/table-tools.tsx';
import { invoicedAt } from '#domain/billing/orders/on-invoice.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { paperOf } from '#domain/billing/documents/papers.ts';
import { anId } from '../../../../builders/an-id.ts';
import { anOrder } from '../../../../builders/an-order.ts';
import { aGuestOrder, anOrderContact } from '../../../../builders/an-order-contact.ts';
import { day } from '../../../../builders/time.ts';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';
import { asStaff } from '../../organizations/people/as-staff.ts';

async function aBookedDistrict() {
  const district = await aStaffedDistrict();
  const { orders, ledger, documents, clock } = district.service;
  const order = anOrder({
    id: anId('order-1'),
    buyer: { kind: 'organization', id: 'oak', path: 'tide/oak/' },
    session: null,
    state: 'pending-po',
    purchaseOrder: 'PO 4711',
    billTo: 'Oak School',
    placedAt: clock.now(),
  });
  await orders.place(order);
  for (const event of invoicedAt(order)) {
    await ledger.record(event);
    const paper = paperOf(order, event, { id: event.id, now: event.at, note: null });
    if (paper !== null) await documents.issue(paper);
  }
  return district;
}

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const history = () =>
  within(screen.getByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[LIC-7] [LIC-10] staff find an invoice, record a partial payment, then the rest, and refund some of it with a reason', async () => {
  const { service } = await aBookedDistrict();
  const { person } = await openAs(await asStaff(service), '/users/orders?filter=open.gt:0');
  await person.type(await screen.findByRole('searchbox', { name: /^Number, school/ }), 'po 47');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  await person.click(await table.findByRole('link', { name: 'INV-2026-00001' }));
  await screen.findByRole('heading', { level: 1, name: /INV-2026-00001/ });

  const book = async (button: string, fields: Readonly<Record<string, string>>) => {
    await person.click(await screen.findByRole('button', { name: button }));
    const form = await dialog(new RegExp(`^${button}`));
    for (const [label, value] of Object.entries(fields)) {
      const field = form.getByLabelText(label);
      await person.clear(field);
      if (value !== '') await person.type(field, value);
    }
    await person.click(form.getByRole('button', { name: button }));
    return form;
  };
  const reference = 'Bank reference or check number';
  const wrong = await book('Record a payment', { 'Amount in dollars': 'much', [reference]: '' });
  expect(await wrong.findByText(/Type an amount above zero/)).toBeTruthy();
  await person.clear(wrong.getByLabelText('Amount in dollars'));
  await person.type(wrong.getByLabelText('Amount in dollars'), '80');
  await person.click(wrong.getByRole('button', { name: 'Record a payment' }));
  expect(await wrong.findByText('Type the reference.')).toBeTruthy();
  await person.click(wrong.getByRole('button', { name: 'Cancel' }));
  await book('Record a payment', { 'Amount in dollars': '80.00', [reference]: 'wire 1' });
  await waitFor(() => expect(history()).toHaveLength(2));
  expect(screen.getByText('$1,000.00')).toBeTruthy();
  await book('Record a payment', { [reference]: 'wire 2' });
  await waitFor(() => expect(history()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull();

  await book('Refund', {
    'Amount in dollars': '100',
    'Transfer reference': 'wire 3',
    Reason: 'Two seats less',
  });
  await waitFor(() => expect(history()).toHaveLength(5));
  expect(history()).toContainEqual(
    expect.stringMatching(/^Credit note · CN-2026-00001.*Two seats less\$100\.00$/),
  );
  expect(service.audit.entries().map(({ action }) => action)).toContain('order/refund-ordered');
});

test('[ORG-3] a missing order shows the "not found" page, and only staff find the pages', async () => {
  const { service, logIn } = await aBookedDistrict();
  await openAs(await asStaff(service), '/users/orders/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  const ada = await logIn('Ada');
  expect(await ada.books.read(anId('order-1'))).toMatchObject({ ok: false });
});

test('[LIC-10] staff see the results of the nightly comparison with the payment provider below the orders', async () => {
  const { service } = await aBookedDistrict();
  const { clock, reconciliations } = service;
  const at = clock.now();
  const difference = { movement: 'paid', at, order: anId('order-1') } as const;
  await reconciliations.save({
    id: 'night-1',
    from: at - 30 * day,
    to: at,
    compared: 12,
    differences: [
      {
        ...difference,
        kind: 'not-at-provider',
        id: 'pi_1',
        theirs: null,
        ours: usd(50_000),
        isSettled: false,
      },
      {
        ...difference,
        kind: 'not-in-books',
        id: 'pi_2',
        theirs: usd(1_000),
        ours: null,
        isSettled: true,
      },
    ],
  });
  await openAs(await asStaff(service), '/users/orders');
  const region = within(await screen.findByRole('region', { name: /^Reconciliation/ }));
  expect(await region.findByText(/12 transactions since/)).toBeTruthy();
  const rows = within(region.getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Missing at the payment provider.*Our books: \$500\.00.*Check this$/),
    expect.stringMatching(/^Missing in our books.*Payment provider: \$10\.00.*Recorded automatically$/),
  ]);
});

test("[LIC-5] staff see the buyer's files on an order, and accept a certificate or decline it with a reason", async () => {
  const { service } = await aBookedDistrict();
  const sent = { organization: 'oak', order: null, sentAt: service.clock.now(), sentBy: 'ada' } as const;
  const file = new TextEncoder().encode('%PDF-1.7 exempt\n%%EOF\n');
  await service.billingFiles.save({ ...sent, id: anId('file-1'), kind: 'exemption-certificate', file });
  const { person } = await openAs(await asStaff(service), `/users/orders/${anId('order-1')}`);
  const files = within(await screen.findByRole('list', { name: 'Buyer’s files' }));
  expect(files.getByRole('listitem').textContent).toContain('Waiting for review');
  await person.click(files.getByRole('button', { name: 'Decline' }));
  const declining = await dialog(/^Decline the certificate/);
  await person.click(declining.getByRole('button', { name: 'Decline' }));
  expect(await declining.findByText('Type the reason.')).toBeDefined();
  await person.type(declining.getByLabelText('Reason'), 'Of another state');
  await person.click(declining.getByRole('button', { name: 'Decline' }));
  expect(await files.findByText('Declined: Of another state')).toBeDefined();
  await person.click(files.getByRole('button', { name: 'Accept' }));
  const accepting = await dialog(/^Accept the certificate/);
  await person.click(accepting.getByRole('button', { name: 'Accept' }));
  expect(await files.findByText('Accepted, with no end date')).toBeDefined();
});

test('[LIC-5] staff create a discount code and end it', async () => {
  const { service } = await aBookedDistrict();
  const { person } = await openAs(await asStaff(service), '/users/orders');
  const section = within(await screen.findByRole('region', { name: /^Discount codes/ }));
  await person.click(section.getByRole('button', { name: 'Create a code' }));
  const form = await dialog(/^Create a code/);
  await person.click(form.getByRole('button', { name: 'Create code' }));
  expect(await form.findByText('Type a whole number from 1 to 90.')).toBeDefined();
  await person.type(form.getByLabelText('Code'), 'spring');
  await person.type(form.getByLabelText('Percent off, from 1 to 90'), '10');
  await person.click(form.getByRole('button', { name: 'Create code' }));
  const row = await section.findByRole('listitem');
  expect(row.textContent).toContain('SPRING · 10%');
  expect(row.textContent).toContain('Teacher, School, District · used 0 times');
  await person.click(within(row).getByRole('button', { name: 'End: SPRING' }));
  expect(await section.findByText('Ended')).toBeDefined();
});

test('[LIC-7] staff add Docks to the stock with a reason, find an order to ship, and ship it', async () => {
  const { service } = await aBookedDistrict();
  const { orders, ledger, transaction, clock } = service;
  const order = aGuestOrder({ id: anId('order-2'), billTo: 'Pier Street School', placedAt: clock.now() });
  await orders.place(order);
  for (const event of invoicedAt(order)) await ledger.record(event);
  await transaction.run(async ({ contacts, stock }) => {
    await contacts.save(anOrderContact({ order: order.id, notes: 'Ring twice' }));
    await stock.reserve(order.id, [{ product: 'dock-kit', quantity: 3 }], clock.now());
  });
  const { person } = await openAs(await asStaff(service), '/users/orders');
  const stock = within(await screen.findByRole('list', { name: 'Docks in stock' }));
  await person.click(stock.getByRole('button', { name: 'Change: Dock kits' }));
  const counting = await dialog(/^Change the stock: Dock kits/);
  await person.clear(counting.getByLabelText('On the shelves now'));
  await person.type(counting.getByLabelText('On the shelves now'), '-2');
  await person.click(counting.getByRole('button', { name: 'Save' }));
  expect(await counting.findByText('Type a whole number, 0 or more, within the range shown.')).toBeDefined();
  await person.clear(counting.getByLabelText('On the shelves now'));
  await person.type(counting.getByLabelText('On the shelves now'), '5');
  await person.click(counting.getByRole('button', { name: 'Save' }));
  expect(await stock.findByText('5 on the shelves, 3 reserved for orders')).toBeDefined();
  expect(service.audit.entries().at(-1)).toMatchObject({
    action: 'stock/counted',
    before: { onHand: 0 },
    after: { onHand: 5, reason: 'received' },
  });

  await person.click(screen.getByRole('link', { name: 'With Docks to send' }));
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2));
  expect(table.getByText('Pier Street School')).toBeDefined();
  await person.click(table.getByRole('link', { name: 'Card payment' }));
  const docks = within(await screen.findByRole('region', { name: 'Docks' }));
  expect(docks.getByText(/1 Pier Street/)).toBeDefined();
  expect(docks.getByText('3 reserved')).toBeDefined();
  expect(within(screen.getByRole('region', { name: /^Ordered by/ })).getByText('Ring twice')).toBeDefined();
  await person.click(docks.getByRole('button', { name: 'Ship' }));
  const shipping = await dialog(/^Ship/);
  await person.click(shipping.getByRole('button', { name: 'Ship' }));
  expect(await shipping.findByText('Type the carrier.')).toBeDefined();
  await person.type(shipping.getByLabelText('Carrier'), 'UPS');
  await person.type(shipping.getByLabelText('Tracking number'), '1Z 999');
  await person.click(shipping.getByRole('button', { name: 'Ship' }));
  expect(await docks.findByText('3 sent')).toBeDefined();
  expect(docks.getByText(/UPS.*tracking number.*1Z 999/)).toBeDefined();
  expect(docks.queryByRole('button', { name: 'Ship' })).toBeNull();
});
