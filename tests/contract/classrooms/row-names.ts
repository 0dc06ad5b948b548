import { expect, test } from 'vitest';
import type { Stores } from '#application/service/ports/transaction.ts';
import { aChangeSet, annAndBo } from '../../builders/a-roster.ts';
import { everything } from '../../builders/a-scope.ts';

export function describeRowNames(within: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>): void {
  test('[ROS-9] names rows of every kind; erased students have no name', async () => {
    await within(({ roster }) => roster.apply(aChangeSet(), annAndBo));
    const stays = [...(await within(({ roster }) => roster.rows(['ann'], everything))).values()];
    const stay = stays.find(({ kind }) => kind === 'enrollment')?.id ?? '';
    const names = await within(({ roster }) =>
      roster.namesOf([
        { kind: 'student', id: 'bo' },
        { kind: 'enrollment', id: stay },
        { kind: 'classroom', id: 'room-12' },
        { kind: 'teaching', id: 'room-12/ada' },
        { kind: 'student', id: 'gone' },
      ]),
    );
    expect([...names]).toHaveLength(4);
    expect(Object.fromEntries(names)).toEqual({
      'student/bo': 'Bo Stone',
      [`enrollment/${stay}`]: 'Ann Lee',
      'classroom/room-12': 'Room 12',
      'teaching/room-12/ada': 'Room 12',
    });
  });
}
