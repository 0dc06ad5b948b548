import { expect, test } from 'vitest';
import { anOrganization } from '../../../builders/an-organization.ts';
import { aServer } from '../../a-server.ts';

async function aSchoolWithInvoice() {
  const server = aServer();
  await server.signedIn();
  const accountId = server.identity.userOf('ada@lovelace.test')?.id ?? '';
  await anOrganization(server.organizations, { id: 'pier', name: 'Pier Street', kind: 'school' });
  const membership = { id: 'm1', accountId, organizationId: 'pier', billingContact: false };
  await server.organizations.join({ ...membership, role: 'customer', at: server.clock.now() });
  const buyer = async (method: string, url: string, payload: object | null = null) =>
    server.call(method, `/v1/app${url}`, {
      headers: { ...server.bearer() },
      ...(payload === null ? {} : { payload }),
    });
  const { startsOn } = (await buyer('GET', '/orders/offer')).body.data;
  const form = {
    plan: 'school',
    seats: 10,
    term: 1,
    startsOn,
    totalCents: 113_050,
    purchaseOrder: 'PO 4711',
  };
  await buyer('POST', '/orders/on-invoice', form);
  const [{ id }] = (await buyer('GET', '/documents')).body.data;
  const printed = async () => (await buyer('GET', `/documents/${id}/file?paper=letter`)).text;
  const setAddress = (postalAddress: string) => buyer('PATCH', '/organizations/pier', { postalAddress });
  return { printed, setAddress };
}

test('[LIC-7] documents have the address that the school entered, line by line, including older documents', async () => {
  const { printed, setAddress } = await aSchoolWithInvoice();
  expect(await printed()).toContain('"address":null');
  expect((await setAddress(' 1 Pier St\n\nOakland, CA 94607')).status).toBe(200);
  expect(await printed()).toContain('"address":["1 Pier St","Oakland, CA 94607"]');
  expect((await setAddress('a'.repeat(61))).body.type).toMatch(/form\/invalid$/);
  expect(await printed()).toContain('"1 Pier St"');
});
