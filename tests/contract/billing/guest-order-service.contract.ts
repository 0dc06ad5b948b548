import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GuestOrderService } from '#application/client/billing/ports/guest-order-service.ts';
import { usd } from '#domain/billing/prices/money.ts';
import type { PurchaseDraft } from '#domain/billing/self-service/purchase-form.ts';
import type { Service } from '../../builders/a-service.ts';
import { aPurchaseDraft } from '../../builders/an-order-contact.ts';
import { anAccount } from '../../builders/an-account.ts';
import { day, second } from '../../builders/time.ts';

export type GuestOrderServiceHarness = {
  readonly guests: GuestOrderService;
  readonly as: (person: 'office' | 'other' | null) => void;
  /** Advances the clock, in milliseconds. */
  readonly pass: (ms: number) => Promise<void>;
  /** Returns the URL fragment of the link in the last mail about an order. */
  readonly mailed: () => Promise<URLSearchParams>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

/** Sets up two accounts: the office that orders, and another user. */
export async function setUpOrders({ accounts, app, clock, identity, mailer, outbox }: Service) {
  identity.tokenLifetime = 365 * day;
  const open = async (name: string) => {
    const email = `${name}@pier.test`;
    await accounts.open(anAccount({ id: name, email, onboardedAt: clock.now() }));
    return identity.issueToken(identity.addUser({ id: name, email, emailVerified: true }), 'email').token;
  };
  const tokens = { office: await open('office'), other: await open('other') };
  let present: keyof typeof tokens | null = null;
  return {
    token: (): string | null => (present === null ? null : tokens[present]),
    as: (person: keyof typeof tokens | null): void => {
      present = person;
    },
    pass: (ms: number): Promise<void> => clock.advance(ms),
    mailed: async (): Promise<URLSearchParams> => {
      await outbox.deliver((mail) => app.jobs.handlers.mail(mail, { id: 'job', report: async () => true }));
      return new URLSearchParams(/#(\S+)/.exec(mailer.mails().at(-1)?.text ?? '')?.[1] ?? '');
    },
  };
}

/** The price of ten seats for a year and two Dock kits, before tax. */
const totalCents = 113_050 + 2 * 7_900;
const refused = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });
const none = '00000000-0000-4000-8000-000000000000';

export function guestOrderServiceContract(
  name: string,
  makeHarness: () => Promise<GuestOrderServiceHarness>,
): void {
  describe(`GuestOrderService: ${name}`, () => {
    let harness: GuestOrderServiceHarness;
    let guests: GuestOrderService;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ guests } = harness);
    });
    afterEach(() => harness.close());

    const order = async (overrides: Partial<PurchaseDraft> = {}, more: object = {}, took = 5 * second) => {
      const opened = await guests.open();
      if (!opened.ok) throw new Error(opened.error.kind);
      await harness.pass(took);
      const { puzzle } = opened.value;
      return guests.order(aPurchaseDraft(overrides), { totalCents, puzzle, website: '', ...more });
    };
    const placed = async (overrides: Partial<PurchaseDraft> = {}) => {
      const answer = await order(overrides);
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value;
    };

    test('[LIC-7] an order on invoice is visible only with its key, with its documents', async () => {
      const { id, key, payAt } = await placed();
      expect(payAt).toBeNull();
      const read = await guests.read(id, key);
      expect(read).toMatchObject({
        ok: true,
        value: { state: 'pending-po', total: usd(totalCents), claim: 'open', purchaseOrder: 'PO 4711' },
      });
      expect(await guests.read(id, 'another key')).toEqual(refused('order/not-found'));
      expect(await guests.read(none, key)).toEqual(refused('order/not-found'));
      const document = (read.ok ? read.value.papers[0]?.id : undefined) ?? none;
      const printed = await guests.print(id, key, { document, paper: 'letter' });
      expect(printed.ok && new TextDecoder().decode(printed.value.subarray(0, 5))).toBe('%PDF-');
      expect(await guests.print(id, key, { document: none, paper: 'a4' })).toEqual(
        refused('document/not-found'),
      );
      const taxForm = await guests.printTaxForm(id, key, 'letter');
      expect(taxForm.ok && new TextDecoder().decode(taxForm.value.subarray(0, 5))).toBe('%PDF-');
      expect(await guests.printTaxForm(id, 'another key', 'letter')).toEqual(refused('order/not-found'));
    });

    test('[LIC-7] an order by a bot, with another displayed total, or with a typo is refused', async () => {
      expect(await order({}, {}, second)).toEqual(refused('order/not-a-person'));
      expect(await order({}, { website: 'https://spam.test' })).toEqual(refused('order/not-a-person'));
      expect(await order({}, { totalCents: 1 })).toEqual(refused('order/terms-changed'));
      expect(await order({ seats: '-1', buyerName: '' })).toEqual({
        ok: false,
        error: {
          kind: 'form/invalid',
          fields: expect.objectContaining({ seats: expect.any(String), buyerName: 'required' }),
        },
      });
    });

    test('[LIC-7] a quote is ordered by purchase order, once', async () => {
      const { id, key } = await placed({ way: 'quote', purchaseOrder: '' });
      expect(await guests.orderQuote(id, key, ' ')).toEqual(refused('form/invalid'));
      expect(await guests.orderQuote(id, key, 'PO 1')).toMatchObject({ ok: true });
      expect(await guests.read(id, key)).toMatchObject({ ok: true, value: { purchaseOrder: 'PO 1' } });
      expect(await guests.orderQuote(id, key, 'PO 2')).toEqual(refused('order/quote-ordered'));
    });

    test('[LIC-7] only a person who proved the mailbox of the order can claim a license', async () => {
      const { id, key } = await placed();
      const claim = { key: (await harness.mailed()).get('claim') ?? '', organizationId: null };
      expect(await guests.claim(id, claim)).toMatchObject({ ok: false });
      harness.as('other');
      expect(await guests.claim(id, claim)).toEqual(refused('order/other-mailbox'));
      harness.as('office');
      expect(await guests.claim(id, { ...claim, key: 'another key' })).toEqual(refused('order/not-found'));
      expect(await guests.mailClaim(id, key)).toEqual({ ok: true, value: undefined });
      expect(await guests.claim(id, claim)).toMatchObject({ ok: true, value: expect.any(String) });
      expect(await guests.mailClaim(id, key)).toEqual(refused('order/nothing-to-claim'));
    });

    test('[REL-5] an unreachable service is reported', async () => {
      harness.disconnect();
      expect(await guests.open()).toEqual(refused('service/unreachable'));
      expect(await guests.read(none, 'key')).toEqual(refused('service/unreachable'));
    });
  });
}
