import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClassroomService } from '#application/client/classrooms/ports/classroom-service.ts';
import { mergeEdits } from '#domain/classrooms/classrooms/merge-edits.ts';
import { anAssignmentEdit } from '../../builders/a-classroom.ts';
import { anActivity } from '../../builders/a-lesson.ts';
import { aVerifiedIdentity } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { day, startOfTests } from '../../builders/time.ts';
import { type Capability, testWhere } from '../identity/capability.ts';
import {
  ada,
  barge,
  classroomActs,
  type ClassroomServiceHarness,
  done,
  grace,
  graceMail,
  invalid,
  noAssignment,
  noRoom,
  callerEntryIn,
  refused,
  roomEdit,
  valueOf,
} from './classroom-acts.ts';
import { aClassroomQuery } from './classroom-pages.ts';
import { describeSharing } from './classroom-sharing.ts';

export function classroomServiceContract(
  name: string,
  makeHarness: () => Promise<ClassroomServiceHarness>,
  capabilities: { readonly network: Capability },
): void {
  describe(`ClassroomService: ${name}`, () => {
    let harness: ClassroomServiceHarness;
    let service: ClassroomService;

    const acts = classroomActs(() => harness);
    const { open, assign, board, openShared, byGrace } = acts;

    beforeEach(async () => {
      harness = await makeHarness();
      service = harness.service;
      await harness.load([barge(), barge({ slug: 'draft', status: 'draft' })]);
      await acts.signInAs(ada);
    });
    afterEach(() => harness.close());

    test('[ROS-1] a created class is in the list and has its creator as the owner', async () => {
      expect(valueOf(await service.list())).toEqual([]);
      const classroom = valueOf(await service.create({ ...roomEdit, name: '  Room   12 ' }));
      const { you } = classroom;
      expect(classroom).toEqual({
        ...roomEdit,
        id: classroom.id,
        you,
        archivedAt: null,
        version: 1,
        organization: null,
        source: null,
        termName: null,
        firstDay: null,
        lastDay: null,
        color: null,
        icon: null,
        teachers: [{ id: you, email: 'ada@lovelace.test', name: 'Ada Lovelace', role: 'owner' }],
      });
      expect(valueOf(await service.list())).toEqual([
        { ...classroom, school: null, students: 0, assignedLessons: [], marked: { done: 0, needHelp: 0 } },
      ]);
      expect(await board(classroom.id)).toEqual({ classroom, assignments: [] });
    });

    test('an invalid form is refused at its fields, and nothing changes', async () => {
      expect(await service.create({ name: ' ', gradeBand: null })).toEqual(invalid({ name: 'required' }));
      expect(await service.create({ ...roomEdit, color: 'puce', icon: 'whale' })).toEqual(
        invalid({ color: 'unknown-value', icon: 'unknown-value' }),
      );
      const classroom = await open();
      expect(await service.change(classroom.id, 1, { name: 'x'.repeat(81), gradeBand: null })).toEqual(
        invalid({ name: 'too-long' }),
      );
      const dates = anAssignmentEdit({ opensOn: '2026-12-02', dueOn: '2026-12-01' });
      expect(await service.assign(classroom.id, 'load-the-barge', dates)).toEqual(
        invalid({ dueOn: 'too-early' }),
      );
      const assignment = await assign(classroom);
      const long = anAssignmentEdit({ note: 'x'.repeat(1001) });
      expect(await service.changeAssignment(assignment.id, 1, long)).toEqual(invalid({ note: 'too-long' }));
      expect(
        await service.recordProgress(assignment.id, 'build', 0, { state: 'done', minutes: 601 }),
      ).toEqual(invalid({ minutes: 'too-long' }));
      expect(await service.addCoTeacher(classroom.id, 'nobody' as typeof graceMail)).toEqual(
        invalid({ email: 'malformed' }),
      );
      expect(await board(classroom.id)).toEqual({ classroom, assignments: [assignment] });
    });

    test("[ORG-3] another user's class is not found", async () => {
      const classroom = await open();
      const assignment = await assign(classroom);
      await acts.signInAs(grace);
      expect(valueOf(await service.list())).toEqual([]);
      for (const id of [classroom.id, 'nothing', '00000000-0000-0000-0000-000000000000', '%00', '../x']) {
        expect(await service.byId(id)).toEqual(noRoom);
        expect(await service.change(id, 1, roomEdit)).toEqual(noRoom);
        expect(await service.archive(id, true)).toEqual(noRoom);
        expect(await service.addCoTeacher(id, graceMail)).toEqual(noRoom);
        expect(await service.removeTeacher(id, callerEntryIn(classroom))).toEqual(noRoom);
        expect(await service.assign(id, 'load-the-barge', anAssignmentEdit())).toEqual(noRoom);
      }
      for (const id of [assignment.id, 'nothing']) {
        expect(await service.changeAssignment(id, 1, anAssignmentEdit())).toEqual(noAssignment);
        expect(await service.removeAssignment(id)).toEqual(noAssignment);
        expect(await service.restoreAssignment(id)).toEqual(noAssignment);
        expect(await service.takeLessonVersion(id, 1, 1)).toEqual(noAssignment);
        expect(await service.recordProgress(id, 'build', 0, done)).toEqual(noAssignment);
      }
      harness.callAs(ada);
      expect(await board(classroom.id)).toEqual({ classroom, assignments: [assignment] });
    });

    test('[LES-7] a lesson is assigned with dates and a note, hidden, in its version, with its activities', async () => {
      const { id } = await open();
      const edit = anAssignmentEdit({
        visible: false,
        opensOn: '2026-11-23',
        dueOn: '2026-12-01',
        note: 'Cups.',
      });
      const assignment = valueOf(await service.assign(id, 'load-the-barge', edit));
      const activities = barge().activities.map(({ id: activity, title, kind, minutes }) => ({
        id: activity,
        title,
        kind,
        minutes,
      }));
      const nothing = { state: 'not_started', minutes: null, version: 0, updatedAt: null, updatedBy: null };
      expect(assignment).toEqual({
        ...edit,
        id: assignment.id,
        classroomId: id,
        lessonSlug: 'load-the-barge',
        lessonVersion: 1,
        version: 1,
        removed: false,
        assignedAt: startOfTests,
        lesson: { title: barge().title, activities, latestVersion: 1 },
        progress: [
          { activityId: 'warm-up', ...nothing },
          { activityId: 'build', ...nothing },
        ],
      });
      expect((await board(id)).assignments).toEqual([assignment]);
      expect(valueOf(await service.list())).toMatchObject([{ assignedLessons: ['load-the-barge'] }]);
    });

    test('[LES-7] only a published lesson is assigned, and once per class', async () => {
      const classroom = await open();
      for (const slug of ['draft', 'other', 'LOAD', '']) {
        expect(await service.assign(classroom.id, slug, anAssignmentEdit())).toEqual(
          refused('lesson/not-found', { slug }),
        );
      }
      await assign(classroom);
      expect(await service.assign(classroom.id, 'load-the-barge', anAssignmentEdit())).toEqual(
        refused('classroom/lesson-assigned'),
      );
    });

    test('[LES-7] a class keeps its version of the lesson until a teacher accepts the newer one', async () => {
      const classroom = await open();
      const assignment = await assign(classroom);
      valueOf(await service.recordProgress(assignment.id, 'build', 0, done));
      const newer = barge({
        version: 2,
        title: 'Load it again',
        activities: [anActivity({ id: 'build' }), anActivity({ id: 'share' })],
      });
      await harness.load([newer]);
      const [stored] = (await board(classroom.id)).assignments;
      expect(stored).toMatchObject({
        lessonVersion: 1,
        lesson: { title: barge().title, latestVersion: 2 },
        progress: [{ activityId: 'warm-up' }, { activityId: 'build', state: 'done' }],
      });
      for (const version of [1, 3]) {
        expect(await service.takeLessonVersion(assignment.id, 1, version)).toEqual(
          invalid({ version: 'unknown-value' }),
        );
      }
      expect(valueOf(await service.takeLessonVersion(assignment.id, 1, 2))).toMatchObject({
        lessonVersion: 2,
        version: 2,
        lesson: { title: 'Load it again' },
        progress: [
          { activityId: 'build', state: 'done', version: 1 },
          { activityId: 'share', version: 0 },
        ],
      });
      expect(await service.recordProgress(assignment.id, 'warm-up', 0, done)).toEqual(
        refused('assignment/no-such-activity'),
      );
      await harness.load([]);
      expect((await board(classroom.id)).assignments).toMatchObject([
        { lessonVersion: 2, lesson: { latestVersion: null } },
      ]);
    });

    test('[UI-5] a removed lesson is restored unchanged', async () => {
      const classroom = await open();
      const assignment = await assign(classroom);
      const recorded = valueOf(await service.recordProgress(assignment.id, 'build', 0, done));
      const removed = valueOf(await service.removeAssignment(assignment.id));
      expect(removed.removed).toBe(true);
      expect((await board(classroom.id)).assignments).toEqual([removed]);
      expect(valueOf(await service.list())).toMatchObject([{ assignedLessons: [] }]);
      expect(await service.changeAssignment(assignment.id, 2, anAssignmentEdit())).toEqual(noAssignment);
      expect(await service.recordProgress(assignment.id, 'build', 1, done)).toEqual(noAssignment);
      const back = valueOf(await service.restoreAssignment(assignment.id));
      expect(back).toMatchObject({ removed: false, progress: [{ version: 0 }, recorded] });
      expect((await board(classroom.id)).assignments).toEqual([back]);
    });

    test('a removed lesson that is assigned again has its progress and the new settings', async () => {
      const classroom = await open();
      const { id } = await assign(classroom);
      const recorded = valueOf(await service.recordProgress(id, 'build', 0, done));
      await service.removeAssignment(id);
      const again = anAssignmentEdit({ note: 'Once more.' });
      expect(valueOf(await service.assign(classroom.id, 'load-the-barge', again))).toMatchObject({
        id,
        note: 'Once more.',
        progress: [{ version: 0 }, recorded],
      });
    });

    test('[LES-7] progress has its values, author and time', async () => {
      const { id } = await assign(await open());
      const first = valueOf(
        await service.recordProgress(id, 'build', 0, { state: 'needs_help', minutes: null }),
      );
      expect(first).toEqual({
        activityId: 'build',
        state: 'needs_help',
        minutes: null,
        version: 1,
        updatedAt: startOfTests,
        updatedBy: 'Ada Lovelace',
      });
      expect(valueOf(await service.recordProgress(id, 'build', 1, done))).toMatchObject({
        ...done,
        version: 2,
      });
    });

    test('[LES-7] two teachers who edit an assignment lose nothing: the second one gets the current state, and merges', async () => {
      const classroom = await openShared();
      const base = await assign(classroom);
      const theirs = anAssignmentEdit({ dueOn: '2026-12-01' });
      const standing = await byGrace(async () =>
        valueOf(await service.changeAssignment(base.id, base.version, theirs)),
      );
      const mine = anAssignmentEdit({ note: 'Cups.' });
      const told = await service.changeAssignment(base.id, base.version, mine);
      expect(told).toEqual(refused('classroom/edit-conflict', { current: standing }));
      const { value, conflicts } = mergeEdits(anAssignmentEdit(), mine, theirs);
      expect(conflicts).toEqual([]);
      expect(valueOf(await service.changeAssignment(base.id, standing.version, value))).toMatchObject({
        note: 'Cups.',
        dueOn: '2026-12-01',
      });
    });

    test("[LES-7] a stale edit of a class, of a lesson's version and of an activity gets the current state", async () => {
      const classroom = await openShared();
      const renamed = await byGrace(async () =>
        valueOf(await service.change(classroom.id, classroom.version, { name: 'Class 4b', gradeBand: null })),
      );
      expect(await service.change(classroom.id, classroom.version, roomEdit)).toEqual(
        refused('classroom/edit-conflict', { current: { ...renamed, you: classroom.you } }),
      );
      const assignment = await assign(classroom);
      const recorded = await byGrace(async () =>
        valueOf(await service.recordProgress(assignment.id, 'build', 0, done)),
      );
      expect(recorded.updatedBy).toBe('Grace Hopper');
      expect(
        await service.recordProgress(assignment.id, 'build', 0, { state: 'started', minutes: null }),
      ).toEqual(refused('classroom/edit-conflict', { current: recorded }));
      expect(await service.takeLessonVersion(assignment.id, 7, 1)).toMatchObject(
        refused('classroom/edit-conflict', { current: { id: assignment.id, version: 1 } }),
      );
    });

    test('two teachers who mark two activities at once do not conflict', async () => {
      const { id } = await assign(await openShared());
      await byGrace(async () => valueOf(await service.recordProgress(id, 'warm-up', 0, done)));
      expect(await service.recordProgress(id, 'build', 0, done)).toMatchObject({ ok: true });
    });

    test('[ROS-1] an archived class is read-only until it is restored', async () => {
      const classroom = await open();
      const assignment = await assign(classroom);
      const archived = valueOf(await service.archive(classroom.id, true));
      expect(archived.archivedAt).toBe(startOfTests);
      const kind = refused('classroom/archived');
      expect(await service.change(classroom.id, archived.version, roomEdit)).toEqual(kind);
      expect(await service.assign(classroom.id, 'load-the-barge', anAssignmentEdit())).toEqual(kind);
      expect(await service.changeAssignment(assignment.id, 1, anAssignmentEdit())).toEqual(kind);
      expect(await service.recordProgress(assignment.id, 'build', 0, done)).toEqual(kind);
      expect(await service.addCoTeacher(classroom.id, graceMail)).toEqual(kind);
      expect((await board(classroom.id)).assignments).toHaveLength(1);
      const back = valueOf(await service.archive(classroom.id, false));
      expect(back.archivedAt).toBeNull();
      expect(await service.recordProgress(assignment.id, 'build', 0, done)).toMatchObject({ ok: true });
    });

    test('[LIC-3] after the trial a user can read, archive and remove, but change nothing else', async () => {
      const classroom = await openShared();
      const assignment = await assign(classroom);
      await harness.advance(31 * day);
      const ended = refused('license/ended');
      const { id } = classroom;
      expect(await service.create(roomEdit)).toEqual(ended);
      expect(await service.change(id, 1, roomEdit)).toEqual(ended);
      expect(await service.assign(id, 'load-the-barge', anAssignmentEdit())).toEqual(ended);
      expect(await service.changeAssignment(assignment.id, 1, anAssignmentEdit())).toEqual(ended);
      expect(await service.takeLessonVersion(assignment.id, 1, 1)).toEqual(ended);
      expect(await service.recordProgress(assignment.id, 'build', 0, done)).toEqual(ended);
      expect(await service.addCoTeacher(id, anEmail('x@school.test'))).toEqual(ended);
      expect((await board(id)).assignments).toEqual([assignment]);
      expect(valueOf(await service.removeAssignment(assignment.id))).toMatchObject({ removed: true });
      expect(valueOf(await service.restoreAssignment(assignment.id))).toMatchObject({ removed: false });
      expect(valueOf(await service.removeTeacher(id, classroom.teachers[1]?.id ?? ''))).not.toBeNull();
      expect(valueOf(await service.archive(id, true)).archivedAt).toBe(startOfTests + 31 * day);
    });

    test('[UI-9] a page is requested by filters, order, size and position', async () => {
      await harness.license(ada.id);
      for (let at = 10; at < 40; at += 1)
        valueOf(await service.create({ name: `Room ${at}, “oak”`, gradeBand: null }));
      const asked = aClassroomQuery({
        size: 25,
        sort: { column: 'name', direction: 'desc' },
        filter: {
          match: 'any',
          rules: [
            { kind: 'text', column: 'name', mode: 'contains', value: 'm 1' },
            { kind: 'text', column: 'name', mode: 'notContains', value: ', “OAK” & more: 100 %' },
            { kind: 'number', column: 'lessons', mode: 'gt', value: 0.5 },
          ],
        },
      });
      const first = valueOf(await service.page(asked));
      expect(first.rows.map(({ name }) => name.slice(5, 7)).slice(0, 2)).toEqual(['39', '38']);
      expect([first.rows.length, first.total, first.before]).toEqual([25, 30, null]);
      const start = first.after === null ? null : { after: first.after };
      const second = valueOf(await service.page({ ...asked, start }));
      expect(second.rows).toHaveLength(5);
      const before = second.before === null ? null : { before: second.before };
      expect(valueOf(await service.page({ ...asked, start: before })).rows).toEqual(first.rows);
      expect(valueOf(await service.page({ ...asked, archived: true }))).toEqual({
        rows: [],
        total: 0,
        before: null,
        after: null,
      });
    });

    test('[ORG-2] our staff have no classes of their own', async () => {
      const staff = aVerifiedIdentity({ id: 'root', email: 'root@blockyard.test', secondFactor: true });
      await harness.openAccount(staff, 'admin');
      harness.callAs(staff);
      expect(await service.create(roomEdit)).toMatchObject(refused('account/not-permitted'));
      expect(valueOf(await service.list())).toEqual([]);
    });

    test('a visitor has no session', async () => {
      harness.callAs(null);
      expect(await service.list()).toEqual(refused('session/lost'));
    });

    describeSharing(() => harness);

    testWhere(capabilities.network, 'a service that cannot be reached says so', async () => {
      harness.disconnect();
      expect(await service.list()).toEqual(refused('service/unreachable'));
    });
  });
}
