import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { NewLoginFile, PlacesOf } from '#application/service/classrooms/ports/login-files.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import { emptyScope, everywhere, type Scope } from '#domain/organizations/access/scope.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests as now } from '../../builders/time.ts';

export type LoginFilesHarness = {
  readonly accounts: AccountRepository;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

type Fields = Readonly<Record<string, string>>;
const added = (kind: Change['kind'], id: string, fields: Fields): readonly Change[] =>
  Object.entries({ state: 'active', ...fields }).map(([field, to]) => ({ kind, id, field, from: null, to }));
const student = (id: string, organization: string, ...classrooms: readonly string[]): readonly Change[] => [
  ...added('student', id, { given: id, organization }),
  ...classrooms.flatMap((classroom) =>
    added('enrollment', `${id}-${classroom}`, { classroom, student: id, from: '2026-08-17' }),
  ),
];
const reach = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });
const own: Scope = { ...emptyScope, own: { accountId: 'ada', mailbox: null, shared: true } };

const aFile = (overrides: Partial<NewLoginFile> = {}): NewLoginFile => ({
  id: 'file-1',
  accountId: 'ada',
  as: 'cards',
  sealed: Uint8Array.of(80, 0, 255),
  cards: 2,
  classrooms: ['room-1', 'room-2'],
  students: ['ann', 'bo'],
  madeAt: now,
  endsAt: now + day,
  ...overrides,
});

export function loginFilesContract(name: string, makeHarness: () => Promise<LoginFilesHarness>): void {
  describe(`LoginFiles: ${name}`, () => {
    let harness: LoginFilesHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const apply = (changes: readonly Change[], id: string) =>
      within(({ roster }) =>
        roster.apply(
          { id, kind: 'students-added', organization: null, by: 'ada', at: now, undoes: null },
          changes,
        ),
      );
    const placed = async (selection: PlacesOf, scope: Scope = everywhere, limit = 99) =>
      (await within(({ loginFiles }) => loginFiles.placed(selection, scope, limit))).map(
        ({ classroomId, studentId }) => `${classroomId}/${studentId}`,
      );
    const unplaced = (selection: PlacesOf, scope: Scope = everywhere) =>
      within(({ loginFiles }) => loginFiles.unplaced(selection, scope));
    const keep = (made: NewLoginFile) => within(({ loginFiles }) => loginFiles.save(made));
    const listed = (at = now) => within(({ loginFiles }) => loginFiles.list('ada', at));
    const file = (id = 'file-1', at: Partial<{ now: number; scope: Scope; by: string }> = {}) =>
      within(({ loginFiles }) =>
        loginFiles.file(at.by ?? 'ada', id, { now: at.now ?? now, scope: at.scope ?? everywhere }),
      );
    const district = { of: 'organization', path: 'harbor/' } as const;

    beforeEach(async () => {
      harness = await makeHarness();
      for (const id of ['ada', 'grace', 'eve'])
        await harness.accounts.open(anAccount({ id, email: `${id}@x.test` }));
      await within(async ({ organizations, classrooms }) => {
        const parent = await anOrganization(organizations, { id: 'harbor', kind: 'district' });
        await anOrganization(organizations, { id: 'pier', parent });
        await anOrganization(organizations, { id: 'quay', parent });
        const owner = (accountId: string, id: string) => ({ teacherId: `of-${id}`, accountId });
        const room = (id: string, title: string, organization: string, by = 'grace') =>
          classrooms.open(aNewClassroom({ id, name: title, organization, owner: owner(by, id) }), 99);
        await room('room-1', 'Zebra', 'harbor/pier/', 'ada');
        await room('room-2', 'apple', 'harbor/pier/');
        await room('room-3', 'Aardvark', 'harbor/quay/');
        await room('room-4', 'Closed', 'harbor/pier/');
        await classrooms.setArchived('room-4', now);
      });
      await apply(
        [
          ...student('ann', 'harbor/pier/', 'room-1', 'room-2'),
          ...student('bo', 'harbor/pier/', 'room-1'),
          ...student('cy', 'harbor/quay/', 'room-3'),
          ...student('old', 'harbor/pier/', 'room-4'),
        ],
        'set-1',
      );
      await apply(student('nora', 'harbor/pier/'), 'set-2');
    });
    afterEach(() => harness.close());

    test('[ROS-3] students are sorted by organization, class and name, in each of their open classes', async () => {
      const all = ['room-2/ann', 'room-1/ann', 'room-1/bo', 'room-3/cy'];
      expect(await placed(district)).toEqual(all);
      expect(await placed({ of: 'organization', path: null }, reach('harbor/'))).toEqual(all);
      expect(await placed({ of: 'organization', path: 'harbor/quay/' })).toEqual(['room-3/cy']);
      expect(await placed(district, everywhere, 2)).toEqual(all.slice(0, 2));
    });

    test('[ROS-3] [R24] students, classes and the additions of a change are found, only in the scope', async () => {
      const some: PlacesOf = { of: 'students', ids: ['cy', 'ann', 'nora', 'nobody'] };
      expect(await placed(some)).toEqual(['room-2/ann', 'room-1/ann', 'room-3/cy']);
      expect(await placed(some, reach('harbor/quay/'))).toEqual(['room-3/cy']);
      expect(await placed(some, own)).toEqual(['room-1/ann']);
      expect(await placed({ of: 'classrooms', ids: ['room-1', 'room-4'] })).toEqual([
        'room-1/ann',
        'room-1/bo',
      ]);
      expect(await placed({ of: 'change set', id: 'set-1' }, reach('harbor/quay/'))).toEqual(['room-3/cy']);
      expect(await placed({ of: 'change set', id: 'set-2' })).toEqual([]);
      expect(await placed(some, emptyScope)).toEqual([]);
    });

    test('[ROS-3] students who left or are archived get no card', async () => {
      await apply(
        [
          { kind: 'student', id: 'bo', field: 'state', from: 'active', to: 'archived' },
          { kind: 'student', id: 'bo', field: 'archivedOn', from: null, to: '2026-09-01' },
          { kind: 'enrollment', id: 'ann-room-1', field: 'to', from: null, to: '2026-09-01' },
        ],
        'set-3',
      );
      expect(await placed(district)).toEqual(['room-2/ann', 'room-3/cy']);
    });

    test('[R24] counts students in no open class', async () => {
      expect(await unplaced(district)).toBe(2);
      expect(await unplaced({ of: 'organization', path: null }, reach('harbor/quay/'))).toBe(0);
      expect(await unplaced({ of: 'students', ids: ['nora', 'ann'] })).toBe(1);
      expect(await unplaced({ of: 'students', ids: ['nora', 'ann'] }, own)).toBe(0);
      expect(await unplaced({ of: 'change set', id: 'set-2' })).toBe(1);
      expect(await unplaced({ of: 'classrooms', ids: ['room-1'] })).toBe(0);
    });

    test('[ORG-3] shows whether each class is in the scope', async () => {
      const all = (ids: readonly string[], scope: Scope) =>
        within(({ loginFiles }) => loginFiles.hasAll(ids, scope));
      expect(await all(['room-1', 'room-2'], reach('harbor/pier/'))).toBe(true);
      expect(await all(['room-1', 'room-3'], reach('harbor/pier/'))).toBe(false);
      expect(await all(['room-1'], own)).toBe(true);
      expect(await all(['none'], everywhere)).toBe(false);
    });

    test('[SEC-7] a file is found by its owner, until it expires', async () => {
      const made = aFile();
      await keep(made);
      const { id, as, cards, madeAt, endsAt, sealed, students } = made;
      expect(await listed(made.endsAt - 1)).toEqual([{ id, as, cards, classrooms: 2, madeAt, endsAt }]);
      expect(await file()).toEqual({ id, as, sealed, students });
      expect(await file('file-1', { by: 'grace' })).toBeNull();
      expect(await listed(made.endsAt)).toEqual([]);
      expect(await file('file-1', { now: made.endsAt })).toBeNull();
    });

    test('[SEC-7] [ORG-3] a file is not found by a user who lost access to one of its classes', async () => {
      await keep(aFile());
      expect(await file('file-1', { scope: reach('harbor/pier/') })).not.toBeNull();
      expect(await file('file-1', { scope: own })).toBeNull();
      expect(await file('file-1', { scope: emptyScope })).toBeNull();
    });

    test('a repeated file replaces the first, and the newest is listed first', async () => {
      await keep(aFile());
      await keep(aFile({ id: 'file-2', madeAt: now + 1 }));
      await keep(aFile({ cards: 1 }));
      expect((await listed()).map(({ id, cards }) => [id, cards])).toEqual([
        ['file-2', 2],
        ['file-1', 1],
      ]);
    });

    test('[SEC-7] the owner deletes a file early, and gets the list of its students', async () => {
      const made = aFile();
      await keep(made);
      await keep(aFile({ id: 'file-2' }));
      const remove = (by: string, id: string, at = now) =>
        within(({ loginFiles }) => loginFiles.remove(by, id, at));
      expect(await remove('grace', 'file-1')).toBeNull();
      expect(await remove(made.accountId, 'file-1', made.endsAt)).toBeNull();
      expect(await remove(made.accountId, 'file-1')).toEqual(made.students);
      expect(await remove(made.accountId, 'file-1')).toBeNull();
      expect((await listed()).map(({ id }) => id)).toEqual(['file-2']);
    });

    test('[SEC-9] expired files are removed', async () => {
      await keep(aFile());
      await keep(aFile({ id: 'file-2', endsAt: now + 2 * day }));
      expect(await within(({ loginFiles }) => loginFiles.removeEnded(now + day))).toBe(1);
      expect((await listed()).map(({ id }) => id)).toEqual(['file-2']);
    });

    test("[SEC-6] a file is deleted when a student in it is erased, and with its owner's account", async () => {
      await keep(aFile());
      await keep(aFile({ id: 'file-2', students: ['cy'] }));
      await within(({ roster }) => roster.erase(['bo']));
      expect((await listed()).map(({ id }) => id)).toEqual(['file-2']);
      expect(await file()).toBeNull();
      await keep(aFile({ id: 'file-3', accountId: 'eve', students: ['cy'] }));
      await harness.accounts.erase('eve');
      await keep(aFile({ id: 'file-4', accountId: 'eve', students: ['cy'] }));
      const ofEve = await within(({ loginFiles }) => loginFiles.list('eve', now));
      expect(ofEve).toEqual([]);
    });
  });
}
