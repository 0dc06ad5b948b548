import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stores } from '#application/service/ports/transaction.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import type { ChangeSetKind } from '#domain/classrooms/change-sets/change-set.ts';
import type { AppliedChange, Change } from '#domain/classrooms/change-sets/change.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import { teachingId } from '#domain/classrooms/change-sets/roster.ts';
import { added, aChangeSet, annAndBo } from '../../builders/a-roster.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { startOfTests } from '../../builders/time.ts';
import type { RosterStoreHarness } from '../classrooms/roster-store.contract.ts';

const oak = 'tidewater/oak/';
const source = { organization: oak, family: 'csv' } as const;

export function rosterSourcesContract(name: string, makeHarness: () => Promise<RosterStoreHarness>): void {
  describe(`RosterSources: ${name}`, () => {
    let harness: RosterStoreHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada', firstName: 'Ada', lastName: 'King' }));
      await within(async ({ classrooms }) => {
        await classrooms.open(aNewClassroom({ organization: oak }), 9);
      });
    });
    afterEach(() => harness.close());

    test('[ROS-5] [R12] stored rows have their links, and the manual edits since the last import', async () => {
      const apply = (
        id: string,
        kind: 'roster-imported' | 'student-edited' | 'students-added' | 'year-rolled-over',
        at: number,
        changes: typeof annAndBo,
      ) => within(({ roster }) => roster.apply(aChangeSet({ id, kind, at }), changes));
      await apply('s1', 'students-added', 1, annAndBo);
      const held = () => within(({ sources }) => sources.students(source, null, 9));
      expect((await held()).edited).toContain('student/ann#given');
      const rename = { kind: 'student', id: 'ann', field: 'given' } as const;
      await apply('s2', 'roster-imported', 2, [{ ...rename, from: 'Ann', to: 'Anna' }]);
      await within(({ sources }) =>
        sources.link(source, [
          { kind: 'student', sourceId: '007', id: 'ann' },
          { kind: 'student', sourceId: '008', id: 'nobody' },
        ]),
      );
      const before = await held();
      expect(before.edited).not.toContain('student/ann#given');
      expect(before.links).toEqual([{ kind: 'student', sourceId: '007', id: 'ann' }]);
      expect([...before.roster.keys()].toSorted()).toEqual([
        'enrollment/room-12-ann',
        'enrollment/room-12-bo',
        'student/ann',
        'student/bo',
      ]);
      const grade = { kind: 'student', id: 'ann', field: 'grade', from: null, to: '4' } as const;
      await apply('rollover', 'year-rolled-over', 2, [grade]);
      expect((await held()).edited).not.toContain('student/ann#grade');
      await apply('s3', 'student-edited', 3, [{ ...rename, from: 'Anna', to: 'Annie' }]);
      expect((await held()).edited).toContain('student/ann#given');
    });

    test('[ROS-14] [SEC-6] all IDs of students are listed before their erasure, and the digests of IDs are found above and below', async () => {
      await within(({ roster }) => roster.apply(aChangeSet(), annAndBo));
      await within(({ sources }) => sources.link(source, [{ kind: 'student', sourceId: '007', id: 'ann' }]));
      const merged = { kind: 'student', id: 'bo', field: 'mergedInto', from: null, to: 'ann' } as const;
      await within(({ roster }) => roster.apply(aChangeSet({ id: 'set-2' }), [merged]));
      const known = await within(({ sources }) => sources.knownAs(['ann']));
      expect(
        known.map(({ organization, family, id }) => `${organization} ${family} ${id}`).toSorted(),
      ).toEqual([`${oak} blockyard ann`, `${oak} blockyard bo`, `${oak} csv 007`, `${oak} number 00123`]);
      expect(await within(({ sources }) => sources.knownAs(['nobody']))).toEqual([]);
      const erased = { organization: oak, family: 'csv', digest: 'k1.d', at: startOfTests };
      await within(({ sources }) => sources.rememberErased([{ ...erased, at: 9 }]));
      await within(({ sources }) => sources.rememberErased([erased]));
      const found = (organization: string) => within(({ sources }) => sources.erased(organization));
      for (const near of ['tidewater/', oak, `${oak}annex/`]) expect(await found(near)).toEqual([erased]);
      expect(await found('tidewater/elm/')).toEqual([]);
    });

    test('[ROS-14] [R11] a manual change in the district overrides a file of the school, and so does the choice in a merge', async () => {
      await within(({ roster }) =>
        roster.apply(aChangeSet({ id: 's1', kind: 'roster-imported', at: 1 }), annAndBo),
      );
      const district = { id: 's2', kind: 'students-archived', at: 2, organization: 'tidewater/' } as const;
      const archive = { kind: 'student', id: 'ann', field: 'state', from: 'active', to: 'archived' } as const;
      await within(({ roster }) => roster.apply(aChangeSet(district), [archive]));
      const edited = async () => {
        const held = await within(({ sources }) => sources.students(source, null, 9));
        return [...held.edited].filter((key) => key.startsWith('student/ann#'));
      };
      expect(await edited()).toEqual(['student/ann#state']);
      const merge = { kind: 'student', id: 'bo', field: 'mergedInto', from: null, to: 'ann' } as const;
      await within(({ roster }) =>
        roster.apply(aChangeSet({ id: 's3', kind: 'students-merged', at: 3 }), [merge]),
      );
      expect((await edited()).toSorted()).toEqual(
        ['display', 'family', 'given', 'state', 'studentId'].map((field) => `student/ann#${field}`),
      );
      const rename = { kind: 'student', id: 'ann', field: 'given', from: 'Ann', to: 'Anna' } as const;
      await within(({ roster }) =>
        roster.apply(aChangeSet({ id: 's4', kind: 'roster-imported', at: 4 }), [rename]),
      );
      expect(await edited()).not.toContain('student/ann#given');
    });

    test('[R11] [R12] the names of merged students, and manual changes, are known until an import sets them', async () => {
      const former = async () =>
        ((await within(({ sources }) => sources.students(source, null, 9))).former ?? [])
          .map(({ id, row, field, value }) => `${id} ${row} ${field} ${value}`)
          .toSorted();
      const apply = (id: string, kind: ChangeSetKind, at: number, changes: readonly Change[]) =>
        within(({ roster }) => roster.apply(aChangeSet({ id, kind, at }), changes));
      const number = { kind: 'student', id: 'ann', field: 'studentId' } as const;
      await apply('s1', 'roster-imported', 1, annAndBo);
      expect(await former()).toEqual([]);
      await apply('s2', 'student-edited', 2, [{ ...number, from: '00123', to: '9' }]);
      expect(await former()).toEqual(['ann ann studentId 00123']);
      const merge = { kind: 'student', id: 'bo', field: 'mergedInto', from: null, to: 'ann' } as const;
      await apply('s3', 'students-merged', 3, [merge]);
      expect(await former()).toEqual(['ann ann studentId 00123', 'ann bo family Stone', 'ann bo given Bo']);
      await apply('s4', 'undo', 4, [{ ...merge, from: 'ann', to: null }]);
      await apply('s5', 'roster-imported', 5, [{ ...number, from: '9', to: '00123' }]);
      expect(await former()).toEqual([]);
    });

    test('[ROS-5] classes and students are read in parts: all, those after a position, and selected ones', async () => {
      await within(({ roster }) => roster.apply(aChangeSet({ id: 's1', kind: 'students-added' }), annAndBo));
      const links = [
        { kind: 'classroom', sourceId: 'k1', id: 'room-12' },
        { kind: 'student', sourceId: '007', id: 'ann' },
        { kind: 'student', sourceId: '008', id: 'bo' },
      ] as const;
      await within(({ sources }) => sources.link(source, links));
      const classrooms = await within(({ sources }) => sources.rooms(source));
      expect([...classrooms.roster.keys()].toSorted()).toEqual(['classroom/room-12', 'teaching/room-12/ada']);
      expect(classrooms.links).toEqual(links.slice(0, 1));
      expect(classrooms.there).toHaveLength(4);
      expect(classrooms.there).toEqual(
        expect.arrayContaining([
          { kind: 'classroom', organization: oak, count: 1 },
          { kind: 'student', organization: oak, count: 2 },
          { kind: 'enrollment', organization: oak, count: 2 },
          { kind: 'teaching', organization: oak, count: 1 },
        ]),
      );
      const first = await within(({ sources }) => sources.students(source, null, 1));
      expect([...first.roster.keys()].toSorted()).toEqual(['enrollment/room-12-ann', 'student/ann']);
      expect(first.links).toEqual(links.slice(1, 2));
      const second = await within(({ sources }) => sources.students(source, 'ann', 2));
      expect([...second.roster.keys()].toSorted()).toEqual(['enrollment/room-12-bo', 'student/bo']);
      expect((await within(({ sources }) => sources.students(source, 'bo', 2))).roster.size).toBe(0);
      const some = await within(({ sources }) => sources.studentsOf(source, ['bo', 'nobody']));
      expect([...some.roster.keys()].toSorted()).toEqual(['enrollment/room-12-bo', 'student/bo']);
      expect(some.links).toEqual(links.slice(2));
      expect(some.edited).toContain('student/bo#given');
    });

    test('[ROS-5] [ROS-9] teachers of a class are added and removed by change sets; existing ones stay', async () => {
      await harness.accounts.open(anAccount({ id: 'grace' }));
      const teaching = (teacher: string) =>
        ({ kind: 'teaching', id: teachingId('room-12', teacher) }) as const;
      const comes = (teacher: string) => {
        const { kind, id } = teaching(teacher);
        return added(kind, id, { classroom: 'room-12', teacher, role: 'co-teacher' });
      };
      const apply = (id: string, at: number, changes: readonly Change[]) =>
        within(({ roster }) => roster.apply(aChangeSet({ id, kind: 'roster-imported', at }), changes));
      const outcomes = (changes: readonly AppliedChange[]) => [
        ...new Set(changes.map(({ outcome }) => outcome.of)),
      ];
      const teachers = async () =>
        (await within(({ classrooms }) => classrooms.byId('room-12', everywhere)))?.teachers.map(
          ({ accountId, role }) => `${accountId} ${role}`,
        );
      const done = await apply('s1', 1, comes('grace'));
      expect(outcomes(done)).toEqual(['done']);
      expect(await teachers()).toEqual(['ada owner', 'grace co-teacher']);
      expect(outcomes(await apply('s2', 2, comes('grace')))).toEqual(['kept']);
      expect(outcomes(await apply('s3', 3, comes('ada')))).toEqual(['kept']);
      expect(outcomes(await apply('s4', 4, comes('nobody')))).toEqual(['impossible']);
      const edited = async () => (await within(({ sources }) => sources.rooms(source))).edited;
      const { kind, id } = teaching('grace');
      expect(await edited()).not.toContain(`${kind}/${id}#state`);
      expect(outcomes(await apply('s5', 5, inverse(done)))).toEqual(['done']);
      expect(await teachers()).toEqual(['ada owner']);
      expect(await edited()).not.toContain(`${kind}/${id}#state`);
      await apply('s6', 6, comes('grace'));
      await within(async ({ classrooms }) => {
        const there = await classrooms.byId('room-12', everywhere);
        await classrooms.removeTeacher('room-12', there?.teachers[1]?.id ?? '');
      });
      expect(await edited()).toContain(`${kind}/${id}#state`);
    });

    test('[ROS-5] a class created by an import is owned by the importing user, also if the files name them', async () => {
      const fields = { organization: oak, name: 'Room 13', term: '2026-08-20/2026-12-18 Fall' };
      const id = teachingId('room-13', 'ada');
      const applied = await within(({ roster }) =>
        roster.apply(aChangeSet({ id: 's1', kind: 'roster-imported' }), [
          ...added('classroom', 'room-13', fields),
          ...added('teaching', id, { classroom: 'room-13', teacher: 'ada', role: 'co-teacher' }),
        ]),
      );
      expect(applied.filter(({ outcome }) => outcome.of === 'kept').map(({ kind }) => kind)).toEqual(
        Array.from({ length: 4 }, () => 'teaching'),
      );
      const room = await within(({ classrooms }) => classrooms.byId('room-13', everywhere));
      expect(room).toMatchObject({
        termName: 'Fall',
        firstDay: '2026-08-20',
        lastDay: '2026-12-18',
        teachers: [{ accountId: 'ada', role: 'owner' }],
      });
      const classrooms = await within(({ sources }) => sources.rooms(source));
      expect(classrooms.roster.get('classroom/room-13')?.fields).toMatchObject(fields);
      expect(classrooms.edited).not.toContain('classroom/room-13#term');
      await within(({ classrooms }) =>
        classrooms.change('room-13', room?.version ?? 0, {
          name: 'Room 13',
          gradeBand: null,
          termName: 'Autumn',
          firstDay: null,
          lastDay: null,
          color: null,
          icon: null,
        }),
      );
      const later = await within(({ sources }) => sources.rooms(source));
      expect(later.roster.get('classroom/room-13')?.fields['term']).toBe('/ Autumn');
      expect(later.edited).toContain('classroom/room-13#term');
    });

    test('[ROS-5] staff are the members of an organization, and of those below and above it, by proved addresses', async () => {
      await within(async ({ organizations }) => {
        const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
        for (const id of ['oak', 'elm']) await anOrganization(organizations, { id, parent });
      });
      const join = async (id: string, organizationId: string, mailboxProved: boolean) => {
        await harness.accounts.open(
          anAccount({ id, email: `${id.toUpperCase()}@harbor.test`, mailboxProved }),
        );
        const membership = { id: `m-${id}`, accountId: id, organizationId, role: 'teacher' } as const;
        await within(({ organizations }) =>
          organizations.join({ ...membership, billingContact: false, at: startOfTests }),
        );
      };
      await join('eve', 'oak', true);
      await join('dan', 'tidewater', true);
      await join('kim', 'elm', true);
      await join('una', 'oak', false);
      const staff = async (organization: string) =>
        [...(await within(({ sources }) => sources.staff(organization)))]
          .map(([email, id]) => `${email} ${id}`)
          .toSorted();
      expect(await staff(oak)).toEqual(['dan@harbor.test dan', 'eve@harbor.test eve']);
      expect(await staff('tidewater/')).toEqual([
        'dan@harbor.test dan',
        'eve@harbor.test eve',
        'kim@harbor.test kim',
      ]);
    });

    test('[ROS-9] each source ID of a merged student leads to the remaining student', async () => {
      const merge = (from: string, into: string, id: string) =>
        within(({ roster }) =>
          roster.apply(aChangeSet({ id, kind: 'students-merged' }), [
            { kind: 'student', id: from, field: 'mergedInto', from: null, to: into },
          ]),
        );
      await within(({ roster }) => roster.apply(aChangeSet({ id: 's1', kind: 'students-added' }), annAndBo));
      await within(({ sources }) =>
        sources.link(source, [
          { kind: 'student', sourceId: '007', id: 'ann' },
          { kind: 'student', sourceId: '008', id: 'bo' },
        ]),
      );
      await merge('bo', 'ann', 's2');
      const { roster, links } = await within(({ sources }) => sources.students(source, null, 9));
      expect(roster.has('student/bo')).toBe(false);
      expect(links.toSorted((one, other) => one.sourceId.localeCompare(other.sourceId))).toEqual([
        { kind: 'student', sourceId: '007', id: 'ann' },
        { kind: 'student', sourceId: '008', id: 'ann' },
      ]);
    });

    test("[ORG-1] data about a source moves with an organization, and the other organization's data stays", async () => {
      const mapping = { Kid: 'fullName' } as const;
      const elm = { ...source, organization: 'tidewater/elm/' } as const;
      await within(async ({ roster, sources }) => {
        await roster.apply(aChangeSet({ id: 's1', kind: 'roster-imported' }), annAndBo);
        await sources.remember(source, { mapping, schools: {} });
        await sources.link(source, [
          { kind: 'student', sourceId: '007', id: 'ann' },
          { kind: 'student', sourceId: '008', id: 'bo' },
        ]);
        await sources.link(elm, [{ kind: 'student', sourceId: '007', id: 'bo' }]);
        await roster.moveAll(oak, 'tidewater/elm/');
      });
      const links = async (of: typeof elm | typeof source) =>
        (await within(({ sources }) => sources.students(of, null, 9))).links;
      expect(await links(elm)).toHaveLength(2);
      expect(await links(elm)).toEqual(
        expect.arrayContaining([
          { kind: 'student', sourceId: '007', id: 'bo' },
          { kind: 'student', sourceId: '008', id: 'bo' },
        ]),
      );
      expect(await links(source)).toEqual([]);
      expect(await within(({ sources }) => sources.remembered(elm))).toEqual({ mapping, schools: {} });
      expect(await within(({ sources }) => sources.remembered(source))).toBeNull();
    });

    test("[ROS-5] the meaning of a source's columns is remembered", async () => {
      const known = { mapping: { Kid: 'fullName' }, schools: { s1: 'oak', s2: null } } as const;
      expect(await within(({ sources }) => sources.remembered(source))).toBeNull();
      await within(({ sources }) => sources.remember(source, { mapping: {}, schools: {} }));
      await within(({ sources }) => sources.remember(source, known));
      expect(await within(({ sources }) => sources.remembered(source))).toEqual(known);
    });

    test('[R17] a class has its source, and detaching it is an edit, but undoing an import is not', async () => {
      const find = () => within(({ classrooms }) => classrooms.byId('room-12', everywhere));
      const field = { kind: 'classroom', id: 'room-12', field: 'source' } as const;
      const edited = async () => (await within(({ sources }) => sources.rooms(source))).edited;
      const apply = (
        kind: 'classroom-released' | 'roster-imported' | 'undo',
        at: number,
        [from, to]: readonly [string | null, string | null],
      ) =>
        within(({ roster }) =>
          roster.apply(aChangeSet({ id: `s${at}`, kind, at }), [{ ...field, from, to }]),
        );
      expect(await find()).toMatchObject({ source: null });
      await apply('roster-imported', 1, [null, 'clever']);
      expect(await find()).toMatchObject({ source: 'clever' });
      const { roster } = await within(({ sources }) => sources.rooms(source));
      expect(roster.get('classroom/room-12')?.fields).toMatchObject({ source: 'clever' });
      await apply('undo', 2, ['clever', null]);
      expect(await edited()).not.toContain('classroom/room-12#source');
      await apply('roster-imported', 3, [null, 'clever']);
      await apply('classroom-released', 4, ['clever', null]);
      expect(await edited()).toContain('classroom/room-12#source');
      expect(await find()).toMatchObject({ source: null });
    });

    test('[ROS-9] a class is created, changed and deleted by change sets; one with lessons or students stays', async () => {
      const fields = { name: 'Room 14', organization: oak };
      const apply = (id: string, changes: typeof annAndBo) =>
        within(({ roster }) => roster.apply(aChangeSet({ id, kind: 'roster-imported' }), changes));
      await apply('s1', added('classroom', 'room-14', fields));
      const find = () => within(({ classrooms }) => classrooms.byId('room-14', everywhere));
      expect(await find()).toMatchObject({ name: 'Room 14', version: 1, teachers: [{ role: 'owner' }] });
      const room = { kind: 'classroom', id: 'room-14' } as const;
      await apply('s2', [{ ...room, field: 'name', from: 'Room 14', to: 'Room 15' }]);
      await apply('s3', [{ ...room, field: 'state', from: 'active', to: 'archived' }]);
      expect(await find()).toMatchObject({ name: 'Room 15', archivedAt: startOfTests, version: 3 });
      const back = await within(({ roster }) => roster.changesBefore('s1', null, 2));
      expect(back.map(({ seq }) => seq)).toEqual([2, 1]);
      await apply('s4', [
        { ...room, field: 'state', from: 'archived', to: null },
        { ...room, field: 'name', from: 'Room 15', to: null },
        { ...room, field: 'organization', from: oak, to: null },
      ]);
      expect(await find()).toBeNull();
    });
  });
}
