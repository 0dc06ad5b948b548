import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PassService } from '#application/client/classrooms/ports/pass-service.ts';
import { day } from '../../builders/time.ts';

export type PassServiceHarness = {
  readonly passes: PassService;
  readonly classroomId: string;
  readonly clock: { advance(ms: number): Promise<void> };
  readonly as: (person: 'ada' | 'bo' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const [today, tomorrow] = ['2026-09-01', '2026-09-02'];
const refusal = (kind: string) => ({ ok: false, error: { kind } });

export function passServiceContract(name: string, makeHarness: () => Promise<PassServiceHarness>): void {
  describe(`PassService: ${name}`, () => {
    let harness: PassServiceHarness;
    let passes: PassService;
    let classroomId: string;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ passes, classroomId } = harness);
    });
    afterEach(() => harness.close());

    const make = async (on: string) => {
      const made = await passes.make(classroomId, { day: on });
      if (!made.ok) throw new Error(made.error.kind);
      return made.value;
    };
    const tokenOf = async (code: string) => {
      const opened = await passes.open(code);
      return opened.ok ? opened.value.token : opened.error.kind;
    };

    test('[ORG-13] creates, lists and revokes passes of a class', async () => {
      const { code, ...pass } = await make(tomorrow);
      expect(code).toMatch(/^\w{5}-\w{5}$/);
      expect(pass).toMatchObject({ day: tomorrow, timeZone: 'America/Los_Angeles', standing: 'upcoming' });
      expect(await passes.list(classroomId)).toEqual({
        ok: true,
        value: { passes: [pass], firstDay: today, lastDay: '2026-10-31' },
      });
      expect(await passes.revoke({ classroomId, id: pass.id })).toEqual({ ok: true, value: undefined });
      expect(await passes.list(classroomId)).toMatchObject({ value: { passes: [{ standing: 'revoked' }] } });
      expect(await passes.revoke({ classroomId, id: pass.id })).toEqual(refusal('pass/not-found'));
    });

    test('refuses impossible days, and classes of others', async () => {
      const fields = { day: 'too-early' };
      expect(await passes.make(classroomId, { day: '2026-08-31' })).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields },
      });
      harness.as('bo');
      expect(await passes.list(classroomId)).toEqual(refusal('classroom/not-found'));
      expect(await passes.make(classroomId, { day: today })).toEqual(refusal('classroom/not-found'));
      harness.as(null);
      expect(await passes.list(classroomId)).toEqual(refusal('session/lost'));
    });

    test('[ORG-13] a code opens its class for a visitor on its day', async () => {
      const { code } = await make(today);
      harness.as(null);
      const board = {
        day: today,
        timeZone: 'America/Los_Angeles',
        classroom: { name: 'Room 12', gradeBand: '3-5' },
        lessons: [{ lessonSlug: 'load-the-barge', note: 'The cups are in the closet.' }],
      };
      expect(await passes.read(await tokenOf(code))).toMatchObject({ ok: true, value: board });
      expect(await passes.open(code.toLowerCase().replace('-', ' '))).toMatchObject({ ok: true });
    });

    test('[ORG-13] the right code reports why it does not open, and any other code is only wrong', async () => {
      const { code, id } = await make(tomorrow);
      expect(await passes.open(code)).toEqual(refusal('pass/upcoming'));
      expect(await passes.open('ABCDE-23456')).toEqual(refusal('pass/wrong-code'));
      expect(await passes.open('ABC')).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { passCode: 'malformed' } },
      });
      await harness.clock.advance(day);
      const token = await tokenOf(code);
      await harness.clock.advance(day);
      expect(await passes.open(code)).toEqual(refusal('pass/over'));
      expect(await passes.read(token)).toEqual(refusal('pass/over'));
      await passes.revoke({ classroomId, id });
      expect(await passes.open(code)).toEqual(refusal('pass/revoked'));
      expect(await passes.read(token)).toEqual(refusal('pass/revoked'));
    });

    test('reports an unreachable service', async () => {
      harness.disconnect();
      const unreachable = refusal('service/unreachable');
      expect(await passes.list(classroomId)).toEqual(unreachable);
      expect(await passes.open('ABCDE-23456')).toEqual(unreachable);
      expect(await passes.read('token')).toEqual(unreachable);
    });
  });
}
