import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ClassroomRepository } from '#application/service/classrooms/ports/classroom-repository.ts';
import type { ClassCodes, NewClassCode } from '#application/service/classrooms/ports/class-codes.ts';
import { emptyScope, everywhere } from '#domain/organizations/access/scope.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests as now } from '../../builders/time.ts';

export type ClassCodesHarness = {
  readonly accounts: Pick<AccountRepository, 'open'>;
  readonly classrooms: Pick<ClassroomRepository, 'forget' | 'open'>;
  readonly classCodes: ClassCodes;
  readonly close: () => Promise<void>;
};

const code = (overrides: Partial<NewClassCode> = {}): NewClassCode => ({
  classroomId: 'room',
  sealed: 'sealed code',
  digest: 'digest of it',
  at: now,
  ...overrides,
});

export function classCodesContract(name: string, makeHarness: () => Promise<ClassCodesHarness>): void {
  describe(`ClassCodes: ${name}`, () => {
    let harness: ClassCodesHarness;
    let classCodes: ClassCodes;
    const stored = async (room = 'room') => (await classCodes.ofClassroom(room, everywhere))?.code ?? null;

    beforeEach(async () => {
      harness = await makeHarness();
      classCodes = harness.classCodes;
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

    test('[ROS-1] a class has no code until one is created, and then the latest one', async () => {
      expect(await classCodes.ofClassroom('room', everywhere)).toEqual({ organization: 'oak/', code: null });
      expect(await classCodes.save(code())).toBe(true);
      expect(await stored()).toEqual({
        sealed: 'sealed code',
        renewedAt: now,
        pausedAt: null,
        closedOn: null,
      });
      expect(await classCodes.save(code({ sealed: 'another', digest: 'of another', at: now + 1 }))).toBe(
        true,
      );
      expect(await stored()).toEqual({
        sealed: 'another',
        renewedAt: now + 1,
        pausedAt: null,
        closedOn: null,
      });
      expect(await classCodes.ofClassroom('hall', everywhere)).toEqual({ organization: null, code: null });
    });

    test('[ROS-1] a code is added only to a class without one', async () => {
      expect(await classCodes.add(code())).toBe(true);
      expect(await classCodes.add(code({ sealed: 'another', digest: 'of another' }))).toBe(false);
      expect(await stored()).toEqual({
        sealed: 'sealed code',
        renewedAt: now,
        pausedAt: null,
        closedOn: null,
      });
      expect(await classCodes.add(code({ classroomId: 'hall' }))).toBe(false);
      expect(await stored('hall')).toBeNull();
    });

    test('[ROS-1] counts the classes whose code is paused', async () => {
      const count = () => classCodes.countPaused(['room', 'hall', 'gone']);
      expect(await count()).toBe(0);
      await classCodes.save(code());
      await classCodes.save(code({ classroomId: 'hall', digest: 'of another' }));
      expect(await count()).toBe(0);
      await classCodes.setPaused('hall', now);
      expect(await count()).toBe(1);
      expect(await classCodes.countPaused(['room'])).toBe(0);
    });

    test('[ROS-8] a class is found by its code while the code works', async () => {
      const found = () => classCodes.open(['of another', 'digest of it']);
      expect(await found()).toBeNull();
      await classCodes.save(code());
      const room = { classroomId: 'room', organization: 'oak/', digest: 'digest of it', closedOn: null };
      expect(await found()).toEqual(room);
      await classCodes.setPaused('room', now);
      expect(await found()).toBeNull();
      await classCodes.setPaused('room', null);
      expect(await found()).toEqual(room);
      await classCodes.save(code({ digest: 'of the next', sealed: 'next' }));
      expect(await found()).toBeNull();
    });

    test('[ROS-1] two classes never have the same code', async () => {
      await classCodes.save(code());
      expect(await classCodes.save(code({ classroomId: 'hall' }))).toBe(false);
      expect(await stored('hall')).toBeNull();
      await classCodes.save(code({ digest: 'of another' }));
      expect(await classCodes.save(code({ classroomId: 'hall' }))).toBe(true);
    });

    test('[ROS-1] a code can be paused and resumed, each once, and a new code works', async () => {
      expect(await classCodes.setPaused('room', now)).toBe(false);
      await classCodes.save(code());
      expect(await classCodes.setPaused('room', null)).toBe(false);
      expect(await classCodes.setPaused('room', now + 1)).toBe(true);
      expect(await classCodes.setPaused('room', now + 2)).toBe(false);
      expect(await stored()).toMatchObject({ pausedAt: now + 1 });
      expect(await classCodes.setPaused('room', null)).toBe(true);
      await classCodes.setPaused('room', now + 3);
      await classCodes.save(code({ digest: 'of another' }));
      expect(await stored()).toMatchObject({ pausedAt: null });
    });

    test('[ORG-3] nothing is returned about a class outside the scope', async () => {
      await classCodes.save(code());
      const scopes = [emptyScope, { ...emptyScope, organizations: ['elm/'] }];
      for (const scope of scopes) expect(await classCodes.ofClassroom('room', scope)).toBeNull();
      const oak = { ...emptyScope, organizations: ['oak/'] };
      expect(await classCodes.ofClassroom('room', oak)).toMatchObject({ code: { sealed: 'sealed code' } });
      expect(await classCodes.ofClassroom('no such', everywhere)).toBeNull();
    });

    test('a code is deleted with its class', async () => {
      await classCodes.save(code());
      await harness.classrooms.forget('ada', null);
      expect(await classCodes.ofClassroom('room', everywhere)).toBeNull();
    });
  });
}
