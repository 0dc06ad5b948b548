import { expect, test } from 'vitest';
import { balancesOf } from '#domain/billing/prices/ledger.ts';
import { usd } from '#domain/billing/prices/money.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { maxPdfBytes } from '#domain/platform/files/pdf-file.ts';
import { aDomainClaim } from '../../../builders/a-domain.ts';
import { aPdf, aPdfInBase64 } from '../../../builders/a-pdf.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { day, minute } from '../../../builders/time.ts';
import { aBuyingSchool, total } from '../../a-buying-school.ts';

const kindOf = (body: { readonly type: string }): string => body.type.replace(/^.*problems\//, '');
const isLive = (quote: string) => (order: Pick<Order, 'id' | 'quote' | 'state'>) =>
  [order.id, order.quote].includes(quote) && !['quoted', 'canceled'].includes(order.state);

test('[LIC-7] a quote has a number and is valid for 60 days, and orders nothing', async () => {
  const { buyer, form, papers, state, ledger } = await aBuyingSchool();
  expect((await buyer('POST', '/orders/quotes', form)).status).toBe(200);
  expect((await buyer('POST', '/orders/quotes', form)).status).toBe(200);
  expect((await papers()).map(({ number }: { readonly number: number }) => number)).toEqual([2, 1]);
  expect(await papers()).toMatchObject([
    { kind: 'quote', billTo: 'Pier Street', amount: usd(total), issuedOn: '2026-09-01', dueOn: '2026-10-31' },
    { kind: 'quote' },
  ]);
  expect(await state()).toBe('trial_active');
  expect(await ledger.balancesOf('pier')).toEqual(balancesOf([]));
});

test('[LIC-7] a quote is ordered by its ID at its price for 60 days, and not after', async () => {
  const { buyer, form, clock } = await aBuyingSchool();
  const quote = (await buyer('POST', '/orders/quotes', form)).body.data.id;
  const unknown = { ...form, quote: '00000000-0000-4000-8000-000000000000', purchaseOrder: 'PO 1' };
  expect(kindOf((await buyer('POST', '/orders/on-invoice', unknown)).body)).toBe('order/not-found');
  await clock.advance(60 * day);
  const { startsOn } = (await buyer('GET', '/orders/offer')).body.data;
  const request = { ...form, startsOn, quote, purchaseOrder: 'PO 1' };
  const less = { ...request, totalCents: 1 };
  expect(kindOf((await buyer('POST', '/orders/on-invoice', less)).body)).toBe('order/terms-changed');
  await clock.advance(day);
  expect(kindOf((await buyer('POST', '/orders/on-invoice', request)).body)).toBe('order/quote-expired');
  await clock.advance(-day);
  const ordered = await buyer('POST', '/orders/on-invoice', request);
  expect(ordered.body).toEqual({ data: { id: quote } });
});

test('[LIC-7] a quote is ordered once: two tabs at once make one order, and later it is shown as ordered', async () => {
  const { buyer, form, papers, ledger, clock } = await aBuyingSchool();
  const quote = (await buyer('POST', '/orders/quotes', form)).body.data.id;
  await clock.advance(minute);
  const press = (purchaseOrder: string) =>
    buyer('POST', '/orders/on-invoice', { ...form, quote, purchaseOrder });
  const pressed = await Promise.all(['PO 1', 'PO 2', 'PO 1'].map(press));
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = pressed.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => kindOf(body))).toEqual(['order/quote-ordered', 'order/quote-ordered']);
  expect(kindOf((await press('PO 3')).body)).toBe('order/quote-ordered');
  const byCard = await buyer('POST', '/orders', { ...form, quote });
  expect(kindOf(byCard.body)).toBe('order/quote-ordered');
  expect((await buyer('GET', '/orders')).body.data).toMatchObject([{ id: quote, state: 'pending-po' }]);
  expect(await papers()).toMatchObject([
    { kind: 'invoice', order: quote },
    { kind: 'quote', order: quote },
  ]);
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(total) });
});

test('[LIC-7] a quote paid by card is one order, and neither a second card nor a purchase order can buy it again', async () => {
  const { buyer, form, clock, payments, ledger } = await aBuyingSchool();
  const quote = (await buyer('POST', '/orders/quotes', form)).body.data.id;
  await clock.advance(minute);
  const card = async () => buyer('POST', '/orders', await today());
  const today = async () => {
    const { startsOn } = (await buyer('GET', '/orders/offer')).body.data;
    return { ...form, startsOn, quote };
  };
  const [one, two] = [await card(), await card()];
  const { id } = one.body.data;
  expect(two.body.data.id).toBe(id);
  payments.pay(`cs_${id}`, clock.now());
  await buyer('POST', `/orders/${id}/check`);
  expect(kindOf((await card()).body)).toBe('order/quote-ordered');
  const purchaseOrder = 'PO 1';
  const onInvoice = await buyer('POST', '/orders/on-invoice', { ...(await today()), purchaseOrder });
  expect(kindOf(onInvoice.body)).toBe('order/quote-ordered');
  expect((await buyer('GET', '/orders')).body.data).toMatchObject([
    { id, state: 'paid', quote },
    { id: quote, state: 'quoted', quote: null },
  ]);
  expect(await ledger.balancesOf('pier')).toMatchObject({ cash: usd(total), receivable: usd(0) });
});

test('[LIC-7] ordering a quote on invoice closes its abandoned checkout, and both at once make one order', async () => {
  const { buyer, form, clock } = await aBuyingSchool();
  const quote = (await buyer('POST', '/orders/quotes', form)).body.data.id;
  await clock.advance(minute);
  const { id } = (await buyer('POST', '/orders', { ...form, quote })).body.data;
  const purchaseOrder = 'PO 1';
  expect((await buyer('POST', '/orders/on-invoice', { ...form, quote, purchaseOrder })).status).toBe(200);
  expect((await buyer('POST', `/orders/${id}/check`)).body.data.order.state).toBe('canceled');
  const other = (await buyer('GET', '/orders/offer')).body.data;
  const next = { ...form, startsOn: other.startsOn };
  const second = (await buyer('POST', '/orders/quotes', next)).body.data.id;
  await clock.advance(minute);
  await Promise.all([
    buyer('POST', '/orders', { ...next, quote: second }),
    buyer('POST', '/orders/on-invoice', { ...next, quote: second, purchaseOrder: 'PO 2' }),
  ]);
  // Only one order is open: the purchase order closes an open checkout, and a later checkout is refused.
  expect((await buyer('GET', '/orders')).body.data.filter(isLive(second))).toHaveLength(1);
});

test('[LIC-7] a purchase order covers a school at once, and has an invoice due in 30 days', async () => {
  const { order, papers, state, ledger, buyer } = await aBuyingSchool();
  const { id } = (await order('  PO   4711 ')).body.data;
  expect(await state()).toBe('subscription_active');
  expect((await buyer('GET', '/license')).body.data.grant).toMatchObject({ owed: 'purchase-order' });
  expect(await papers()).toMatchObject([
    { kind: 'invoice', number: 1, order: id, purchaseOrder: 'PO 4711', dueOn: '2026-10-01' },
  ]);
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(total), sales: usd(-total) });
  expect((await buyer('GET', '/orders')).body.data).toMatchObject([{ id, state: 'pending-po' }]);
  // The buyer presses the button twice. The second license would begin when the first one ends, which differs from the terms shown.
  expect(kindOf((await order()).body)).toBe('order/terms-changed');
});

test("[LIC-7] a verified buyer's invoice that is unpaid 7 days after its due date ends the coverage, until it is paid", async () => {
  const { order, pay, state, clock, domains } = await aBuyingSchool();
  await domains.claim({ ...aDomainClaim('lovelace'), organizationId: 'pier' });
  await domains.prove('lovelace', { at: clock.now(), how: 'dns' });
  const { id } = (await order()).body.data;
  await clock.advance(36 * day);
  expect(await state()).toBe('subscription_active');
  await clock.advance(2 * day);
  expect(await state()).not.toBe('subscription_active');
  expect(await pay(id, total, 'wire 7')).toMatchObject({ data: { order: { state: 'paid' } } });
  expect(await state()).toBe('subscription_active');
});

test('[LIC-7] each payment of an invoice mails one receipt to the buyer and to the billing addresses', async () => {
  const { order, pay, settings, outbox, service, mailer } = await aBuyingSchool();
  await settings.replaceBillingAddresses('pier', [anEmail('bills@pier.test'), anEmail('ada@lovelace.test')]);
  const { id } = (await order()).body.data;
  await pay(id, 13_050, 'wire 1');
  await pay(id, 13_050, 'wire 1');
  await outbox.deliver((mail) => service.jobs.handlers.mail(mail, { id: 'job', report: async () => true }));
  const receipts = mailer.mails().filter(({ subject }) => subject.includes('paid'));
  expect(receipts.map(({ to }) => to).toSorted()).toEqual(['ada@lovelace.test', 'bills@pier.test']);
  expect(receipts[0]?.text).toContain('/settings/license#documents');
});

test('[LIC-7] [LIC-10] each partial payment, identified by its reference, has a receipt, and a repeated one counts once', async () => {
  const { order, pay, papers, ledger, state, audit } = await aBuyingSchool();
  const { id } = (await order()).body.data;
  const part = { data: { order: { state: 'pending-po' }, balance: { open: 100_000, paid: 13_050 } } };
  expect(await pay(id, 13_050, 'wire 1')).toMatchObject(part);
  expect(await pay(id, 13_050, 'wire 1')).toMatchObject(part);
  expect(kindOf(await pay(id, 100_001, 'wire 2'))).toBe('order/more-than-open');
  expect(await pay(id, 100_000, 'wire 2')).toMatchObject({
    data: { order: { state: 'paid' }, balance: { open: 0, paid: total } },
  });
  expect(kindOf(await pay(id, 1, 'wire 3'))).toBe('order/not-open');
  expect(await papers()).toMatchObject([
    { kind: 'receipt', number: 2, amount: usd(100_000), note: 'wire 2' },
    { kind: 'receipt', number: 1, amount: usd(13_050), note: 'wire 1' },
    { kind: 'invoice' },
  ]);
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(0), cash: usd(total) });
  expect(await state()).toBe('subscription_active');
  expect(audit.entries().filter(({ action }) => action === 'order/payment-recorded')).toHaveLength(2);
});

test('[LIC-7] a credit note for the whole open amount cancels the order and ends its license', async () => {
  const { order, credit, papers, state, ledger } = await aBuyingSchool();
  const { id } = (await order()).body.data;
  expect(await credit(id, total)).toMatchObject({
    data: { order: { state: 'canceled' }, balance: { open: 0, paid: 0, credited: total } },
  });
  expect(await papers()).toMatchObject([{ kind: 'credit-note', note: 'As agreed by phone' }, {}]);
  expect(await state()).not.toBe('subscription_active');
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(0), sales: usd(0) });
});

test('[LIC-7] an order is paid if a part is credited and the rest is paid', async () => {
  const { order, credit, pay, state } = await aBuyingSchool();
  const { id } = (await order()).body.data;
  expect(await credit(id, 13_050)).toMatchObject({ data: { balance: { open: 100_000 } } });
  expect(await pay(id, 100_000, 'wire 1')).toMatchObject({ data: { order: { state: 'paid' } } });
  expect(await state()).toBe('subscription_active');
});

test('[LIC-7] a buyer with an open checkout who orders on invoice closes that checkout', async () => {
  const { order, buyer, form } = await aBuyingSchool();
  const { id } = (await buyer('POST', '/orders', form)).body.data;
  expect((await order()).status).toBe(200);
  expect((await buyer('POST', `/orders/${id}/check`)).body.data).toMatchObject({
    order: { state: 'canceled' },
    payAt: null,
  });
});

test('[LIC-7] a buyer who pays by card gets one receipt', async () => {
  const { buyer, form, payments, clock, papers } = await aBuyingSchool();
  const { id } = (await buyer('POST', '/orders', form)).body.data;
  payments.pay(`cs_${id}`, clock.now());
  for (let visits = 0; visits < 3; visits += 1) await buyer('POST', `/orders/${id}/check`);
  expect(await papers()).toMatchObject([{ kind: 'receipt', amount: usd(total) }]);
  expect(await papers()).toHaveLength(1);
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['4'.repeat(300), 'too-long'],
])('[LIC-7] the purchase order number %j is refused: %s', async (purchaseOrder, problem) => {
  const { order, papers } = await aBuyingSchool();
  const refused = await order(purchaseOrder);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain(problem);
  expect(await papers()).toEqual([]);
});

test.each([0, -1, 0.5, 1e12])('[LIC-7] a payment of %d cents is refused', async (cents) => {
  const { order, pay, ledger } = await aBuyingSchool();
  const { id } = (await order()).body.data;
  expect((await pay(id, cents, 'wire 1')).type).toBeDefined();
  expect(await ledger.balancesOf('pier')).toMatchObject({ cash: usd(0) });
});

test('[LIC-7] a buyer cannot record payments, and a teacher can only pay by card', async () => {
  const { order, buyer, call, signedIn } = await aBuyingSchool();
  const { id } = (await order()).body.data;
  expect((await buyer('POST', `/orders/${id}/payments`, { cents: 1, reference: 'x' })).status).toBe(403);
  const headers = await signedIn('eve@harbor.test');
  const { startsOn } = (await call('GET', '/v1/app/orders/offer', { headers })).body.data;
  const payload = {
    plan: 'teacher',
    seats: 1,
    term: 1,
    startsOn,
    totalCents: 14_900,
    purchaseOrder: 'PO 1',
  };
  const asked = await call('POST', '/v1/app/orders/on-invoice', { headers, payload });
  expect(kindOf(asked.body)).toBe('order/not-offered');
  expect((await call('GET', '/v1/app/documents', { headers })).body.data).toEqual([]);
});

test("[LIC-7] a document is a file with its name, in the requested paper size, and others' documents are not found", async () => {
  const { order, papers, buyer, ours, documentPaper } = await aBuyingSchool();
  await order();
  const [{ id }] = await papers();
  const file = `/documents/${id}/file`;
  const printed = await buyer('GET', `${file}?paper=a4`);
  expect(printed.status).toBe(200);
  expect(printed.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="INV-2026-00001.pdf"',
  });
  expect((await buyer('GET', `${file}?paper=a0`)).status).toBe(422);
  for (const other of ['/documents/none/file', '/documents/00000000-0000-4000-8000-000000000000/file'])
    expect(kindOf((await buyer('GET', other)).body)).toBe('document/not-found');
  expect((await ours('GET', file)).status).not.toBe(200);
  documentPaper.busy = true;
  expect(kindOf((await buyer('GET', file)).body)).toBe('document/paper-busy');
});

const certificates = '/orders/tax-certificates';

test('[LIC-5] a certificate is sent, waits, is accepted with an end date, and exempts the next order', async () => {
  const { buyer, ours, form, order, clock, audit } = await aBuyingSchool();
  const exemption = async () => (await buyer('GET', '/orders/offer')).body.data.exemption;
  const reasonOf = async () => (await buyer('GET', '/orders')).body.data[0].lines.at(-1).note.reason;
  expect(await exemption()).toBe('none');
  const { id } = (await order()).body.data;
  expect(await reasonOf()).toBe('exempt-claimed');
  expect((await buyer('POST', certificates, { file: aPdfInBase64('exempt') })).body).toEqual({ data: null });
  expect(await exemption()).toBe('waiting');
  const [sent] = (await ours('GET', `/books/orders/${id}`)).body.data.files;
  expect(sent).toMatchObject({ kind: 'exemption-certificate', organization: 'pier', verdict: null });
  const verdict = (payload: object) => ours('POST', `/books/files/${sent.id}/verdict`, payload);
  const accepted = { accepted: true, expiresOn: '2026-09-02', note: null };
  expect(kindOf((await verdict({ ...accepted, expiresOn: '2026-08-31' })).body)).toBe('form/invalid');
  expect((await verdict(accepted)).body).toEqual({ data: null });
  expect(await exemption()).toBe('accepted');
  const { startsOn } = (await buyer('GET', '/orders/offer')).body.data;
  await clock.advance(minute);
  const next = await buyer('POST', '/orders/quotes', { ...form, startsOn });
  expect(next.status).toBe(200);
  expect(await reasonOf()).toBe('exempt');
  await clock.advance(2 * day);
  expect(await exemption()).toBe('expired');
  const acts = audit.entries().filter(({ action }) => action.startsWith('tax/'));
  expect(acts.map(({ action, by, organization }) => [action, by, organization])).toEqual([
    ['tax/certificate-sent', expect.any(String), 'pier/'],
    ['tax/certificate-judged', 'kay', 'pier/'],
  ]);
});

test('[LIC-5] once a certificate is declined the declaration does not count, until a new certificate is sent', async () => {
  const { buyer, ours, form, order } = await aBuyingSchool();
  const { id } = (await order()).body.data;
  await buyer('POST', certificates, { file: aPdfInBase64() });
  const [sent] = (await ours('GET', `/books/orders/${id}`)).body.data.files;
  const decline = { accepted: false, expiresOn: null, note: '' };
  const judge = (payload: object) => ours('POST', `/books/files/${sent.id}/verdict`, payload);
  expect(kindOf((await judge(decline)).body)).toBe('form/invalid');
  expect((await judge({ ...decline, note: 'It is of a church' })).status).toBe(200);
  const offer = (await buyer('GET', '/orders/offer')).body.data;
  expect(offer).toMatchObject({ exemption: 'declined', tax: { country: 'US', exempt: true } });
  const germany = { country: 'DE', region: null, taxId: null, exempt: true };
  const request = { ...form, startsOn: offer.startsOn, tax: germany };
  expect(kindOf((await buyer('POST', '/orders/quotes', request)).body)).toBe('order/terms-changed');
  const taxed = { ...request, totalCents: total + 21_479 };
  expect((await buyer('POST', '/orders/quotes', taxed)).status).toBe(200);
  const listed = (await buyer('GET', '/orders/files')).body.data;
  expect(listed).toMatchObject([{ verdict: { accepted: false, note: 'It is of a church' } }]);
  await buyer('POST', certificates, { file: aPdfInBase64() });
  expect((await buyer('GET', '/orders/offer')).body.data.exemption).toBe('waiting');
});

test('[LIC-7] a purchase order has its PDF, which both sides download unchanged', async () => {
  const { buyer, ours, form } = await aBuyingSchool();
  const placed = await buyer('POST', '/orders/on-invoice', {
    ...form,
    purchaseOrder: 'PO 4711',
    file: aPdfInBase64('PO 4711'),
  });
  const { id } = placed.body.data;
  const [file] = (await ours('GET', `/books/orders/${id}`)).body.data.files;
  expect(file).toMatchObject({ kind: 'purchase-order', order: id, bytes: aPdf('PO 4711').byteLength });
  for (const read of [
    await buyer('GET', `/orders/files/${file.id}`),
    await ours('GET', `/books/files/${file.id}`),
  ]) {
    expect(read.text).toBe(new TextDecoder().decode(aPdf('PO 4711')));
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(kindOf((await ours('GET', `/books/files/${unknown}`)).body)).toBe('order/no-such-file');
  expect(
    kindOf(
      (await ours('POST', `/books/files/${file.id}/verdict`, { accepted: true, expiresOn: null, note: null }))
        .body,
    ),
  ).toBe('order/no-such-file');
});

test.each([
  ['no PDF', Buffer.from('<script>').toString('base64')],
  ['no base64', 'not base64!'],
  ['cut off', Buffer.from('%PDF-1.7 cut').toString('base64')],
  ['a script', aPdfInBase64('/S /JavaScript')],
  ['more than 5 MB', Buffer.alloc(maxPdfBytes + 1, '%PDF-').toString('base64')],
])('[SEC-4] [LIC-5] [LIC-7] a file that is %s is refused, and nothing is ordered', async (_name, file) => {
  const { buyer, form, papers } = await aBuyingSchool();
  expect(kindOf((await buyer('POST', certificates, { file })).body)).toBe('form/invalid');
  const request = { ...form, purchaseOrder: 'PO 1', file };
  expect(kindOf((await buyer('POST', '/orders/on-invoice', request)).body)).toBe('form/invalid');
  expect([await papers(), (await buyer('GET', '/orders/files')).body.data]).toEqual([[], []]);
});

test('[LIC-5] a code reduces the price, simultaneous orders succeed up to the uses of the code, and others get the reason', async () => {
  const { buyer, ours, form, clock } = await aBuyingSchool();
  const made = { code: 'spring 26', percent: 10, plans: ['school'], validUntil: '2026-09-30', maxUses: 1 };
  expect((await ours('POST', '/books/discounts', made)).body).toEqual({ data: null });
  expect(kindOf((await ours('POST', '/books/discounts', made)).body)).toBe('discount/taken');
  expect(kindOf((await ours('POST', '/books/discounts', { ...made, percent: 91 })).body)).toBe(
    'form/invalid',
  );
  const ask = async (code: string) => (await buyer('GET', `/orders/discount?plan=school&code=${code}`)).body;
  expect(await ask('spring26')).toEqual({ data: { code: 'SPRING26', percent: 10 } });
  expect(kindOf(await ask('AUTUMN'))).toBe('discount/unknown');
  const off = { ...form, totalCents: 101_745, code: 'spring26' };
  expect(kindOf((await buyer('POST', '/orders/quotes', { ...off, totalCents: total })).body)).toBe(
    'order/terms-changed',
  );
  expect((await buyer('POST', '/orders/quotes', off)).status).toBe(200);
  await clock.advance(minute);
  // The orders have different seats, so only the discount code can refuse the second one.
  const pressed = await Promise.all(
    [10, 11].map((seats) =>
      buyer('POST', '/orders/on-invoice', {
        ...off,
        seats,
        totalCents: seats === 10 ? 101_745 : 111_919,
        purchaseOrder: `PO ${seats}`,
      }),
    ),
  );
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  const listed = (await ours('GET', '/books/discounts')).body.data;
  expect(listed).toMatchObject([{ code: 'SPRING26', uses: 1, maxUses: 1 }]);
  expect(kindOf(await ask('SPRING26'))).toBe('discount/used-up');
  expect((await ours('POST', '/books/discounts/SPRING26/end')).body).toEqual({ data: null });
  expect(kindOf((await ours('POST', '/books/discounts/SPRING26/end')).body)).toBe('discount/unknown');
  expect(kindOf(await ask('SPRING26'))).toBe('discount/expired');
});

test('[LIC-7] a purchase order number that the organization used before must be confirmed, but is not refused', async () => {
  const { order, buyer, form } = await aBuyingSchool();
  await order('PO 4711');
  const { startsOn } = (await buyer('GET', '/orders/offer')).body.data;
  const next = { ...form, startsOn, purchaseOrder: 'po  4711' };
  for (const purchaseOrder of ['po  4711', 'PO-4711', 'PO#4711']) {
    const warned = await buyer('POST', '/orders/on-invoice', { ...next, purchaseOrder });
    expect([warned.status, kindOf(warned.body)]).toEqual([409, 'order/purchase-order-used']);
  }
  expect((await buyer('GET', '/orders')).body.data).toHaveLength(1);
  expect((await buyer('POST', '/orders/on-invoice', { ...next, isRepeat: true })).status).toBe(200);
});
