import { anAccount } from '../builders/an-account.ts';
import { anOrganization } from '../builders/an-organization.ts';
import { minute } from '../builders/time.ts';
import { aServer } from './a-server.ts';

export const total = 113_050;

/** A server with a school, its customer Ada and a staff member. `order` orders ten seats on invoice. */
export async function aBuyingSchool() {
  const server = aServer();
  await server.signedIn();
  const account = server.identity.userOf('ada@lovelace.test')?.id ?? '';
  await anOrganization(server.organizations, { id: 'pier', name: 'Pier Street', kind: 'school' });
  const membership = { accountId: account, organizationId: 'pier', billingContact: false };
  await server.organizations.join({ ...membership, id: 'm1', role: 'customer', at: server.clock.now() });
  const email = 'kay@harbor.test';
  const kay = server.identity.addUser({ id: 'kay', email, emailVerified: true });
  await server.accounts.open(anAccount({ id: 'kay', email, accountType: 'admin' }));
  const staff = () => {
    const { token } = server.identity.issueToken(kay, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const as = (who: () => object) => async (method: string, url: string, payload?: object) =>
    server.call(method, `/v1/app${url}`, {
      headers: { ...who() },
      ...(payload === undefined ? {} : { payload }),
    });
  const buyer = as(() => server.bearer());
  const ours = as(staff);
  const { startsOn } = (await buyer('GET', '/orders/offer')).body.data;
  const form = { plan: 'school', seats: 10, term: 1, startsOn, totalCents: total };
  const order = (purchaseOrder = 'PO 4711') =>
    buyer('POST', '/orders/on-invoice', { ...form, purchaseOrder });
  const settled = async (path: string, payload: object) => {
    await server.clock.advance(minute);
    return (await ours('POST', `/orders/${path}`, payload)).body;
  };
  const pay = (id: string, cents: number, reference: string) =>
    settled(`${id}/payments`, { cents, reference });
  const credit = (id: string, cents: number) =>
    settled(`${id}/credits`, { cents, note: 'As agreed by phone' });
  const papers = async () => (await buyer('GET', '/documents')).body.data;
  const state = async () => (await buyer('GET', '/license')).body.data.state;
  return { ...server, form, order, pay, credit, papers, state, buyer, ours };
}
