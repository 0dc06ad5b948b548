import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JoinCodeService } from '#application/client/ports/join-code-service.ts';
import { joinCodeLength, joinCodeSymbols } from '#domain/join-codes/join-code.ts';

/** A client of a service with Ada, who has a classroom, and Bo, who has none. */
export type JoinCodeServiceHarness = {
  readonly joinCodes: JoinCodeService;
  readonly classroomId: string;
  readonly clock: { now(): number };
  /** The logged-in user from now on; Ada at first, null for a visitor. */
  readonly as: (person: 'ada' | 'bo' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const refusal = (kind: string) => ({ ok: false, error: { kind } });

export function joinCodeServiceContract(
  name: string,
  makeHarness: () => Promise<JoinCodeServiceHarness>,
): void {
  describe(`JoinCodeService: ${name}`, () => {
    let harness: JoinCodeServiceHarness;
    let joinCodes: JoinCodeService;
    let id: string;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ joinCodes, classroomId: id } = harness);
    });
    afterEach(() => harness.close());

    test('[ROS-1] each class has a code, which is shown again, paused and renewed', async () => {
      const made = await joinCodes.read(id);
      if (!made.ok) throw new Error(made.error.kind);
      expect(made.value).toMatchObject({ renewedAt: harness.clock.now(), pausedAt: null });
      expect(made.value.code).toMatch(new RegExp(`^[${joinCodeSymbols}]{${joinCodeLength}}$`));
      expect(await joinCodes.read(id)).toEqual(made);
      expect(await joinCodes.setPaused(id, true)).toEqual({ ok: true, value: undefined });
      expect(await joinCodes.setPaused(id, true)).toEqual({ ok: true, value: undefined });
      expect(await joinCodes.read(id)).toMatchObject({ value: { pausedAt: harness.clock.now() } });
      const renewed = await joinCodes.renew(id);
      expect(renewed).toMatchObject({ ok: true, value: { pausedAt: null } });
      expect(renewed.ok && renewed.value.code).not.toBe(made.value.code);
    });

    test('[ROS-1] a class whose code nobody has seen can be paused', async () => {
      expect(await joinCodes.setPaused(id, true)).toEqual({ ok: true, value: undefined });
      expect(await joinCodes.read(id)).toMatchObject({ value: { pausedAt: harness.clock.now() } });
    });

    test('[CLS-6] a class is closed for the day, and opened again', async () => {
      expect(await joinCodes.setClosed(id, true)).toEqual({ ok: true, value: undefined });
      expect(await joinCodes.read(id)).toMatchObject({ value: { closedOn: expect.stringMatching(/^2/) } });
      expect(await joinCodes.setClosed(id, false)).toEqual({ ok: true, value: undefined });
      expect(await joinCodes.read(id)).toMatchObject({ value: { closedOn: null } });
    });

    test('[ORG-3] others are told that there is no such classroom', async () => {
      harness.as('bo');
      expect(await joinCodes.read(id)).toEqual(refusal('classroom/not-found'));
      expect(await joinCodes.renew(id)).toEqual(refusal('classroom/not-found'));
      expect(await joinCodes.setPaused(id, true)).toEqual(refusal('classroom/not-found'));
      expect(await joinCodes.setClosed(id, true)).toEqual(refusal('classroom/not-found'));
      harness.as(null);
      expect(await joinCodes.read(id)).toEqual(refusal('session/lost'));
    });

    test('says so where the service cannot be reached', async () => {
      harness.disconnect();
      expect(await joinCodes.read(id)).toEqual(refusal('service/unreachable'));
      expect(await joinCodes.renew(id)).toEqual(refusal('service/unreachable'));
      expect(await joinCodes.setPaused(id, true)).toEqual(refusal('service/unreachable'));
    });
  });
}
