import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { ClassroomRepository } from '#application/service/ports/classroom-repository.ts';
import type { JoinCodes, NewJoinCode } from '#application/service/ports/join-codes.ts';
import { emptyScope, everywhere } from '#domain/access/scope.ts';
import { aNewClassroom } from '../builders/a-classroom.ts';
import { anAccount } from '../builders/an-account.ts';
import { startOfTests as now } from '../builders/time.ts';

/** No codes, and the classrooms that they are of. */
export type JoinCodesHarness = {
  readonly accounts: Pick<AccountRepository, 'open'>;
  readonly classrooms: Pick<ClassroomRepository, 'forget' | 'open'>;
  readonly joinCodes: JoinCodes;
  readonly close: () => Promise<void>;
};

const code = (given: Partial<NewJoinCode> = {}): NewJoinCode => ({
  classroomId: 'room',
  sealed: 'sealed code',
  digest: 'digest of it',
  at: now,
  ...given,
});

export function joinCodesContract(name: string, makeHarness: () => Promise<JoinCodesHarness>): void {
  describe(`JoinCodes: ${name}`, () => {
    let harness: JoinCodesHarness;
    let joinCodes: JoinCodes;
    const stored = async (room = 'room') => (await joinCodes.ofClassroom(room, everywhere))?.code ?? null;

    beforeEach(async () => {
      harness = await makeHarness();
      joinCodes = harness.joinCodes;
      await harness.accounts.open(anAccount({ id: 'ada', email: 'ada@a.test' }));
      for (const [id, organization] of [
        ['room', 'oak/'],
        ['hall', null],
      ] as const) {
        const owner = { teacherId: `owner of ${id}`, accountId: 'ada' };
        await harness.classrooms.open(aNewClassroom({ id, organization, owner }), 9);
      }
    });
    afterEach(() => harness.close());

    test('[ROS-1] a classroom has no code until one is made, and then the last', async () => {
      expect(await joinCodes.ofClassroom('room', everywhere)).toEqual({ organization: 'oak/', code: null });
      expect(await joinCodes.keep(code())).toBe(true);
      expect(await stored()).toEqual({
        sealed: 'sealed code',
        renewedAt: now,
        pausedAt: null,
        closedOn: null,
      });
      expect(await joinCodes.keep(code({ sealed: 'another', digest: 'of another', at: now + 1 }))).toBe(true);
      expect(await stored()).toEqual({
        sealed: 'another',
        renewedAt: now + 1,
        pausedAt: null,
        closedOn: null,
      });
      expect(await joinCodes.ofClassroom('hall', everywhere)).toEqual({ organization: null, code: null });
    });

    test('[ROS-1] a code is added to a classroom that has none, and only there', async () => {
      expect(await joinCodes.add(code())).toBe(true);
      expect(await joinCodes.add(code({ sealed: 'another', digest: 'of another' }))).toBe(false);
      expect(await stored()).toEqual({
        sealed: 'sealed code',
        renewedAt: now,
        pausedAt: null,
        closedOn: null,
      });
      expect(await joinCodes.add(code({ classroomId: 'hall' }))).toBe(false);
      expect(await stored('hall')).toBeNull();
    });

    test('[ROS-1] counts the classrooms whose code is paused', async () => {
      const count = () => joinCodes.countPaused(['room', 'hall', 'gone']);
      expect(await count()).toBe(0);
      await joinCodes.keep(code());
      await joinCodes.keep(code({ classroomId: 'hall', digest: 'of another' }));
      expect(await count()).toBe(0);
      await joinCodes.setPaused('hall', now);
      expect(await count()).toBe(1);
      expect(await joinCodes.countPaused(['room'])).toBe(0);
    });

    test('[ROS-8] a classroom is found by its code while that works', async () => {
      const found = () => joinCodes.open(['of another', 'digest of it']);
      expect(await found()).toBeNull();
      await joinCodes.keep(code());
      const room = { classroomId: 'room', organization: 'oak/', digest: 'digest of it', closedOn: null };
      expect(await found()).toEqual(room);
      await joinCodes.setPaused('room', now);
      expect(await found()).toBeNull();
      await joinCodes.setPaused('room', null);
      expect(await found()).toEqual(room);
      await joinCodes.keep(code({ digest: 'of the next', sealed: 'next' }));
      expect(await found()).toBeNull();
    });

    test('[ROS-1] no two classrooms have the same code', async () => {
      await joinCodes.keep(code());
      expect(await joinCodes.keep(code({ classroomId: 'hall' }))).toBe(false);
      expect(await stored('hall')).toBeNull();
      await joinCodes.keep(code({ digest: 'of another' }));
      expect(await joinCodes.keep(code({ classroomId: 'hall' }))).toBe(true);
    });

    test('[ROS-1] a code is paused and taken up once each, and a new one works', async () => {
      expect(await joinCodes.setPaused('room', now)).toBe(false);
      await joinCodes.keep(code());
      expect(await joinCodes.setPaused('room', null)).toBe(false);
      expect(await joinCodes.setPaused('room', now + 1)).toBe(true);
      expect(await joinCodes.setPaused('room', now + 2)).toBe(false);
      expect(await stored()).toMatchObject({ pausedAt: now + 1 });
      expect(await joinCodes.setPaused('room', null)).toBe(true);
      await joinCodes.setPaused('room', now + 3);
      await joinCodes.keep(code({ digest: 'of another' }));
      expect(await stored()).toMatchObject({ pausedAt: null });
    });

    test('[ORG-3] nothing of a classroom out of the scope', async () => {
      await joinCodes.keep(code());
      const scopes = [emptyScope, { ...emptyScope, organizations: ['elm/'] }];
      for (const scope of scopes) expect(await joinCodes.ofClassroom('room', scope)).toBeNull();
      const oak = { ...emptyScope, organizations: ['oak/'] };
      expect(await joinCodes.ofClassroom('room', oak)).toMatchObject({ code: { sealed: 'sealed code' } });
      expect(await joinCodes.ofClassroom('no such', everywhere)).toBeNull();
    });

    test('a code goes with its classroom', async () => {
      await joinCodes.keep(code());
      await harness.classrooms.forget('ada', null);
      expect(await joinCodes.ofClassroom('room', everywhere)).toBeNull();
    });
  });
}
