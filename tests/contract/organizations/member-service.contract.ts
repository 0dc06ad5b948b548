import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MemberService } from '#application/client/organizations/ports/member-service.ts';
import type { MemberSelection } from '#domain/organizations/members/bulk-act.ts';
import { activityDefaults } from '#domain/activity.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { memberDefaults, type MemberQuery } from '#domain/organizations/members/member-table.ts';
import { at } from './member-district.ts';

export type MemberServiceHarness = {
  readonly members: MemberService;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const query: MemberQuery = {
  ...memberDefaults,
  filter: { match: 'all', rules: [] },
  start: null,
  timeZone: 'Europe/Paris',
};
const done = { ok: true, value: null };
const refused = (kind: string) => ({ ok: false, error: { kind } });

export function memberServiceContract(
  name: string,
  makeHarness: (role: MemberRole) => Promise<MemberServiceHarness>,
): void {
  describe(`MemberService: ${name}`, () => {
    let harness: MemberServiceHarness;
    let members: MemberService;
    const start = async (role: MemberRole): Promise<void> => {
      await harness.close();
      harness = await makeHarness(role);
      ({ members } = harness);
    };
    beforeEach(async () => {
      harness = await makeHarness('customer');
      ({ members } = harness);
    });
    afterEach(() => harness.close());

    test('[ORG-6] reads a page, filtered and sorted', async () => {
      expect(
        await members.page({
          ...query,
          sort: { column: 'school', direction: 'desc' },
          filter: {
            match: 'all',
            rules: [{ kind: 'text', column: 'name', mode: 'notContains', value: 'june' }],
          },
        }),
      ).toMatchObject({
        ok: true,
        value: {
          total: 2,
          rows: [
            { id: at.ada, you: true, details: { role: 'customer', school: { id: 'tide' } } },
            { id: at.grace, you: false, details: { status: 'joined', classrooms: 1 } },
          ],
        },
      });
    });

    test('[ORG-3] shows only names to teachers, and refuses other queries', async () => {
      await start('teacher');
      const page = await members.page(query);
      expect(page.ok && page.value.rows.map(({ id, details }) => [id, details === null])).toEqual([
        [at.ada, false],
        [at.grace, true],
        [at.june, true],
      ]);
      const byEmail = { ...query, sort: { column: 'email', direction: 'asc' } } as const;
      expect(await members.page(byEmail)).toMatchObject(refused('account/not-permitted'));
      expect(await members.byId(at.grace)).toEqual(refused('member/not-found'));
      expect(await members.deactivate(at.grace, [])).toMatchObject(refused('account/not-permitted'));
    });

    test('[ORG-6] reads one member with classes and history, and does not find others', async () => {
      expect(await members.byId(at.grace)).toMatchObject({
        ok: true,
        value: {
          member: { id: at.grace, firstName: 'Grace' },
          owned: [{ id: at.room, archivedAt: null }],
          history: [{ school: 'oak', to: null }],
        },
      });
      expect(await members.byId(at.nobody)).toEqual(refused('member/not-found'));
    });

    test("[ORG-6] reads the user's own membership, which a teacher can end", async () => {
      await start('teacher');
      expect(await members.own()).toMatchObject({
        ok: true,
        value: { member: { id: at.ada, you: true, details: { role: 'teacher' } }, owned: [] },
      });
      expect(await members.leave([])).toEqual(done);
    });

    test("[SEC-5] reads a member's actions and the actions on them, including this read", async () => {
      expect(await members.changeRole(at.grace, 'manager')).toEqual(done);
      expect(await members.changeRole(at.june, 'teacher')).toEqual(done);
      const filter = { match: 'all', rules: [] } as const;
      const newest = { ...activityDefaults, filter, start: null, timeZone: 'Europe/Paris' };
      const actions = async () => {
        const page = await members.activity(at.grace, newest);
        return page.ok && page.value.rows.map(({ action, by }) => [action, by?.name]);
      };
      expect(await actions()).toEqual([['account/role-changed', 'Ada']]);
      expect(await actions()).toEqual([
        ['activity/read', 'Ada'],
        ['account/role-changed', 'Ada'],
      ]);
      expect(await members.activity(at.nobody, newest)).toEqual(refused('member/not-found'));
      await start('teacher');
      expect(await members.activity(at.grace, newest)).toEqual(refused('member/not-found'));
    });

    test('[ORG-6] changes roles and billing contacts', async () => {
      expect(await members.changeRole(at.grace, 'manager')).toEqual(done);
      expect(await members.nameBillingContact(at.grace, true)).toEqual(done);
      expect(await members.byId(at.grace)).toMatchObject({
        value: { member: { details: { role: 'manager', billingContact: true } } },
      });
      expect(await members.changeRole(at.ada, 'teacher')).toEqual(refused('member/oneself'));
    });

    test('[R9] moves a member to another school of the district', async () => {
      expect(await members.move(at.grace, 'elm')).toEqual(done);
      expect(await members.move(at.june, 'nowhere')).toEqual(refused('organization/no-such-school'));
    });

    test('[ORG-6] deactivates with a transfer of classes, and reactivates', async () => {
      const toNobody = [{ classroomId: at.room, to: at.june }];
      expect(await members.deactivate(at.grace, toNobody)).toEqual(refused('member/hand-over-invalid'));
      expect(await members.deactivate(at.grace, [{ classroomId: at.room, to: null }])).toEqual(done);
      expect(await members.byId(at.grace)).toMatchObject({
        value: { member: { details: { status: 'deactivated' } } },
      });
      expect(await members.reactivate(at.grace)).toEqual(done);
      expect(await members.reactivate(at.grace)).toEqual(refused('member/status-changed'));
    });

    test('[ORG-3] the last customer has to stay, and anyone else can leave', async () => {
      expect(await members.leave([])).toEqual(refused('member/last-in-charge'));
      await start('teacher');
      expect(await members.leave([])).toEqual(done);
    });

    test('[R24] starts an action on selected members, and on all filtered members with exceptions', async () => {
      const all = { match: 'all', rules: [] } as const;
      const chosen = (selection: MemberSelection['selection']) => ({ selection, timeZone: 'Europe/Paris' });
      const some = chosen({ of: 'ids', ids: [at.grace, at.june, at.grace] });
      expect(await members.actOnMany({ kind: 'deactivate' }, some)).toEqual({
        ok: true,
        value: { jobId: expect.any(String), count: 2 },
      });
      const rest = chosen({ of: 'filter', filter: all, except: [at.ada] });
      expect(await members.actOnMany({ kind: 'move', organizationId: 'elm' }, rest)).toEqual({
        ok: true,
        value: { jobId: expect.any(String), count: 2 },
      });
      expect(await members.actOnMany({ kind: 'seat', decision: 'free' }, some)).toEqual({
        ok: true,
        value: { jobId: expect.any(String), count: 2 },
      });
      const june = { kind: 'text', column: 'name', mode: 'contains', value: 'June' } as const;
      const nobody = chosen({ of: 'filter', filter: { ...all, rules: [june] }, except: [at.june] });
      expect(await members.actOnMany({ kind: 'deactivate' }, nobody)).toEqual({
        ok: true,
        value: { jobId: null, count: 0 },
      });
      expect(await members.actOnMany({ kind: 'move', organizationId: 'nowhere' }, some)).toEqual(
        refused('organization/no-such-school'),
      );
      await start('teacher');
      expect(await members.actOnMany({ kind: 'deactivate' }, some)).toMatchObject(
        refused('account/not-permitted'),
      );
    });

    test('[LIC-8] seats are removed, requested, listed, declined and assigned, per person', async () => {
      expect(await members.setSeatAssignment(true)).toEqual(done);
      expect(await members.decideSeat(at.grace, 'free', 'You are on leave')).toEqual(done);
      expect(await members.byId(at.grace)).toMatchObject({
        value: { member: { details: { seat: 'none' } } },
      });
      expect(await members.seatRequests()).toEqual({ ok: true, value: [] });
      expect(await members.decideSeat(at.grace, 'decline', '')).toEqual(refused('member/status-changed'));
      expect(await members.decideSeat(at.grace, 'give', '')).toEqual(done);
      expect(await members.decideSeat('nobody', 'give', '')).toEqual(refused('member/not-found'));
      expect(await members.decideSeat(at.ada, 'give', '')).toEqual(refused('member/takes-no-seat'));
      expect(await members.askForSeat('')).toMatchObject(refused('account/not-permitted'));
      await start('teacher');
      expect(await members.askForSeat('For room 7')).toEqual({ ok: true, value: 'held' });
      expect(await members.seatRequests()).toMatchObject(refused('account/not-permitted'));
    });

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      expect(await members.page(query)).toEqual(refused('service/unreachable'));
      expect(await members.byId(at.grace)).toEqual(refused('service/unreachable'));
      expect(await members.leave([])).toEqual(refused('service/unreachable'));
    });
  });
}
