import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredProgram } from '#application/service/classrooms/ports/student-programs.ts';
import type { Stores } from '#application/service/ports/transaction.ts';
import { aChangeSet } from '../../builders/a-roster.ts';
import { startOfTests as now } from '../../builders/time.ts';
import { aProgram, fillWorkingClass, type WorkingClassHarness } from './a-working-class.ts';

const own = (overrides: Partial<StoredProgram> = {}): StoredProgram =>
  aProgram({ lessonSlug: null, activityId: null, name: 'My light', ...overrides });

export function studentProgramsContract(name: string, makeHarness: () => Promise<WorkingClassHarness>): void {
  describe(`StudentPrograms: ${name}`, () => {
    let harness: WorkingClassHarness;
    const within = <T>(run: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(run);
    const keep = (given: StoredProgram, version: Parameters<Stores['programs']['save']>[1] = null) =>
      within(({ programs }) => programs.save(given, version));

    beforeEach(async () => {
      harness = await makeHarness();
      await fillWorkingClass(harness);
    });
    afterEach(() => harness.close());

    test('[CLS-1] a program is found by its ID, and by its activity', async () => {
      expect(await keep(aProgram())).toBe(true);
      expect(await within(({ programs }) => programs.findForUpdate('ann', 'p1'))).toEqual(aProgram());
      expect(
        await within(({ programs }) => programs.findOfActivityForUpdate('ann', 'load-the-barge', 'build')),
      ).toEqual(aProgram());
      expect(await within(({ programs }) => programs.findForUpdate('bo', 'p1'))).toBeNull();
      expect(
        await within(({ programs }) => programs.findOfActivityForUpdate('bo', 'load-the-barge', 'build')),
      ).toBeNull();
    });

    test('[CLS-1] [C10] a program is changed only by its student, and an activity has one program', async () => {
      await keep(aProgram());
      expect(await keep(aProgram({ version: 2, text: '' }))).toBe(true);
      expect(await keep(aProgram({ studentId: 'bo', text: 'mine now' }))).toBe(false);
      expect(await keep(aProgram({ id: 'p2' }))).toBe(false);
      expect(await within(({ programs }) => programs.ofStudent('ann'))).toMatchObject([
        { id: 'p1', version: 2, text: '' },
      ]);
    });

    test('[CLS-1] the newest 20 versions are kept', async () => {
      await keep(aProgram());
      for (let version = 1; version <= 22; version += 1)
        await keep(aProgram({ version: version + 1 }), {
          version,
          text: `text ${version}`,
          at: now + version,
        });
      const stored = await within(({ programs }) => programs.versions('p1'));
      expect(stored).toHaveLength(20);
      expect(stored[0]).toEqual({ version: 22, text: 'text 22', at: now + 22 });
      expect(stored.at(-1)).toMatchObject({ version: 3 });
    });

    test('[C15] [ROS-9] a student has the programs of a merged student, until the merge is undone', async () => {
      await keep(aProgram({ id: 'ann-1', text: 'old', changedAt: now }));
      await keep(aProgram({ id: 'bo-1', studentId: 'bo', text: 'new', changedAt: now + 5 }));
      await keep(own({ id: 'light', studentId: 'bo', changedAt: now + 1 }));
      const merge = (from: string | null, to: string | null) =>
        within(({ roster }) =>
          roster.apply(aChangeSet({ id: `merge-${to}`, organization: null }), [
            { kind: 'student', id: 'bo', field: 'mergedInto', from, to },
          ]),
        );
      const ids = async () => (await within(({ programs }) => programs.ofStudent('ann'))).map(({ id }) => id);
      await merge(null, 'ann');
      expect(await ids()).toEqual(['bo-1', 'light', 'ann-1']);
      const held = await within(({ programs }) =>
        programs.findOfActivityForUpdate('ann', 'load-the-barge', 'build'),
      );
      expect(held).toMatchObject({ id: 'bo-1', studentId: 'bo' });
      expect(held && (await keep({ ...held, version: 2, text: 'newer' }))).toBe(true);
      expect(await within(({ programs }) => programs.countOwn('ann'))).toBe(1);
      await merge('ann', null);
      expect(await ids()).toEqual(['ann-1']);
      expect(await within(({ programs }) => programs.findForUpdate('bo', 'bo-1'))).toMatchObject({
        text: 'newer',
      });
    });

    test('[CLS-1] a deleted program is not listed, counts for the limit, and is purged later', async () => {
      await keep(own({ id: 'old', deletedAt: now }));
      await keep(own({ id: 'new', changedAt: now + 5 }));
      await keep(own({ id: 'newest', changedAt: now + 9 }));
      const ids = async () => (await within(({ programs }) => programs.ofStudent('ann'))).map(({ id }) => id);
      expect(await ids()).toEqual(['newest', 'new']);
      expect(await within(({ programs }) => programs.countOwn('ann'))).toBe(3);
      await within(({ programs }) => programs.purge('ann', now));
      expect(await within(({ programs }) => programs.findForUpdate('ann', 'old'))).not.toBeNull();
      await within(({ programs }) => programs.purge('ann', now + 1));
      expect(await within(({ programs }) => programs.findForUpdate('ann', 'old'))).toBeNull();
      expect(await ids()).toEqual(['newest', 'new']);
    });
  });
}
