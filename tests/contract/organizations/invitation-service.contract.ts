import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InvitationService } from '#application/client/organizations/ports/invitation-service.ts';
import type { InvitationDraft } from '#domain/organizations/invitations/invitation-draft.ts';

export type InvitationServiceHarness = {
  readonly invitations: InvitationService;
  readonly as: (person: 'ada' | 'bo' | null) => void;
  readonly sendMails: () => Promise<unknown>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const draft = (overrides: Partial<InvitationDraft> = {}): InvitationDraft => ({
  addresses: 'bo@oak.test',
  role: 'teacher',
  organizationId: 'oak',
  message: 'Welcome!',
  ...overrides,
});
const refusal = (kind: string) => ({ ok: false, error: { kind } });
const done = { ok: true, value: undefined };

export function invitationServiceContract(
  name: string,
  makeHarness: () => Promise<InvitationServiceHarness>,
): void {
  describe(`InvitationService: ${name}`, () => {
    let harness: InvitationServiceHarness;
    let invitations: InvitationService;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ invitations } = harness);
    });
    afterEach(() => harness.close());

    const listed = async () => {
      const page = await invitations.page(null);
      return page.ok ? page.value.rows : [];
    };
    const invite = async (overrides: Partial<InvitationDraft> = {}) => {
      await invitations.send(draft(overrides));
      const [row] = await listed();
      const link = await invitations.link(row?.id ?? '');
      return { id: row?.id ?? '', token: link.ok ? (link.value.split('/').at(-1) ?? '') : '' };
    };

    test('[R6] previews and sends with the same answer for each address', async () => {
      const addresses = 'Bo Roe <BO@oak.test>; rubbish\nbo@oak.test, cy@oak.test; di@oak.test';
      const answers = ['invited', 'bad', 'twice', 'invited', 'no-seat'].map((answer) => ({ answer }));
      const previewed = await invitations.preview(draft({ addresses }));
      expect(previewed).toMatchObject({ ok: true, value: { answers, seatsLeft: 0 } });
      expect(await listed()).toEqual([]);
      const sent = await invitations.send(draft({ addresses }));
      expect(sent).toMatchObject({ ok: true, value: { answers, seatsLeft: 0, jobId: expect.any(String) } });
      expect(await listed()).toMatchObject([
        { email: 'cy@oak.test', role: 'teacher', status: 'queued' },
        { email: 'bo@oak.test', organizationName: 'Oak School' },
      ]);
    });

    test('refuses invalid input, and users who may not invite', async () => {
      const message = 'x'.repeat(1_001);
      const invalid = await invitations.preview(draft({ addresses: ' ', message }));
      expect(invalid).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { addresses: 'required', message: 'too-long' } },
      });
      expect(await invitations.send(draft({ organizationId: 'elm' }))).toEqual(
        refusal('organization/no-such-school'),
      );
      expect(await invitations.send(draft({ role: 'manager' }))).toMatchObject(
        refusal('account/not-permitted'),
      );
    });

    test('continues where a page ended', async () => {
      const addresses = Array.from({ length: 60 }, (_, at) => `t${at}@oak.test`).join('\n');
      await invitations.send(draft({ addresses, role: 'teacher' }));
      const first = await invitations.page(null);
      const rows = first.ok ? first.value.rows : [];
      expect(first).toMatchObject({ ok: true, value: { total: 2, after: null } });
      expect(await invitations.page(rows[0] ?? null)).toMatchObject({ value: { rows: [rows[1]] } });
    });

    test('[R4] sends again, with a limit, and revokes; a revoked invitation has no link', async () => {
      const { id } = await invite();
      expect(await invitations.resend(id)).toEqual(done);
      await invitations.resend(id);
      await invitations.resend(id);
      const limited = await invitations.resend(id);
      expect(limited).toMatchObject(refusal('service/too-many-requests'));
      expect(await invitations.revoke(id)).toEqual(done);
      expect(await listed()).toMatchObject([{ status: 'revoked' }]);
      expect(await invitations.link(id)).toEqual(refusal('invitation/used'));
      expect(await invitations.revoke('unknown')).toEqual(refusal('invitation/not-found'));
    });

    test('[R1] a link opens for everyone, and shows the receiver to logged-in users', async () => {
      const { id, token } = await invite();
      harness.as(null);
      const shown = { organizationName: 'Oak School', role: 'teacher', standing: 'pending' };
      expect(await invitations.open(token)).toMatchObject({
        ok: true,
        value: { ...shown, email: null, id: null },
      });
      expect(await invitations.open('unknown')).toEqual(refusal('invitation/not-found'));
      harness.as('ada');
      expect(await invitations.open(token)).toMatchObject({ value: { email: 'bo@oak.test', id: null } });
      harness.as('bo');
      expect(await invitations.open(token)).toMatchObject({ value: { email: 'bo@oak.test', id } });
    });

    test('[R4] records that the page was opened, and [R1] reading records nothing', async () => {
      const { token } = await invite();
      await harness.sendMails();
      await invitations.open(token);
      expect(await listed()).toMatchObject([{ status: 'sent' }]);
      expect(await invitations.note(token, 'opened')).toEqual(done);
      expect(await listed()).toMatchObject([{ status: 'opened' }]);
      expect(await invitations.note(token, 'no-reminders')).toEqual(done);
      expect(await invitations.note('unknown', 'opened')).toEqual(refusal('invitation/not-found'));
    });

    test('[R2] only the invited person can accept it, once', async () => {
      const { id } = await invite();
      expect(await invitations.waiting()).toEqual({ ok: true, value: [] });
      expect(await invitations.answer(id, 'accepted')).toEqual(refusal('invitation/not-found'));
      harness.as('bo');
      expect(await invitations.waiting()).toMatchObject({
        value: [{ id, organizationName: 'Oak School', message: 'Welcome!' }],
      });
      expect(await invitations.answer(id, 'accepted')).toEqual({ ok: true, value: 'oak' });
      expect(await invitations.answer(id, 'declined')).toEqual(refusal('invitation/used'));
      expect(await invitations.waiting()).toEqual({ ok: true, value: [] });
    });

    test('[R3] a revoked invitation cannot be answered', async () => {
      const { id } = await invite();
      await invitations.revoke(id);
      harness.as('bo');
      expect(await invitations.answer(id, 'accepted')).toEqual(refusal('invitation/revoked'));
    });

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      const away = refusal('service/unreachable');
      const asked = [
        invitations.preview(draft()),
        invitations.send(draft()),
        invitations.page(null),
        invitations.resend('i1'),
        invitations.open('token'),
        invitations.note('token', 'opened'),
        invitations.waiting(),
        invitations.answer('i1', 'accepted'),
      ];
      for (const answer of await Promise.all(asked)) expect(answer).toEqual(away);
    });
  });
}
