import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { quoteIn } from '#domain/billing/orders/offer.ts';
import { day, second, startOfTests } from '../../../../builders/time.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

// jsdom has no layout, so the license page cannot scroll to its anchor.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function opened(firstName: string, path: string) {
  const { service, logIn } = await aStaffedDistrict();
  const app = await logIn(firstName);
  await openAs(app, path);
  return { service, app };
}

test('[LIC-5] the price is explained line by line while the user chooses, and an invalid order cannot be made', async () => {
  const { service } = await opened('Ada', '/checkout/purchase');
  const price = await screen.findByRole('region', { name: 'Order summary' });
  expect(price.textContent).toContain('100 seats at $89.00 a year, for 1 year');
  expect(price.textContent).toContain('Total$8,900.00');
  const seats = screen.getByRole('textbox', { name: /Seats/ });
  await userEvent.clear(seats);
  await userEvent.type(seats, '1000000000');
  expect(price.textContent).toContain('Type a number of seats from 100 to 50,000.');
  expect(within(price).queryByRole('button')).toBeNull();
  await userEvent.clear(seats);
  await userEvent.type(seats, '240');
  expect(price.textContent).toContain('250 seats cost less: $20,025.00.');
  await userEvent.click(screen.getByRole('radio', { name: '2 years' }));
  expect(price.textContent).toContain('Multi-year discount, 5%');
  service.payments.online = false;
  await userEvent.click(within(price).getByRole('button', { name: /Continue to pay/ }));
  // The client retries the order once, after the delay that the service requests.
  await vi.waitFor(() => expect(service.clock.pending()).not.toEqual([]));
  await service.clock.advance(10 * second);
  expect(
    await within(price).findByText(/payment provider is not responding.*Nothing was charged/),
  ).toBeDefined();
});

test("[LIC-5] the tax depends on the buyer's country, and its line gives the reason", async () => {
  const { app } = await opened('Ada', '/checkout/purchase');
  const price = await screen.findByRole('region', { name: 'Order summary' });
  expect(price.textContent).toContain('Sales tax: exempt, as stated by the buyer$0.00');
  await userEvent.click(screen.getByRole('checkbox', { name: /We are exempt from tax/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Texas');
  expect(price.textContent).toContain('Sales tax: none collected in Texas$0.00');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  expect(price.textContent).toContain('Choose your province or territory to see the price');
  expect(within(price).queryByRole('button')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province or territory' }), 'Ontario');
  expect(price.textContent).toContain('GST/HST, 13% in Ontario$1,157.00');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
  expect(price.textContent).toContain('VAT, 19% in Germany$1,691.00Total$10,591.00');
  const taxId = screen.getByRole('textbox', { name: /Tax ID/ });
  await userEvent.type(taxId, '123');
  expect(taxId.getAttribute('aria-invalid')).toBe('true');
  expect(price.textContent).toContain('This is not a tax ID of this country');
  await userEvent.clear(taxId);
  await userEvent.type(taxId, 'DE 123 456 789');
  expect(price.textContent).toContain(
    'VAT: reverse charge. The buyer accounts for it, under DE123456789$0.00',
  );
  await userEvent.click(within(price).getByRole('button', { name: 'Get a quote' }));
  await screen.findByRole('list', { name: 'Documents' });
  const stored = await app.orders.list();
  expect(stored.ok && stored.value[0]?.lines.at(-1)).toMatchObject({
    note: { reason: 'reverse-charge', country: 'DE', taxId: 'DE123456789' },
  });
});

test("[LIC-5] a returning buyer sees the payment provider's result, regardless of the address", async () => {
  const { service, logIn } = await aStaffedDistrict();
  const app = await logIn('Ada');
  const offer = await app.orders.offer();
  if (!offer.ok) throw new Error(offer.error.kind);
  const choice = { seats: 100, term: 1 } as const;
  const quote = quoteIn(offer.value, choice);
  if (!quote.ok) throw new Error(quote.error.kind);
  const { startsOn, total } = quote.value;
  const placed = await app.orders.place({ plan: 'district', ...choice, startsOn, totalCents: total.cents });
  const id = placed.ok ? placed.value.id : '';
  await openAs(app, `/checkout/return/success?order=${id}`);
  expect(await screen.findByText('This order is not paid yet. Nothing was charged.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Continue to pay' }).getAttribute('href')).toBe(
    `https://payments.test/cs_${id}`,
  );
  service.payments.pay(`cs_${id}`, service.clock.now());
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/Thank you: your order is paid/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Continue to pay' })).toBeNull();
});

test("[ORG-3] another user's order is not found, and a user who may not buy sees the reason", async () => {
  await opened('Ada', '/checkout/return/success?order=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText(/We cannot find this order\./)).toBeDefined();
  const onward = screen.getByRole('link', { name: 'See your license' });
  expect(onward.getAttribute('href')).toBe('/settings/license');
});

test('[LIC-7] a quote is in the documents, and leads back to the checkout with its contents', async () => {
  const { app } = await opened('Ada', '/checkout/purchase');
  await userEvent.click(await screen.findByRole('radio', { name: '2 years' }));
  await userEvent.click(screen.getByRole('button', { name: 'Get a quote' }));
  const documents = within(await screen.findByRole('list', { name: 'Documents' }));
  expect(documents.getByRole('listitem').textContent).toContain('Quote Q-2026-00001');
  expect(documents.getByRole('link', { name: /^Order this/ }).getAttribute('href')).toMatch(
    /^\/checkout\/purchase\?seats=100&term=2&pay=invoice&quote=.+$/,
  );
  expect(await app.orders.list()).toMatchObject({ ok: true, value: [{ state: 'quoted' }] });
  await userEvent.click(documents.getByRole('link', { name: /^Order this/ }));
  expect(await screen.findByText(/^This is the price of your quote\. It is valid until/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Get a quote' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Purchase order number' }), 'PO 5');
  await userEvent.click(screen.getByRole('button', { name: 'Place the order for $16,910.00' }));
  expect(await screen.findByText(/your order is placed, and the license is yours/)).toBeDefined();
});

test('[LIC-7] a quote that another tab ordered cannot be ordered again, and the page links to the order', async () => {
  const { app } = await opened('Ada', '/checkout/purchase?seats=100');
  await userEvent.click(await screen.findByRole('button', { name: 'Get a quote' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Order this/ }));
  const number = await screen.findByRole('textbox', { name: 'Purchase order number' });
  const [offer, listed] = [await app.orders.offer(), await app.orders.list()];
  if (!offer.ok || !listed.ok) throw new Error('nothing is offered');
  const [quote] = listed.value;
  if (quote === undefined) throw new Error('there is no quote');
  const { seats, startsOn, total } = quote;
  const form = {
    plan: quote.plan ?? 'district',
    seats,
    term: 1,
    startsOn,
    totalCents: total.cents,
    quote: quote.id,
  } as const;
  expect(await app.orders.orderOnInvoice(form, { number: 'PO 1', file: null })).toEqual({
    ok: true,
    value: quote.id,
  });
  await userEvent.type(number, 'PO 2');
  await userEvent.click(screen.getByRole('button', { name: /^Place the order/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('This quote has been ordered already.');
  await userEvent.click(screen.getByRole('link', { name: 'See the order' }));
  expect(await screen.findByText(/your order is placed, and the license is yours/)).toBeDefined();
  await openAs(app, `/checkout/purchase?quote=${quote.id}`);
  expect(
    await screen.findByText(/This quote was already ordered\. It will not be ordered again\./),
  ).toBeDefined();
  expect((await screen.findByRole('link', { name: 'See the order' })).getAttribute('href')).toContain(
    quote.id,
  );
});

test('[LIC-7] a quote that was paid by card links to that order', async () => {
  const { service, app } = await opened('Ada', '/checkout/purchase?seats=100');
  await userEvent.click(await screen.findByRole('button', { name: 'Get a quote' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Order this/ }));
  const number = await screen.findByRole('textbox', { name: 'Purchase order number' });
  const listed = await app.orders.list();
  const quote = listed.ok ? listed.value[0] : undefined;
  if (quote === undefined) throw new Error('there is no quote');
  const { seats, startsOn, total } = quote;
  const form = {
    plan: quote.plan ?? 'district',
    seats,
    term: 1,
    startsOn,
    totalCents: total.cents,
    quote: quote.id,
  } as const;
  const placed = await app.orders.place(form);
  const id = placed.ok ? placed.value.id : '';
  service.payments.pay(`cs_${id}`, service.clock.now());
  await app.orders.check(id);
  await userEvent.type(number, 'PO 2');
  await userEvent.click(screen.getByRole('button', { name: /^Place the order/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('This quote has been ordered already.');
  const link = await screen.findByRole('link', { name: 'See the order' });
  expect(link.getAttribute('href')).toContain(id);
  await openAs(app, `/checkout/purchase?quote=${quote.id}`);
  expect(await screen.findByText(/It will not be ordered again\./)).toBeDefined();
});

test("[LIC-7] an address with a missing quote says so, and offers today's price", async () => {
  await opened('Ada', '/checkout/purchase?quote=none&seats=120');
  expect(await screen.findByText(/We cannot find this quote\./)).toBeDefined();
  expect(screen.getByRole('textbox', { name: /Seats/ }).getAttribute('value')).toBe('120');
});

test('[LIC-7] a purchase order number of 300 characters is refused at its field; a valid one is ordered', async () => {
  const { app } = await opened('Ada', '/checkout/purchase?seats=250&term=1&pay=invoice');
  const number = await screen.findByRole('textbox', { name: 'Purchase order number' });
  const order = screen.getByRole('button', { name: 'Place the order for $20,025.00' });
  await userEvent.click(order);
  expect(await screen.findByText('Type the number of your purchase order.')).toBeDefined();
  await userEvent.click(number);
  await userEvent.paste('7'.repeat(300));
  await userEvent.click(order);
  expect(await screen.findByText('Use at most 60 characters.')).toBeDefined();
  expect(await app.orders.list()).toMatchObject({ ok: true, value: [] });
  await userEvent.clear(number);
  await userEvent.type(number, 'PO 4711');
  await userEvent.click(order);
  expect(await screen.findByText(/your order is placed, and the license is yours/)).toBeDefined();
  expect(await app.orders.documents()).toMatchObject({
    ok: true,
    value: [{ kind: 'invoice', purchaseOrder: 'PO 4711', seats: 250 }],
  });
});

test('[LIC-5] a user who does not buy for the school sees who does, and no offer', async () => {
  const { service, logIn } = await aStaffedDistrict();
  const times = { startsAt: startOfTests, endsAt: startOfTests + 365 * day };
  await service.grants.give({ organizationId: 'tide', kind: 'district', seats: 100, ...times });
  const app = await logIn('Ben');
  for (const path of ['/checkout/purchase', '/checkout/renew']) {
    await openAs(app, path);
    expect(await screen.findByText('Your school or district buys its license')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See your license' }).getAttribute('href')).toBe(
      '/settings/license',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    cleanup();
  }
});

test('[LIC-7] an individual pays by card only', async () => {
  const { service } = await aStaffedDistrict();
  service.identity.addUser({ email: 'lone@reef.test', password: 'difference-engine', emailVerified: true });
  const { client } = aPage(service);
  got(await client.auth.signIn({ email: 'lone@reef.test', password: 'difference-engine' }));
  await openAs(client, '/checkout/purchase?seats=20&from=2027-08-01');
  // The URL asks for more seats than one teacher can use, and for a different day.
  expect(await screen.findByRole('button', { name: 'Continue to pay $149.00' })).toBeDefined();
  expect(screen.getByText(/You planned to start on 08\/01\/2027/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Get a quote' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Purchase order' })).toBeNull();
});

const pdf = (text: string) =>
  new File([new TextEncoder().encode(`%PDF-1.7 ${text}\n%%EOF\n`)], 'paper.pdf', { type: 'application/pdf' });

test('[LIC-5] an exemption certificate is uploaded in the checkout; one with a script is refused with a message', async () => {
  const { service } = await opened('Ada', '/checkout/purchase');
  const billing = within(await screen.findByRole('region', { name: 'Billing address' }));
  await userEvent.click(billing.getByRole('button', { name: 'Send a certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send your exemption certificate' }));
  const file = dialog.getByLabelText('The certificate as a PDF');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Choose the PDF.')).toBeDefined();
  await userEvent.upload(file, pdf('/S /JavaScript'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/This PDF contains links, scripts/)).toBeDefined();
  await userEvent.upload(file, pdf('exempt'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await billing.findByText(/We have your certificate and will review it soon/)).toBeDefined();
  expect(await service.billingFiles.certificatesFor('tide/')).toMatchObject([{ verdict: null }]);
});

test('[LIC-7] the purchase order is sent with its PDF, and both are on the license page', async () => {
  const { app } = await opened('Ada', '/checkout/purchase');
  await userEvent.click(await screen.findByRole('radio', { name: 'Purchase order' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Purchase order number' }), 'PO 5');
  const file = screen.getByLabelText(/Purchase order \(PDF\)/);
  await userEvent.upload(file, pdf('/S /JavaScript'));
  await userEvent.click(screen.getByRole('button', { name: /^Place the order/ }));
  expect(await screen.findByText(/This PDF contains links, scripts/)).toBeDefined();
  await userEvent.upload(file, pdf('PO 5'));
  await userEvent.click(screen.getByRole('button', { name: /^Place the order/ }));
  expect(await screen.findByText(/your order is placed, and the license is yours/)).toBeDefined();
  await openAs(app, '/settings/license');
  const sent = within(await screen.findByRole('list', { name: 'Files you sent' }));
  expect(sent.getByRole('listitem').textContent).toContain('Purchase order');
});

test('[LIC-5] a code is a line of the price; an unknown one is reported, and a code can be removed', async () => {
  const { service, app } = await opened('Ada', '/checkout/purchase');
  const about = { plans: ['district'], validUntil: null, maxUses: null, madeAt: 0 } as const;
  await service.discountCodes.add({ ...about, code: 'SPRING', percent: 10 });
  const price = within(await screen.findByRole('region', { name: 'Order summary' }));
  const typed = price.getByRole('textbox', { name: /Discount code/ });
  await userEvent.type(typed, 'autumn');
  await userEvent.click(price.getByRole('button', { name: 'Apply code' }));
  expect(await price.findByText(/We cannot find this code/)).toBeDefined();
  await userEvent.clear(typed);
  await userEvent.type(typed, 'spring');
  await userEvent.click(price.getByRole('button', { name: 'Apply code' }));
  expect((await price.findByText('Code SPRING, 10%')).closest('tr')?.textContent).toContain('-$890.00');
  await userEvent.click(price.getByRole('button', { name: 'Get a quote' }));
  await screen.findByRole('list', { name: 'Documents' });
  expect(await app.orders.list()).toMatchObject({ ok: true, value: [{ total: { cents: 801_000 } }] });
});

test('[LIC-4] a buyer who pays by card can turn on automatic renewal, and sees the future charge', async () => {
  const { service, app } = await opened('Ada', '/checkout/purchase');
  const price = await screen.findByRole('region', { name: 'Order summary' });
  const box = within(price).getByRole('checkbox', {
    name: 'Renew each year with this card, until I turn it off',
  });
  expect(box).toHaveProperty('checked', false);
  expect(price.textContent).toMatch(
    /On \d\d\/\d\d\/2027 we charge the card for one more year with 100 seats: \$8,900\.00/,
  );
  await userEvent.click(box);
  await userEvent.click(within(price).getByRole('button', { name: /Continue to pay/ }));
  const orders = await vi.waitFor(async () => {
    const listed = await app.orders.list();
    expect(listed.ok && listed.value).toHaveLength(1);
    return listed.ok ? listed.value : [];
  });
  service.payments.pay(orders[0]?.session ?? '', service.clock.now());
  await app.orders.check(orders[0]?.id ?? '');
  expect(await app.orders.renewal()).toMatchObject({ value: { standing: 'on', card: { brand: 'visa' } } });
  await userEvent.click(within(price).getByRole('radio', { name: 'Purchase order' }));
  expect(within(price).queryByRole('checkbox', { name: /Renew each year/ })).toBeNull();
});

test('[LIC-4] [LIC-7] a buyer who pays a quote by card gets the same offer, and it renews at the list price', async () => {
  const { service, app } = await opened('Ada', '/checkout/purchase?seats=100&term=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Get a quote' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Order this/ }));
  expect(await screen.findByText(/^This is the price of your quote\./)).toBeDefined();
  const price = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(price.queryByRole('checkbox')).toBeNull();
  await userEvent.click(price.getByRole('radio', { name: 'Card' }));
  expect(
    price.getByText(/2028 we charge the card for one more year with 100 seats: \$8,900\.00/),
  ).toBeDefined();
  await userEvent.click(price.getByRole('checkbox', { name: /^Renew each year with this card/ }));
  await userEvent.click(price.getByRole('button', { name: 'Continue to pay $16,910.00' }));
  const order = await vi.waitFor(async () => {
    const paid = got(await app.orders.list()).find(({ state }) => state === 'pending-payment');
    if (paid === undefined) throw new Error('nothing is being paid');
    return paid;
  });
  service.payments.pay(order.session ?? '', service.clock.now());
  await app.orders.check(order.id);
  expect(await app.orders.renewal()).toMatchObject({
    value: { standing: 'on', next: { seats: 100, total: { cents: 890_000 } } },
  });
});

test('[LIC-5] a buyer who renews manually sees the card on file first; without one nothing is shown', async () => {
  const { service, logIn } = await aStaffedDistrict();
  const times = { startsAt: startOfTests, endsAt: startOfTests + 365 * day };
  await service.grants.give({ organizationId: 'tide', kind: 'district', seats: 100, ...times });
  const app = await logIn('Ada');
  await openAs(app, '/checkout/renew');
  await screen.findByRole('region', { name: 'Order summary' });
  expect(screen.queryByText('There is a card on file')).toBeNull();
  const shown = got(await app.orders.renewal());
  const request = { startsOn: shown.next?.startsOn ?? '', totalCents: 890_000 };
  const { payAt } = got(await app.orders.startRenewal(request));
  service.payments.saveCardOnly(payAt.replace('https://payments.test/', ''));
  got(await app.orders.checkRenewal());
  await openAs(app, '/checkout/renew');
  expect(
    await screen.findByText(
      /This license renews automatically: on .* \$8,900\.00 to the card that ends in 4242/,
    ),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'See or stop it' }).getAttribute('href')).toBe(
    '/settings/license#renewal',
  );
});
