import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import { capProblem, type CapPlace, teacherCaps, trialCaps } from '#domain/organizations/grants/capacity.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import { enrollNew } from '#domain/classrooms/students/enroll-new.ts';
import type { StudentFields } from '#domain/classrooms/students/student.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { aChangeSet } from '../../builders/a-roster.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests as now } from '../../builders/time.ts';

export type CapacityStoreHarness = {
  readonly accounts: AccountRepository;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const workspace: CapPlace = { organization: 'bay/', owner: 'ada' };
const school: CapPlace = { organization: 'tidewater/pier/', owner: 'ada' };
const from = now - 9 * day;
const trial: Grant = { kind: 'trial', startsAt: from, endsAt: now + 21 * day };
const personal: Grant = { kind: 'personal', startsAt: from, endsAt: now + 300 * day };

const pupils = (count: number): readonly StudentFields[] =>
  Array.from({ length: count }, (_, at) => ({
    given: `Child ${at}`,
    family: null,
    display: null,
    studentId: null,
    grade: null,
    login: null,
  }));

export function capacityStoreContract(name: string, makeHarness: () => Promise<CapacityStoreHarness>): void {
  describe(`CapacityStore: ${name}`, () => {
    let harness: CapacityStoreHarness;
    let made = 0;
    const nextId = () => `row-${(made += 1)}`;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const read = (place: CapPlace, at = now) => within(({ capacity }) => capacity.read(place, at));
    const openRoom = (id: string, { organization, owner }: CapPlace) =>
      within(({ classrooms }) =>
        classrooms.open(
          aNewClassroom({
            id,
            organization,
            owner: { teacherId: `owner of ${id}`, accountId: owner ?? '' },
          }),
          200,
        ),
      );
    /** Adds new students to a classroom and returns their ids. */
    const enroll = async ({ roster }: Stores, count: number, { organization }: CapPlace, room: string) => {
      const place = { classroom: room, organization, from: '2026-08-17' };
      const changes = enrollNew(place, pupils(count), nextId);
      await roster.apply(aChangeSet({ id: nextId(), organization }), changes);
      return changes.flatMap(({ kind, id, field }) => (kind === 'student' && field === 'state' ? [id] : []));
    };
    const archive = (id: string) =>
      within(({ roster }) =>
        roster.apply(aChangeSet({ id: nextId() }), [
          { kind: 'student', id, field: 'state', from: 'active', to: 'archived' },
        ]),
      );

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada', grants: [trial] }));
      await harness.accounts.open(anAccount({ id: 'grace', email: 'grace@pier.test', grants: [personal] }));
      await within(async ({ organizations }) => {
        const owner = { membershipId: 'ada at bay', accountId: 'ada', role: 'customer' } as const;
        await organizations.openWorkspace({ id: 'bay', name: 'Bay', timeZone: 'UTC', owner, at: from });
        const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
        await anOrganization(organizations, { id: 'pier', parent, name: 'Pier School' });
        await anOrganization(organizations, { id: 'oak', parent, name: 'Oak School' });
      });
    });
    afterEach(() => harness.close());

    test("[LIC-3] a workspace has its owner's limits; archived rows do not count", async () => {
      expect(await read(workspace)).toEqual({
        source: 'trial',
        caps: trialCaps,
        used: { classrooms: 0, students: 0 },
      });
      await openRoom('room-12', workspace);
      await openRoom('room-13', workspace);
      const [ann = ''] = await within((stores) => enroll(stores, 3, workspace, 'room-12'));
      expect((await read(workspace)).used).toEqual({ classrooms: 2, students: 3 });
      await archive(ann);
      await within(({ classrooms }) => classrooms.setArchived('room-13', now));
      expect((await read({ organization: 'bay/', owner: 'grace' })).used).toEqual({
        classrooms: 1,
        students: 2,
      });
    });

    test("[LIC-3] a school without a license has the limits of each teacher, and each teacher's own rows count", async () => {
      await openRoom('room-12', school);
      await openRoom('room-14', { ...school, owner: 'grace' });
      await within((stores) => enroll(stores, 2, school, 'room-12'));
      await within((stores) => enroll(stores, 5, school, 'room-14'));
      expect(await read(school)).toMatchObject({ source: 'trial', used: { classrooms: 1, students: 2 } });
      expect(await read({ ...school, owner: 'grace' })).toEqual({
        source: 'teacher',
        caps: teacherCaps,
        used: { classrooms: 1, students: 5 },
      });
      expect((await read({ organization: null, owner: 'ada' })).used).toEqual({ classrooms: 0, students: 0 });
    });

    test('[LIC-3] under a license the students of all schools are pooled, and the number of classes is not limited', async () => {
      const license = { kind: 'district', startsAt: from, endsAt: now + 100 * day } as const;
      await within(({ grants }) => grants.give({ ...license, organizationId: 'tidewater', seats: 7 }));
      const oak = { organization: 'tidewater/oak/', owner: 'grace' };
      await openRoom('room-12', school);
      await openRoom('room-14', oak);
      const [ann = ''] = await within((stores) => enroll(stores, 2, school, 'room-12'));
      const [bo = ''] = await within((stores) => enroll(stores, 3, oak, 'room-14'));
      await archive(bo);
      const used = { classrooms: 2, students: 4 };
      expect(await read(school)).toEqual({
        source: 'organization',
        caps: { classrooms: null, students: 1_400 },
        used,
      });
      expect((await read(oak)).used).toEqual(used);
      const counted = await within(({ capacity }) => capacity.counted(school, [ann, bo, 'nobody'], now));
      expect([...counted]).toEqual([ann]);
      // After the license ends, the counts remain readable.
      expect(await read(school, now + 100 * day)).toMatchObject({ source: 'organization', used });
    });

    test('[LIC-3] the counted rows can be listed one by one', async () => {
      await openRoom('room-12', school);
      await openRoom('room-14', { ...school, owner: 'grace' });
      const [ann = ''] = await within((stores) => enroll(stores, 1, school, 'room-12'));
      const [bo = ''] = await within((stores) => enroll(stores, 1, school, 'room-14'));
      expect([...(await within(({ capacity }) => capacity.counted(school, [ann, bo], now)))]).toEqual([ann]);
    });

    test('[LIC-3] of 20 simultaneous additions, only those that fit succeed', async () => {
      const tries = Array.from({ length: 20 }, (_, at) => at);
      const opened = await Promise.all(
        tries.map((at) =>
          within(async ({ capacity, classrooms }) => {
            if (capProblem(await capacity.findForUpdate(workspace, now), 'classrooms', 1) !== null)
              return false;
            const owner = { teacherId: `owner ${at}`, accountId: 'ada' };
            return classrooms.open(aNewClassroom({ id: `room-${at}`, organization: 'bay/', owner }), 200);
          }),
        ),
      );
      expect(opened.filter(Boolean)).toHaveLength(3);
      const room = `room-${opened.indexOf(true)}`;
      const added = await Promise.all(
        tries.map(() =>
          within(async (stores) => {
            const there = await stores.capacity.findForUpdate(workspace, now);
            if (capProblem(there, 'students', 6) !== null) return false;
            return (await enroll(stores, 6, workspace, room)).length === 6;
          }),
        ),
      );
      expect(added.filter(Boolean)).toHaveLength(6);
      expect((await read(workspace)).used).toEqual({ classrooms: 3, students: 36 });
    });
  });
}
