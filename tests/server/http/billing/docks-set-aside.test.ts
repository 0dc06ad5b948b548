import { expect, test } from 'vitest';
import { aGuest } from '../../a-guest.ts';

async function claimKey({ outbox, service, mailer }: ReturnType<typeof aGuest>): Promise<string> {
  await outbox.deliver((mail) =>
    service.jobs.handlers.mail(mail, { id: 'job', report: () => Promise.resolve(true) }),
  );
  const link = /#(\S+)/.exec(mailer.mails().at(-1)?.text ?? '')?.[1] ?? '';
  return new URLSearchParams(link).get('claim') ?? '';
}

test('[LIC-7] an order alone reserves no Docks; a confirmed mailbox reserves up to 40, and a payment reserves all', async () => {
  const guest = aGuest();
  const count = { product: 'dock-kit', onHand: 100, seen: 0, reason: 'received' };
  await guest.ours('POST', '/stock/counts', count);
  const reserved = async (): Promise<number> => {
    const levels = (await guest.call('GET', '/self-service/opening')).body.data.stock;
    return levels.find(({ product }: { readonly product: string }) => product === 'dock-kit').reserved;
  };
  const claim = async ({ id }: { readonly id: string }, email: string): Promise<void> => {
    const request = { key: await claimKey(guest), organizationId: null };
    const claimed = await guest.as(email, 'POST', `/self-service/orders/${id}/claim`, request);
    expect(claimed.status).toBe(200);
  };

  await guest.placed({ dockKits: '45', email: 'nobody@pier.test' });
  await guest.placed({ dockKits: '45', way: 'card', email: 'nobody@pier.test' });
  const order = await guest.placed();
  expect(await reserved()).toBe(0);
  await claim(order, 'office@pier.test');
  expect(await reserved()).toBe(2);

  const next = await guest.placed({ email: 'office@pier.test', purchaseOrder: 'PO 2' });
  await claim(next, 'office@pier.test');
  expect(await reserved()).toBe(2);
  expect((await guest.ours('POST', `/orders/${next.id}/confirmation`)).status).toBe(200);
  expect(await reserved()).toBe(4);
  await guest.ours('POST', `/orders/${next.id}/credits`, {
    cents: (await guest.ours('GET', `/books/orders/${next.id}`)).body.data.order.open.cents,
    note: 'Twice',
  });
  expect(await reserved()).toBe(2);

  const large = await guest.placed({ dockKits: '41', email: 'large@pier.test' });
  await claim(large, 'large@pier.test');
  expect(await reserved()).toBe(2);
  const cents = (await guest.ours('GET', `/books/orders/${large.id}`)).body.data.order.open.cents;
  await guest.ours('POST', `/orders/${large.id}/payments`, { cents, reference: 'w-2' });
  expect(await reserved()).toBe(43);
});
