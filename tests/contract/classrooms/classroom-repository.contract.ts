import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type {
  AddOutcome,
  ClassroomRepository,
} from '#application/service/classrooms/ports/classroom-repository.ts';
import type { LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import {
  aClassroomEdit,
  aNewAssignment,
  aNewClassroom,
  anAssignmentEdit,
  byHand,
} from '../../builders/a-classroom.ts';
import { aLesson, anActivity } from '../../builders/a-lesson.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { startOfTests } from '../../builders/time.ts';
import { describeClassroomPages } from './classroom-pages.ts';
import { bargeAgenda, describeAssignedLessons } from './classroom-lessons.ts';
import { describeScopes } from './classroom-scopes.ts';

export type ClassroomRepositoryHarness = {
  readonly accounts: AccountRepository;
  readonly lessons: LessonRepository;
  readonly classrooms: ClassroomRepository;
  /** The same store, opened by a second process. */
  readonly sameClassrooms: ClassroomRepository;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const grace = anEmail('grace@hopper.test');
const names = (classrooms: readonly { readonly name: string }[]) => classrooms.map(({ name }) => name);

export function classroomRepositoryContract(
  name: string,
  makeHarness: () => Promise<ClassroomRepositoryHarness>,
): void {
  describe(`ClassroomRepository: ${name}`, () => {
    let store: ClassroomRepositoryHarness;
    let classrooms: ClassroomRepository;

    beforeEach(async () => {
      store = await makeHarness();
      classrooms = store.classrooms;
      await store.accounts.open(anAccount());
      await store.accounts.open(
        anAccount({ id: 'grace', email: grace, firstName: 'Grace', lastName: 'Hopper' }),
      );
      await store.lessons.replaceAll([aLesson(), aLesson({ slug: 'mind-the-quay' })]);
    });
    afterEach(() => store.close());

    const within = <T>(work: (classrooms: ClassroomRepository) => Promise<T>): Promise<T> =>
      store.transaction.run((stores) => work(stores.classrooms));
    const openRoom = (given: Parameters<typeof aNewClassroom>[0] = {}): Promise<boolean> =>
      within((classrooms) => classrooms.open(aNewClassroom(given), 200));
    const addTeacher = (id = 'seat', email = grace): Promise<AddOutcome> =>
      within((classrooms) => classrooms.addTeacher('room-12', { id, email }, 20));
    /** Assigns a lesson. Returns the id of the assignment, or the reason why it is refused. */
    const assign = async (given: Parameters<typeof aNewAssignment>[0] = {}, limit = 200): Promise<string> => {
      const outcome = await within((classrooms) => classrooms.assign(aNewAssignment(given), limit));
      return typeof outcome === 'string' ? outcome : outcome.id;
    };
    const room = () => classrooms.byId('room-12', ownScope('ada'));
    const barge = async () => (await classrooms.assignment('barge', ownScope('ada')))?.assignment;
    const record = (version: number, state: 'started' | 'needs_help' | 'done', activityId = 'build') =>
      classrooms.recordProgress(
        { assignmentId: 'barge', activityId, state, minutes: 5, by: 'ada', at: startOfTests },
        version,
      );

    const ada = {
      id: 'owner of room-12',
      accountId: 'ada',
      email: 'ada@lovelace.test',
      name: 'Ada Lovelace',
      role: 'owner',
    };

    describeClassroomPages(() => ({ classrooms }), openRoom, assign);

    test('[ROS-1] a new class belongs only to its owner', async () => {
      expect(await openRoom({ icon: 'bot' })).toBe(true);
      const edit = aClassroomEdit({ gradeBand: '3-5', icon: 'bot' });
      expect(await room()).toEqual({ ...edit, ...byHand, id: 'room-12', version: 1, teachers: [ada] });
      expect(await classrooms.byId('room-12', ownScope('grace'))).toBeNull();
      expect(await classrooms.list(ownScope('grace'))).toEqual([]);
      expect(await classrooms.byId('nothing', ownScope('ada'))).toBeNull();
    });

    test('[ROS-1] classes are sorted naturally, with their assigned lessons, newest first', async () => {
      await openRoom({ id: 'b', name: 'Room 9' });
      await openRoom({ id: 'a', name: 'étude' });
      await openRoom();
      await assign();
      await assign({ id: 'quay', lessonSlug: 'mind-the-quay', at: startOfTests + 1 });
      const listed = await classrooms.list(ownScope('ada'));
      expect(names(listed)).toEqual(['étude', 'Room 9', 'Room 12']);
      expect(listed.map(({ assignedLessons }) => assignedLessons)).toEqual([
        [],
        [],
        ['mind-the-quay', 'load-the-barge'],
      ]);
    });

    test('[LES-7] a listed class has its progress in its lessons', async () => {
      await openRoom();
      await assign();
      expect(await classrooms.list(ownScope('ada'))).toMatchObject([{ marked: { done: 0, needHelp: 0 } }]);
      await record(0, 'done');
      expect(await classrooms.list(ownScope('ada'))).toMatchObject([{ marked: { done: 1, needHelp: 0 } }]);
      await record(1, 'needs_help');
      expect(await classrooms.list(ownScope('ada'))).toMatchObject([{ marked: { done: 0, needHelp: 1 } }]);
      await classrooms.removeAssignment('barge');
      expect(await classrooms.list(ownScope('ada'))).toMatchObject([{ marked: { done: 0, needHelp: 0 } }]);
    });

    test('[LES-7] progress in an activity that is not in its version of the lesson does not count (regression)', async () => {
      await openRoom();
      await assign();
      await store.lessons.replaceAll([aLesson({ version: 2, activities: [anActivity({ id: 'sort' })] })]);
      await record(0, 'done');
      await record(0, 'needs_help', 'sort');
      expect(await classrooms.list(ownScope('ada'))).toMatchObject([{ marked: { done: 1, needHelp: 0 } }]);
      await classrooms.changeAssignment('barge', 1, { lessonVersion: 2 });
      expect(await classrooms.list(ownScope('ada'))).toMatchObject([{ marked: { done: 0, needHelp: 1 } }]);
    });

    test('an account owns a limited number of classes, even with simultaneous creations, and co-taught ones do not count', async () => {
      await within((classrooms) =>
        classrooms.open(aNewClassroom({ owner: { teacherId: 'g', accountId: 'grace' } }), 200),
      );
      await addTeacher('seat', anEmail());
      await classrooms.claimCoTeaching('ada', anEmail());
      const opened = await Promise.all(
        ['1', '2', '3', '4'].map((id) => within((classrooms) => classrooms.open(aNewClassroom({ id }), 2))),
      );
      expect(opened.filter(Boolean)).toHaveLength(2);
      expect(await classrooms.list(ownScope('ada'))).toHaveLength(3);
    });

    test('[LES-7] of two changes based on the same version, one succeeds and the other is refused', async () => {
      await openRoom();
      const changed = await Promise.all([
        classrooms.change('room-12', 1, aClassroomEdit({ name: 'Mine' })),
        store.sameClassrooms.change('room-12', 1, aClassroomEdit({ name: 'Theirs', gradeBand: '6-8' })),
      ]);
      expect(changed.toSorted()).toEqual([false, true]);
      expect(await room()).toMatchObject(
        changed[0]
          ? { name: 'Mine', gradeBand: null, version: 2 }
          : { name: 'Theirs', gradeBand: '6-8', version: 2 },
      );
    });

    test('[ROS-1] a term, its days, a color and a picture are stored as given', async () => {
      await openRoom({ color: 'moss', icon: 'turtle' });
      const term = { termName: 'Fall', firstDay: '2026-09-01', lastDay: '2026-12-18' };
      await classrooms.change('room-12', 1, aClassroomEdit({ ...term, color: 'sun' }));
      expect(await room()).toMatchObject({ ...term, color: 'sun', icon: null });
    });

    test('a class can be archived and restored, each once', async () => {
      await openRoom();
      await classrooms.setArchived('room-12', startOfTests);
      await classrooms.setArchived('room-12', startOfTests + 1);
      expect(await room()).toMatchObject({ archivedAt: startOfTests, version: 2 });
      await classrooms.setArchived('room-12', null);
      await classrooms.setArchived('room-12', null);
      expect(await room()).toMatchObject({ archivedAt: null, version: 3 });
    });

    test('a seat waits for an address without data of its account, until its owner claims it', async () => {
      await openRoom();
      expect(await addTeacher()).toBe('added');
      const waiting = { id: 'seat', accountId: null, email: grace, name: null, role: 'co-teacher' };
      expect((await room())?.teachers).toEqual([ada, waiting]);
      expect(await classrooms.byId('room-12', ownScope('grace'))).toBeNull();
      await classrooms.claimCoTeaching('ada', anEmail());
      await classrooms.claimCoTeaching('grace', grace);
      const taken = { ...waiting, accountId: 'grace', name: 'Grace Hopper' };
      expect((await classrooms.byId('room-12', ownScope('grace')))?.teachers).toEqual([ada, taken]);
    });

    test('a claimed seat stays with its account after an address change, and the old address claims nothing', async () => {
      await openRoom();
      await addTeacher();
      await classrooms.claimCoTeaching('grace', grace);
      await store.accounts.changeEmail('grace', 'grace@navy.test');
      await classrooms.claimCoTeaching('ada', grace);
      const teacher = { accountId: 'grace', email: 'grace@navy.test' };
      expect((await classrooms.byId('room-12', ownScope('grace')))?.teachers[1]).toMatchObject(teacher);
    });

    test('an address has one seat in a class, and so does a person', async () => {
      await openRoom();
      await addTeacher();
      expect(await addTeacher('again')).toBe('there');
      expect(await addTeacher('owner', anEmail())).toBe('there');
      await classrooms.claimCoTeaching('grace', grace);
      expect(await addTeacher('claimed')).toBe('there');
      const other = anEmail('grace@navy.test');
      await addTeacher('other', other);
      await classrooms.claimCoTeaching('grace', other);
      expect((await room())?.teachers.map(({ id }) => id)).toEqual([ada.id, 'seat']);
    });

    test('a class has a limited number of seats, even with simultaneous additions', async () => {
      await openRoom();
      const added = await Promise.all(
        ['a', 'b', 'c'].map((id) =>
          within((classrooms) =>
            classrooms.addTeacher('room-12', { id, email: anEmail(`${id}@school.test`) }, 2),
          ),
        ),
      );
      expect(added.toSorted()).toEqual(['added', 'full', 'full']);
    });

    test("a seat can be removed, but not the owner's or one of another class", async () => {
      await openRoom();
      await openRoom({ id: 'other' });
      await addTeacher();
      await classrooms.removeTeacher('other', 'seat');
      await classrooms.removeTeacher('room-12', ada.id);
      expect((await room())?.teachers).toHaveLength(2);
      await classrooms.removeTeacher('room-12', 'seat');
      expect((await room())?.teachers).toEqual([ada]);
    });

    test('[LES-7] an assigned lesson is returned completely, only to teachers of its class', async () => {
      await openRoom();
      const edit = anAssignmentEdit({
        visible: false,
        opensOn: '2026-11-23',
        dueOn: '2026-12-01',
        note: 'Cups.\n🚢',
      });
      expect(await assign(edit)).toBe('barge');
      const stored = {
        ...edit,
        id: 'barge',
        classroomId: 'room-12',
        lessonSlug: 'load-the-barge',
        lessonVersion: 1,
        version: 1,
        removed: false,
        assignedAt: startOfTests,
        lesson: { ...bargeAgenda, latestVersion: 1 },
        recorded: [],
      };
      expect(await classrooms.assignments('room-12', ownScope('ada'))).toEqual([stored]);
      expect(await barge()).toEqual(stored);
      expect(await classrooms.assignment('barge', ownScope('grace'))).toBeNull();
      expect(await classrooms.assignment('nothing', ownScope('ada'))).toBeNull();
    });

    test('a lesson is assigned once, even with simultaneous assignments', async () => {
      await openRoom();
      const added = await Promise.all(['1', '2', '3'].map((id) => assign({ id })));
      expect(added.filter((outcome) => outcome === 'there')).toHaveLength(2);
      expect(await classrooms.assignments('room-12', ownScope('ada'))).toHaveLength(1);
    });

    test('[UI-5] a removed lesson is marked as removed, and is restored with its progress', async () => {
      await openRoom();
      await assign({ note: 'Cups.' });
      await record(0, 'done');
      await classrooms.removeAssignment('barge');
      await classrooms.removeAssignment('barge');
      expect(await classrooms.assignments('room-12', ownScope('ada'))).toMatchObject([
        { id: 'barge', removed: true },
      ]);
      expect(await barge()).toMatchObject({ removed: true, version: 2 });
      expect(await classrooms.changeAssignment('barge', 2, { note: 'Late.' })).toBe(false);
      expect(await within((classrooms) => classrooms.restoreAssignment('barge', 200))).toEqual(await barge());
      expect(await within((classrooms) => classrooms.restoreAssignment('barge', 0))).toEqual(await barge());
      expect(await within((classrooms) => classrooms.restoreAssignment('nothing', 200))).toBeNull();
      expect(await barge()).toMatchObject({ removed: false, version: 3, note: 'Cups.' });
      expect((await barge())?.recorded).toHaveLength(1);
    });

    test('a removed lesson that is assigned again has its progress and the new settings', async () => {
      await openRoom();
      await assign();
      await record(0, 'done');
      await classrooms.removeAssignment('barge');
      await store.lessons.replaceAll([aLesson({ version: 2 })]);
      expect(await assign({ id: 'new', note: 'Again.', at: startOfTests + 1 })).toBe('barge');
      const [back] = await classrooms.assignments('room-12', ownScope('ada'));
      const settings = { note: 'Again.', lessonVersion: 2, assignedAt: startOfTests + 1, version: 3 };
      expect(back).toMatchObject({ id: 'barge', ...settings });
      expect(back?.recorded).toHaveLength(1);
    });

    test('a class has a limited number of lessons, and removed ones do not count until they are restored', async () => {
      await openRoom();
      expect(await assign({}, 1)).toBe('barge');
      expect(await assign({ id: 'quay', lessonSlug: 'mind-the-quay' }, 1)).toBe('full');
      await classrooms.removeAssignment('barge');
      expect(await assign({ id: 'quay', lessonSlug: 'mind-the-quay' }, 1)).toBe('quay');
      expect(await within((classrooms) => classrooms.restoreAssignment('barge', 1))).toBe('full');
    });

    test('[LES-7] of two edits of an assignment based on the same version, one succeeds and the other is refused', async () => {
      await openRoom();
      await assign({ note: 'Cups.', dueOn: '2026-12-01' });
      const changed = await Promise.all([
        classrooms.changeAssignment('barge', 1, anAssignmentEdit({ note: 'Mine.' })),
        store.sameClassrooms.changeAssignment('barge', 1, anAssignmentEdit({ note: 'Theirs.' })),
      ]);
      expect(changed.toSorted()).toEqual([false, true]);
      const note = changed[0] ? 'Mine.' : 'Theirs.';
      expect(await barge()).toMatchObject({ version: 2, note, dueOn: null });
    });

    test("only the lesson's version changes", async () => {
      await openRoom();
      await assign({ note: 'Cups.' });
      await store.lessons.replaceAll([aLesson({ version: 2 })]);
      expect(await classrooms.changeAssignment('barge', 1, { lessonVersion: 2 })).toBe(true);
      expect(await barge()).toMatchObject({ lessonVersion: 2, note: 'Cups.', version: 2 });
    });

    test('[LES-7] progress is stored for each activity, with author and time', async () => {
      await openRoom();
      await assign();
      expect(await record(0, 'started')).toBe(true);
      expect(await record(1, 'done')).toBe(true);
      expect(await record(0, 'started', 'share')).toBe(true);
      const by = { minutes: 5, updatedAt: startOfTests, updatedBy: 'Ada Lovelace' };
      const progress = (await barge())?.recorded.toSorted((a, b) => (a.activityId < b.activityId ? -1 : 1));
      expect(progress).toEqual([
        { activityId: 'build', state: 'done', version: 2, ...by },
        { activityId: 'share', state: 'started', version: 1, ...by },
      ]);
      expect(await barge()).toMatchObject({ version: 1 });
    });

    test.each([0, 1])(
      '[LES-7] of two simultaneous records of an activity on version %d, one succeeds',
      async (version) => {
        await openRoom();
        await assign();
        if (version === 1) await record(0, 'started');
        const made = await Promise.all([
          record(version, 'done'),
          store.sameClassrooms.recordProgress(
            {
              assignmentId: 'barge',
              activityId: 'build',
              state: 'needs_help',
              minutes: null,
              by: 'grace',
              at: startOfTests,
            },
            version,
          ),
        ]);
        expect(made.toSorted()).toEqual([false, true]);
        const state = made[0] ? 'done' : 'needs_help';
        expect((await barge())?.recorded).toMatchObject([{ state, version: version + 1 }]);
      },
    );

    test('knows which version of which lesson a teacher has', async () => {
      await openRoom();
      await assign();
      expect(await classrooms.isAssigned({ slug: 'load-the-barge', version: 1 }, ownScope('ada'))).toBe(true);
      expect(await classrooms.isAssigned({ slug: 'load-the-barge', version: 2 }, ownScope('ada'))).toBe(
        false,
      );
      expect(await classrooms.isAssigned({ slug: 'mind-the-quay', version: 1 }, ownScope('ada'))).toBe(false);
      expect(await classrooms.isAssigned({ slug: 'load-the-barge', version: 1 }, ownScope('grace'))).toBe(
        false,
      );
      await classrooms.removeAssignment('barge');
      expect(await classrooms.isAssigned({ slug: 'load-the-barge', version: 1 }, ownScope('ada'))).toBe(
        false,
      );
    });

    describeAssignedLessons(() => store, openRoom, assign);
    describeScopes(() => store);

    describe('[SEC-6] an erased account', () => {
      const erase = (id: string, email = anEmail()): Promise<void> =>
        store.transaction.run(async (stores) => {
          await stores.classrooms.forget(id, email);
          await stores.accounts.erase(id);
        });

      test('leaves its classes to the first co-teacher who has opened them', async () => {
        await openRoom();
        await assign();
        await record(0, 'done');
        await addTeacher('nobody', anEmail('nobody@school.test'));
        await addTeacher();
        await classrooms.claimCoTeaching('grace', grace);
        await erase('ada');
        const stored = await classrooms.byId('room-12', ownScope('grace'));
        const roles = stored?.teachers.map(({ id, role }) => `${id} ${role}`);
        expect(roles).toEqual(['seat owner', 'nobody co-teacher']);
        const [assigned] = await classrooms.assignments('room-12', ownScope('grace'));
        expect(assigned?.recorded).toMatchObject([{ state: 'done', updatedBy: null }]);
      });

      test('deletes its classes that no one else has opened', async () => {
        await openRoom();
        await assign();
        await record(0, 'done');
        await addTeacher();
        await erase('ada');
        await classrooms.claimCoTeaching('grace', grace);
        expect(await classrooms.list(ownScope('grace'))).toEqual([]);
        expect(await classrooms.assignments('room-12', everything)).toEqual([]);
      });

      test('is removed from the classes of others, and so are the seats for its address', async () => {
        await openRoom();
        await addTeacher();
        await openRoom({ id: 'other' });
        await within((classrooms) =>
          classrooms.addTeacher('other', { id: 'waits', email: anEmail('g@h.test') }, 20),
        );
        await classrooms.claimCoTeaching('grace', grace);
        await erase('grace', anEmail('g@h.test'));
        const teachers = (await classrooms.list(ownScope('ada'))).flatMap((stored) => stored.teachers);
        expect(teachers.map(({ id }) => id).toSorted()).toEqual(['owner of other', 'owner of room-12']);
      });
    });
  });
}
