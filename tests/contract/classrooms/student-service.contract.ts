import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { latestOf } from '#domain/classrooms/students/class-progress.ts';
import type { StudentService } from '#application/client/classrooms/ports/student-service.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { RosterPart } from '#domain/classrooms/students/roster-part.ts';
import { studentDefaults } from '#domain/classrooms/students/student-table.ts';
import { day } from '../../builders/time.ts';

export type StudentServiceHarness = {
  readonly students: StudentService;
  readonly classroomId: string;
  readonly clock: { advance(ms: number): Promise<void> };
  readonly as: (person: 'ada' | 'bo' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const ann = { given: 'Ann', family: 'Lee', studentId: '00123' };
const zoe = { given: 'Zoë', family: null, studentId: null };
const refusal = (kind: string) => ({ ok: false, error: { kind } });

export function studentServiceContract(
  name: string,
  makeHarness: () => Promise<StudentServiceHarness>,
): void {
  describe(`StudentService: ${name}`, () => {
    let harness: StudentServiceHarness;
    let students: StudentService;
    let classroomId: string;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ students, classroomId } = harness);
    });
    afterEach(() => harness.close());

    const add = async (): Promise<string> => {
      const added = await students.add(classroomId, [zoe, ann]);
      if (!added.ok) throw new Error(added.error.kind);
      return added.value.changeSetId;
    };

    test('[ROS-2] adds students and lists them by name, from today at the school', async () => {
      expect(await students.list(classroomId)).toEqual({ ok: true, value: [] });
      await add();
      expect(await students.list(classroomId)).toMatchObject({
        ok: true,
        value: [
          { ...ann, since: '2026-09-01' },
          { ...zoe, since: '2026-09-01' },
        ],
      });
    });

    test('[ROS-12] [R25] students are exported as our own file, of a class or of the whole scope', async () => {
      await add();
      const textOf = async (part: RosterPart): Promise<string> => {
        const file = await students.file(part);
        return file.ok ? new TextDecoder().decode(file.value) : file.error.kind;
      };
      const rows = [/^Ann,Lee,,00123,,Room 12,,,[^,]+,[^,]+$/u, /^Zoë,,,,,Room 12,,,[^,]+,[^,]+$/u];
      const ofClassroom = { of: 'classroom', id: classroomId, on: null } as const;
      expect((await textOf(ofClassroom)).split('\r\n')).toEqual([
        'first_name,last_name,display_name,student_id,grade,classroom,login_type,action,student_key,class_key',
        ...rows.map((row) => expect.stringMatching(row)),
        '',
      ]);
      expect((await textOf({ ...ofClassroom, on: '2026-08-31' })).split('\r\n')).toHaveLength(2);
      const everything = (await textOf({ of: 'reach', archived: false })).split('\r\n');
      expect(everything[1]).toMatch(/^Ann,Lee,,00123,,Room 12,,/);
      expect(everything).toHaveLength(4);
      expect((await textOf({ of: 'reach', archived: true })).split('\r\n')).toHaveLength(2);
      expect(await textOf({ of: 'school', id: 'nowhere', archived: false })).toBe(
        'organization/no-such-school',
      );
      harness.as('bo');
      expect(await textOf(ofClassroom)).toBe('classroom/not-found');
    });

    test('[ROS-9] lists the students of a class on a day', async () => {
      await add();
      expect(await students.list(classroomId, { on: '2026-08-31' })).toEqual({ ok: true, value: [] });
      expect(await students.list(classroomId, { on: '2026-09-01' })).toMatchObject({
        ok: true,
        value: [ann, zoe],
      });
    });

    test('[ROS-9] undoes an addition, once', async () => {
      const changeSetId = await add();
      const report = { reversed: 4, partly: 0, kept: [], impossible: [] };
      expect(await students.undo(changeSetId)).toEqual({ ok: true, value: report });
      expect(await students.list(classroomId)).toEqual({ ok: true, value: [] });
      expect(await students.undo(changeSetId)).toEqual(refusal('roster/already-undone'));
    });

    test('[ROS-9] changes older than 7 days cannot be undone', async () => {
      const changeSetId = await add();
      await harness.clock.advance(7 * day);
      expect(await students.undo(changeSetId)).toEqual(refusal('roster/undo-too-late'));
    });

    const idsNow = async (): Promise<readonly string[]> => {
      const listed = await students.list(classroomId);
      return listed.ok ? listed.value.map(({ id }) => id) : [];
    };
    const pageOf = (archived: boolean) => ({
      ...studentDefaults,
      filter: { match: 'all', rules: [] } as const,
      start: null,
      archived,
    });

    test('[ROS-2] changes every field of a student, once, and undoes it', async () => {
      await add();
      const [id = ''] = await idsNow();
      const draft = { ...ann, family: 'L.', display: 'Annie', grade: '3', login: 'word' };
      const edited = await students.edit(id, draft);
      expect(edited).toMatchObject({ ok: true, value: { changeSetId: expect.any(String) } });
      expect(await students.list(classroomId)).toMatchObject({ ok: true, value: [draft, {}] });
      expect(await students.edit(id, draft)).toEqual({ ok: true, value: { changeSetId: null } });
      if (edited.ok && edited.value.changeSetId !== null) await students.undo(edited.value.changeSetId);
      expect(await students.list(classroomId)).toMatchObject({ ok: true, value: [ann, {}] });
      expect(await students.edit(id, { ...ann, given: ' ', grade: '13' })).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { given: 'required', grade: 'malformed' } },
      });
    });

    test("[ROS-2] [ROS-9] an outdated page changes only the fields that were typed, and overwrites no other user's changes", async () => {
      await add();
      const [id = ''] = await idsNow();
      const seen = { ...ann, display: null, grade: null, login: null };
      await students.edit(id, { ...seen, family: 'Long', grade: '3' });
      const beside = await students.edit(id, { ...seen, display: 'Annie' }, seen);
      expect(await students.list(classroomId)).toMatchObject({
        ok: true,
        value: [{ given: ann.given, family: 'Long', grade: '3', display: 'Annie' }, {}],
      });
      expect(await students.edit(id, { ...seen, family: 'Lo', display: 'Nan' }, seen)).toEqual(
        refusal('student/changed-since'),
      );
      expect(await students.edit(id, seen, seen)).toMatchObject({
        ok: true,
        value: { changeSetId: null },
      });
      await students.edit(id, { ...seen, family: 'Long', grade: '4', display: 'Annie' });
      const undone = await students.undo((beside.ok && beside.value.changeSetId) || '');
      expect(undone).toMatchObject({ ok: true, value: { reversed: 1, partly: 0, kept: [] } });
    });

    test('[ROS-9] an undo lists what it partly reversed, and what it kept', async () => {
      await add();
      const [id = ''] = await idsNow();
      const both = await students.edit(id, { ...ann, family: 'Long', display: 'Annie' });
      await students.edit(id, { ...ann, family: 'Lo', display: 'Annie' });
      const undone = await students.undo((both.ok && both.value.changeSetId) || '');
      expect(undone).toMatchObject({
        ok: true,
        value: {
          reversed: 0,
          partly: 1,
          kept: [{ id, why: 'edited-since', name: 'Ann Lo' }],
          impossible: [],
        },
      });
    });

    test('[ROS-2] [SEC-6] archives selected students, lists them separately, restores them, and undoes this', async () => {
      await add();
      const [id = '', other = ''] = await idsNow();
      const one = { selection: { of: 'ids', ids: [id, 'none'] }, archived: false } as const;
      const archived = await students.act({ kind: 'archive' }, one);
      expect(archived).toMatchObject({
        ok: true,
        value: {
          count: 2,
          jobId: null,
          result: { changed: 1, skipped: [{ id: 'none', why: 'student/not-found' }] },
        },
      });
      expect(await idsNow()).toEqual([other]);
      expect(await students.page(pageOf(true))).toMatchObject({
        ok: true,
        value: { total: 1, rows: [{ id, archivedOn: '2026-09-01' }] },
      });
      const all = {
        selection: { of: 'filter', filter: { match: 'all', rules: [] }, except: [] },
        archived: true,
      } as const;
      expect(await students.act({ kind: 'restore' }, all)).toMatchObject({ ok: true, value: { count: 1 } });
      expect(await idsNow()).toEqual([id, other]);
      const removed = await students.act({ kind: 'remove', from: classroomId }, one);
      expect(await idsNow()).toEqual([other]);
      const set = removed.ok ? (removed.value.result?.changeSetId ?? '') : '';
      expect(await students.undo(set)).toMatchObject({ ok: true, value: { kept: [], impossible: [] } });
      expect(await idsNow()).toEqual([id, other]);
    });

    test('[ROS-9] the table as of a day lists the students of a class on that day', async () => {
      await add();
      const totalOn = async (on: IsoDate) => {
        const page = await students.page({ ...pageOf(false), on });
        return page.ok ? page.value.total : page.error.kind;
      };
      expect(await totalOn('2026-08-31')).toBe(0);
      expect(await totalOn('2026-09-01')).toBe(2);
    });

    test('[ROS-2] merges two students', async () => {
      await add();
      const [keep = '', other = ''] = await idsNow();
      expect(await students.merge({ keep, other }, ann)).toMatchObject({ ok: true });
      expect(await idsNow()).toEqual([keep]);
      expect(await students.merge({ keep, other }, ann)).toEqual(refusal('student/not-found'));
    });

    test('[ROS-8] shows the work of a class, and the students who never logged in', async () => {
      await add();
      const signs = ['never-logged-in'];
      expect(await students.progress(classroomId)).toMatchObject({
        ok: true,
        value: {
          students: [
            { given: 'Ann', signs },
            { given: 'Zoë', signs },
          ],
          lessons: [{ activities: [{}] }],
          marks: [],
        },
      });
    });

    test('[ROS-1] [ROS-9] shows the history of a class, and what can be undone', async () => {
      const changeSetId = await add();
      const came = { of: 'came', names: ['Zoë', 'Ann Lee'], count: 2 };
      const history = await students.classroomHistory(classroomId);
      expect(history).toMatchObject({ ok: true, value: { earlier: null } });
      const entries = history.ok ? history.value.entries : [];
      expect(entries.find(({ id }) => id === changeSetId)).toMatchObject({
        did: { of: 'change', kind: 'students-added', canUndo: true, undone: false, facts: [came] },
      });
      expect(entries.find(({ did }) => did.of === 'act')?.did).toMatchObject({
        action: 'classroom/lesson-assigned',
      });
      await students.undo(changeSetId);
      const after = await students.classroomHistory(classroomId);
      expect((after.ok ? after.value.entries : []).find(({ id }) => id === changeSetId)).toMatchObject({
        did: { canUndo: false, undone: true },
      });
      const earlier = { at: 1, id: changeSetId };
      expect(await students.classroomHistory(classroomId, { before: earlier })).toEqual({
        ok: true,
        value: { entries: [], earlier: null },
      });
      harness.as('bo');
      expect(await students.classroomHistory(classroomId)).toEqual(refusal('classroom/not-found'));
    });

    test("[ROS-2] [ROS-9] shows a student's classes, history, and what can be undone", async () => {
      const changeSetId = await add();
      const [id = ''] = await idsNow();
      expect(await students.byId(id)).toMatchObject({
        ok: true,
        value: {
          student: { ...ann, archivedOn: null },
          stays: [{ classroom: { id: classroomId }, from: '2026-09-01', to: null }],
          lessons: [{}],
          history: [{ id: changeSetId, kind: 'students-added', canUndo: true }],
        },
      });
      await harness.clock.advance(7 * day);
      expect(await students.byId(id)).toMatchObject({ ok: true, value: { history: [{ canUndo: false }] } });
      harness.as('bo');
      expect(await students.byId(id)).toEqual(refusal('student/not-found'));
    });

    test('[ROS-11] a teacher creates no record, and an invalid code is reported to anyone', async () => {
      await add();
      const [id = ''] = await idsNow();
      expect(await students.record(id, 'letter')).toMatchObject({ ok: false });
      harness.as(null);
      expect(await students.record(id, 'letter')).toEqual(refusal('session/lost'));
      expect(await students.checkRecord('22222-33333-44444-55555')).toEqual(
        refusal('student/no-such-record'),
      );
    });

    test('refuses invalid data as a whole', async () => {
      const fields = { students: 'malformed' };
      expect(await students.add(classroomId, [ann, { ...zoe, given: ' ' }])).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields },
      });
      expect(await students.list(classroomId)).toEqual({ ok: true, value: [] });
    });

    test('[ROS-8] updates a dashboard without names', async () => {
      await add();
      const read = await students.progress(classroomId);
      if (!read.ok) throw new Error(read.error.kind);
      expect(await students.latestProgress(classroomId)).toEqual({ ok: true, value: latestOf(read.value) });
    });

    test('[ORG-3] other users find neither the class nor the change', async () => {
      const changeSetId = await add();
      harness.as('bo');
      expect(await students.list(classroomId)).toEqual(refusal('classroom/not-found'));
      expect(await students.progress(classroomId)).toEqual(refusal('classroom/not-found'));
      expect(await students.latestProgress(classroomId)).toEqual(refusal('classroom/not-found'));
      expect(await students.add(classroomId, [ann])).toEqual(refusal('classroom/not-found'));
      expect(await students.undo(changeSetId)).toEqual(refusal('roster/not-found'));
      harness.as('ada');
      const [id = ''] = await idsNow();
      harness.as('bo');
      expect(await students.page(pageOf(false))).toMatchObject({ ok: true, value: { total: 0 } });
      expect(await students.edit(id, ann)).toEqual(refusal('student/not-found'));
      const one = { selection: { of: 'ids', ids: [id] }, archived: false } as const;
      expect(await students.act({ kind: 'archive' }, one)).toEqual(refusal('student/not-found'));
      harness.as(null);
      expect(await students.list(classroomId)).toEqual(refusal('session/lost'));
    });

    test('reports an unreachable service', async () => {
      harness.disconnect();
      expect(await students.list(classroomId)).toMatchObject(refusal('service/unreachable'));
      expect(await students.undo('none')).toMatchObject(refusal('service/unreachable'));
    });
  });
}
