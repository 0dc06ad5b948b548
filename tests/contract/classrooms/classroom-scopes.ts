import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { isInScope, type Scope } from '#domain/organizations/access/scope.ts';
import { classroomSubject } from '#domain/classrooms/classrooms/classroom-access.ts';
import { aNewAssignment, aNewClassroom } from '../../builders/a-classroom.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { anEmail } from '../../builders/an-email.ts';
import type { ClassroomRepositoryHarness } from './classroom-repository.contract.ts';

const grace = anEmail('grace@hopper.test');
const people = fc.constantFrom('ada', 'grace');
const addresses = fc.constantFrom(anEmail(), grace, anEmail('g_ace@hopper.test'));
/** Paths that a wrong prefix comparison, LIKE pattern or sort order would confuse with each other. */
const organizations = fc.constantFrom(
  'tidewater/',
  'tidewater/pier/',
  'tidewater/pier-street/',
  'Tidewater/pier/',
  'tidewater0/',
  't%/',
  'tidewater/p_/',
  'uplands/',
  'ä/',
);

/** A classroom. If `claimed` is true, the other user co-teaches it. `waits` is an invited address or null. */
type Room = {
  readonly owner: string;
  readonly claimed: boolean;
  readonly waits: EmailAddress | null;
  readonly organization: OrganizationPath | null;
};

const room = fc.record<Room>({
  owner: people,
  claimed: fc.boolean(),
  waits: fc.option(addresses),
  organization: fc.option(organizations),
});
const scope = fc.record<Scope>({
  everything: fc.constant(false),
  organizations: fc.array(organizations, { maxLength: 3 }),
  own: fc.option(fc.record({ accountId: people, mailbox: fc.option(addresses), shared: fc.boolean() })),
});

/** The part of the contract about which classrooms a scope includes. */
export function describeScopes(store: () => ClassroomRepositoryHarness): void {
  const other = (person: string): string => (person === 'ada' ? 'grace' : 'ada');

  const fill = (given: Room, id: string): Promise<void> =>
    store().transaction.run(async ({ classrooms }) => {
      const { owner, claimed, waits, organization } = given;
      await classrooms.open(
        aNewClassroom({ id, organization, owner: { teacherId: `owner of ${id}`, accountId: owner } }),
        999,
      );
      if (claimed) {
        await classrooms.addTeacher(id, { id: `second of ${id}`, email: anEmail(`${id}@school.test`) }, 9);
        await classrooms.claimCoTeaching(other(owner), anEmail(`${id}@school.test`));
      }
      if (waits !== null) await classrooms.addTeacher(id, { id: `waits in ${id}`, email: waits }, 9);
      await classrooms.assign(aNewAssignment({ id: `barge of ${id}`, classroomId: id }), 9);
    });

  test('[R10] pending teachers are found by the account that added them, within an organization', async () => {
    const { classrooms } = store();
    const open = (id: string, organization: string) =>
      classrooms.open(
        aNewClassroom({ id, organization, owner: { teacherId: `${id}-1`, accountId: 'ada' } }),
        9,
      );
    const add = (classroomId: string, id: string, by: string) =>
      classrooms.addTeacher(classroomId, { id, email: anEmail(`${id}@school.test`), by }, 9);
    await open('below', 'tidewater/pier/');
    await open('far', 'far/');
    await add('below', 'second', 'ada');
    await add('below', 'first', 'ada');
    await add('below', 'by-grace', 'grace');
    await add('below', 'claimed', 'ada');
    await add('far', 'far-2', 'ada');
    await classrooms.claimCoTeaching('grace', anEmail('claimed@school.test'));
    const found = await classrooms.pendingTeachersAddedBy('ada', 'tidewater/');
    expect(found).toEqual(['first', 'second'].map((id) => ({ id, classroomId: 'below' })));
    await classrooms.removeTeacher('below', 'first');
    expect(await classrooms.pendingTeachersAddedBy('ada', 'tidewater/pier/')).toHaveLength(1);
  });

  describe('[ORG-3] nothing outside the scope is returned', () => {
    test("every read matches the domain's own rule, for any classes and any scope", async () => {
      const { classrooms } = store();
      let made = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(room, { minLength: 1, maxLength: 8 }),
          fc.array(scope, { minLength: 1, maxLength: 8 }),
          async (rooms, scopes) => {
            for (const given of rooms) await fill(given, `r${(made += 1)}`);
            const all = await classrooms.list(everything);
            expect(all).toHaveLength(made);
            for (const asked of scopes) {
              const seen = all.filter((one) => isInScope(asked, classroomSubject(asked.own, one)));
              expect(await classrooms.list(asked)).toEqual(seen);
              const last = `r${made}`;
              const isSeen = seen.some(({ id }) => id === last);
              expect((await classrooms.byId(last, asked)) !== null).toBe(isSeen);
              expect((await classrooms.assignment(`barge of ${last}`, asked)) !== null).toBe(isSeen);
              expect(await classrooms.assignments(last, asked)).toHaveLength(isSeen ? 1 : 0);
              const pin = { slug: 'load-the-barge', version: 1 };
              expect(await classrooms.isAssigned(pin, asked)).toBe(seen.length > 0);
            }
          },
        ),
        { numRuns: 15, endOnFailure: true },
      );
    }, 60_000);

    test("an organization's scope includes everything below it, for any notation of its path", async () => {
      const { classrooms } = store();
      const given = { owner: 'ada', claimed: false, waits: null } as const;
      await fill({ ...given, organization: 'tidewater/pier/' }, 'pier');
      await fill({ ...given, organization: 'tidewater/pier-street/' }, 'street');
      await fill({ ...given, organization: null }, 'home');
      const seenBy = async (...paths: readonly string[]): Promise<readonly string[]> =>
        (await classrooms.list({ everything: false, organizations: paths, own: null })).map(({ id }) => id);
      expect(await seenBy('tidewater/pier/')).toEqual(['pier']);
      expect(await seenBy('tidewater/')).toEqual(['pier', 'street']);
      expect(await seenBy('tidewater/pier/', 'tidewater/')).toEqual(['pier', 'street']);
      expect(await seenBy('uplands/')).toEqual([]);
      expect(await seenBy()).toEqual([]);
    });

    test('a teacher who was added by a proved address sees the class at once', async () => {
      const { classrooms } = store();
      await fill({ owner: 'ada', claimed: false, waits: grace, organization: null }, 'pier');
      expect(await classrooms.list(ownScope('grace'))).toEqual([]);
      expect(await classrooms.byId('pier', ownScope('grace', grace))).toMatchObject({ id: 'pier' });
    });
  });
}
