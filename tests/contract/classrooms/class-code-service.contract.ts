import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClassCodeService } from '#application/client/classrooms/ports/class-code-service.ts';
import { classCodeLength, classCodeSymbols } from '#domain/classrooms/class-codes/class-code.ts';

export type ClassCodeServiceHarness = {
  readonly classCodes: ClassCodeService;
  readonly classroomId: string;
  readonly clock: { now(): number };
  readonly as: (person: 'ada' | 'bo' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const refusal = (kind: string) => ({ ok: false, error: { kind } });

export function classCodeServiceContract(
  name: string,
  makeHarness: () => Promise<ClassCodeServiceHarness>,
): void {
  describe(`ClassCodeService: ${name}`, () => {
    let harness: ClassCodeServiceHarness;
    let classCodes: ClassCodeService;
    let id: string;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ classCodes, classroomId: id } = harness);
    });
    afterEach(() => harness.close());

    test('[ROS-1] each class has a code, which can be shown again, paused and renewed', async () => {
      const made = await classCodes.read(id);
      if (!made.ok) throw new Error(made.error.kind);
      expect(made.value).toMatchObject({ renewedAt: harness.clock.now(), pausedAt: null });
      expect(made.value.code).toMatch(new RegExp(`^[${classCodeSymbols}]{${classCodeLength}}$`));
      expect(await classCodes.read(id)).toEqual(made);
      expect(await classCodes.setPaused(id, true)).toEqual({ ok: true, value: undefined });
      expect(await classCodes.setPaused(id, true)).toEqual({ ok: true, value: undefined });
      expect(await classCodes.read(id)).toMatchObject({ value: { pausedAt: harness.clock.now() } });
      const renewed = await classCodes.renew(id);
      expect(renewed).toMatchObject({ ok: true, value: { pausedAt: null } });
      expect(renewed.ok && renewed.value.code).not.toBe(made.value.code);
    });

    test('[ROS-1] a class whose code was never shown can be paused', async () => {
      expect(await classCodes.setPaused(id, true)).toEqual({ ok: true, value: undefined });
      expect(await classCodes.read(id)).toMatchObject({ value: { pausedAt: harness.clock.now() } });
    });

    test('[CLS-6] a class is closed for the day, and opened again', async () => {
      expect(await classCodes.setClosed(id, true)).toEqual({ ok: true, value: undefined });
      expect(await classCodes.read(id)).toMatchObject({ value: { closedOn: expect.stringMatching(/^2/) } });
      expect(await classCodes.setClosed(id, false)).toEqual({ ok: true, value: undefined });
      expect(await classCodes.read(id)).toMatchObject({ value: { closedOn: null } });
    });

    test('[ORG-3] other users do not find the class', async () => {
      harness.as('bo');
      expect(await classCodes.read(id)).toEqual(refusal('classroom/not-found'));
      expect(await classCodes.renew(id)).toEqual(refusal('classroom/not-found'));
      expect(await classCodes.setPaused(id, true)).toEqual(refusal('classroom/not-found'));
      expect(await classCodes.setClosed(id, true)).toEqual(refusal('classroom/not-found'));
      harness.as(null);
      expect(await classCodes.read(id)).toEqual(refusal('session/lost'));
    });

    test('reports an unreachable service', async () => {
      harness.disconnect();
      expect(await classCodes.read(id)).toEqual(refusal('service/unreachable'));
      expect(await classCodes.renew(id)).toEqual(refusal('service/unreachable'));
      expect(await classCodes.setPaused(id, true)).toEqual(refusal('service/unreachable'));
    });
  });
}
