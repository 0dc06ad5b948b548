import { solvePuzzle } from '#adapters/api/billing/solve-puzzle.ts';
import { guestTax, purchaseQuote } from '#domain/billing/prices/purchase-quote.ts';
import { parsePurchase, type PurchaseDraft } from '#domain/billing/self-service/purchase-form.ts';
import { anAccount } from '../builders/an-account.ts';
import { aPurchaseDraft } from '../builders/an-order-contact.ts';
import { second } from '../builders/time.ts';
import { aServer } from './a-server.ts';

export const kindOf = (body: { readonly type?: string }): string =>
  (body.type ?? '').replace(/^.*problems\//, '');

export function aGuest() {
  const server = aServer();
  const { clock } = server;
  const call = (method: string, url: string, payload?: object, headers: object = {}) =>
    server.call(method, `/v1/app${url}`, {
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const post = (path: string, payload: object = {}) => call('POST', `/self-service/${path}`, payload);

  /** The proof that a person filled in the form, which took them `took` milliseconds. */
  const prove = async (took = 5 * second) => {
    const { puzzle } = (await call('GET', '/self-service/opening')).body.data;
    await clock.advance(took);
    return { puzzle, solution: await solvePuzzle(puzzle), website: '' };
  };
  const totalOf = (draft: PurchaseDraft): number => {
    const form = parsePurchase(draft);
    const tax = guestTax('US', 'VA');
    if (!form.ok || !tax.ok) return 0;
    const asked = purchaseQuote({ ...form.value, startsOn: '2026-09-01', tax: tax.value });
    return asked.ok ? asked.value.total.cents : 0;
  };
  const order = async (overrides: Partial<PurchaseDraft> = {}, more: object = {}) => {
    const draft = aPurchaseDraft(overrides);
    const proved = 'proof' in more ? {} : { proof: await prove() };
    return post('orders', { draft, totalCents: totalOf(draft), ...proved, ...more });
  };
  const placed = async (overrides: Partial<PurchaseDraft> = {}) => {
    const { body } = await order(overrides);
    return body.data as { readonly id: string; readonly key: string; readonly payAt: string | null };
  };
  const read = async ({ id, key }: { readonly id: string; readonly key: string }) =>
    (await post(`orders/${id}/read`, { key })).body;
  const news = () => server.outbox.waiting().filter(({ kind }) => kind === 'order-news');

  const staff = async () => {
    const email = 'kay@harbor.test';
    const known = server.identity.userOf(email);
    const kay = known ?? server.identity.addUser({ id: 'kay', email, emailVerified: true });
    if (known === null) await server.accounts.open(anAccount({ id: 'kay', email, accountType: 'admin' }));
    const { token } = server.identity.issueToken(kay, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const ours = async (method: string, url: string, payload?: object) =>
    call(method, url, payload, await staff());
  const as = async (email: string, method: string, url: string, payload?: object) =>
    call(method, url, payload, await server.signedIn(email));
  return { ...server, call, post, prove, order, placed, read, news, ours, as };
}
