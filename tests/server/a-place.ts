import type { Clock } from '#application/ports/clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type { Jobs } from '#application/service/platform/ports/jobs.ts';
import type { Secrets } from '#application/service/platform/ports/secrets.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { quoteOf } from '#domain/billing/documents/papers.ts';
import { idOfPath, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { noChoices } from '#domain/rosters/rollover/rollover.ts';
import { planChanges } from '#domain/classrooms/change-sets/plan-changes.ts';
import { fieldsOf, type RosterRow, rosterOf } from '#domain/classrooms/change-sets/roster.ts';
import { noCounts } from '#domain/rosters/plan/planned-things.ts';
import { aNewAssignment, aNewClassroom } from '../builders/a-classroom.ts';
import { aDevice, aDeviceAuthorization, someTokens } from '../builders/a-device.ts';
import { aDomainClaim } from '../builders/a-domain.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { newInvitations } from '../builders/an-invitation.ts';
import { anAccount } from '../builders/an-account.ts';
import { anEmail } from '../builders/an-email.ts';
import { anOrder } from '../builders/an-order.ts';
import { anOrganization } from '../builders/an-organization.ts';
import { aNewPass } from '../builders/a-pass.ts';
import { aPdf } from '../builders/a-pdf.ts';
import { day, startOfTests } from '../builders/time.ts';

/** The ids of a classroom and of all data that operations on it need. The caller can be its owner or a co-teacher. "Its" refers to the classroom. */
export type Place = {
  readonly classroom: string;
  readonly third: string;
  readonly successor: string;
  readonly archived: string;
  readonly assignment: string;
  readonly removed: string;
  /** A substitute pass. `day` is a day without a pass. */
  readonly pass: string;
  readonly day: string;
  readonly job: string;
  /** A change set that added `student`, made by the owner. */
  readonly changeSet: string;
  readonly student: string;
  readonly rosterStudent: string;
  readonly otherStudent: string;
  /** A teacher of its organization. `formerMember` is a user who left it. */
  readonly member: string;
  /** Imports into its organization, one in each state that operations need. */
  readonly imports: Readonly<Record<'committed' | 'committing' | 'ready' | 'receiving' | 'rollover', string>>;
  readonly formerMember: string;
  readonly organization: string;
  readonly district: string;
  /** A domain that its organization has claimed. The DNS record is published. */
  readonly domain: string;
  /** A domain that its organization has verified. */
  readonly provedDomain: string;
  readonly joinRequest: string;
  readonly order: string;
  readonly billingFile: string;
  /** The document of `order`, a quote. */
  readonly document: string;
  readonly device: string;
  /** The code of a device that is waiting for approval. */
  readonly userCode: string;
  readonly invitation: string;
  readonly ownInvitation: string;
};

export const placeLessons = ['load-the-barge', 'mind-the-quay', 'sort-the-cargo'].map((slug) =>
  aLesson({ slug }),
);

let made = 0;
const nextId = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

type PlaceGiven = {
  readonly owner: string;
  readonly coTeacher: string | null;
  readonly organization: OrganizationPath | null;
};

export async function placeOrganizations(organizations: Pick<OrganizationRepository, 'open'>): Promise<void> {
  const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
  await anOrganization(organizations, { id: 'pier', parent });
  await anOrganization(organizations, { id: 'uplands', kind: 'district' });
}

/** Creates a place. The service must have loaded `placeLessons` and have the accounts and `placeOrganizations`. */
export async function aPlace(
  {
    transaction,
    jobs,
    secrets,
    clock,
  }: {
    readonly transaction: Transaction;
    readonly jobs: Pick<Jobs<JobKinds>, 'enqueue'>;
    readonly secrets: Pick<Secrets, 'fingerprint' | 'userCode'>;
    readonly clock: Pick<Clock, 'now'>;
  },
  { owner, coTeacher, organization }: PlaceGiven,
): Promise<Place> {
  const [classroom, third, assignment, removed, pass] = [nextId(), nextId(), nextId(), nextId(), nextId()];
  const tomorrow = new Date(clock.now() + 2 * day).toISOString().slice(0, 10);
  const [successor, archived] = [nextId(), nextId()];
  await transaction.run(async ({ classrooms, passes }) => {
    for (const id of [classroom, archived]) {
      const room = { id, organization, owner: { teacherId: nextId(), accountId: owner } };
      await classrooms.open(aNewClassroom(room), 999_999);
      if (coTeacher === null) continue;
      const email = anEmail(`${id}@harbor.test`);
      await classrooms.addTeacher(id, { id: nextId(), email }, 9);
      await classrooms.claimCoTeaching(coTeacher, email);
    }
    await classrooms.setArchived(archived, startOfTests);
    await classrooms.addTeacher(classroom, { id: third, email: anEmail('third@harbor.test') }, 9);
    const assigned = aNewAssignment({ id: assignment, classroomId: classroom });
    await classrooms.assign(assigned, 9);
    await classrooms.assign({ ...assigned, id: removed, lessonSlug: 'mind-the-quay' }, 9);
    await classrooms.removeAssignment(removed);
    await passes.make(aNewPass({ id: pass, classroomId: classroom, madeBy: owner, day: tomorrow }), 9);
  });
  const [changeSet, studentId] = [nextId(), nextId()];
  await transaction.run(({ roster }) => {
    const set = { id: changeSet, kind: 'students-added', organization, by: owner } as const;
    const student = { kind: 'student', id: studentId, from: null } as const;
    const enrollment = { kind: 'enrollment', id: nextId(), from: null } as const;
    return roster.apply({ ...set, at: Date.UTC(2100, 0), undoes: null }, [
      { ...student, field: 'state', to: 'active' },
      { ...student, field: 'given', to: 'Ann' },
      { ...enrollment, field: 'state', to: 'active' },
      { ...enrollment, field: 'classroom', to: classroom },
      { ...enrollment, field: 'student', to: studentId },
      { ...enrollment, field: 'from', to: '2026-08-17' },
    ]);
  });
  const [rosterStudent, otherStudent] = [nextId(), nextId()];
  await transaction.run(async ({ roster }) => {
    const set = {
      id: nextId(),
      kind: 'students-added',
      organization,
      by: owner,
      at: startOfTests,
      undoes: null,
    } as const;
    const rows = [rosterStudent, otherStudent].flatMap((id): readonly RosterRow[] => [
      { kind: 'student', id, fields: fieldsOf({ state: 'active', given: `Ann ${id}`, organization }) },
      {
        kind: 'enrollment',
        id: nextId(),
        fields: { state: 'active', classroom, student: id, from: '2026-08-17' },
      },
    ]);
    await roster.apply(set, planChanges(rosterOf([]), rosterOf(rows)));
  });
  const [invitation, ownInvitation] = [nextId(), nextId()];
  await transaction.run(async ({ invitations }) => {
    const by = { invitedBy: owner, batch: invitation };
    const others = [{ id: invitation, email: anEmail(`${invitation}@harbor.test`) }];
    const organizationId = idOfPath(organization ?? 'tidewater/');
    await invitations.invite(newInvitations({ ...by, organizationId, addresses: others }));
    const own = [{ id: ownInvitation, email: anEmail(`${owner}@harbor.test`) }];
    await invitations.invite(
      newInvitations({ ...by, organizationId: 'tidewater', addresses: own, expiresAt: startOfTests * 2 }),
    );
  });
  const [member, formerMember] = [nextId(), nextId()];
  await transaction.run(async ({ accounts, classrooms, organizations, settings }) => {
    const organizationId = idOfPath(organization ?? 'tidewater/');
    const at = startOfTests;
    const agreement = { signedBy: 'Grace Hopper', signedOn: '2026-08-01', file: aPdf() };
    await settings.saveAgreement(organizationId, agreement, at);
    for (const id of [member, formerMember]) {
      const membership = {
        id,
        accountId: id,
        organizationId,
        role: 'teacher',
        billingContact: false,
      } as const;
      await accounts.open(anAccount({ id, email: `${id}@harbor.test`, firstName: id }));
      await organizations.join({ ...membership, at: startOfTests });
    }
    const email = anEmail(`${member}@harbor.test`);
    await classrooms.addTeacher(classroom, { id: successor, email }, 9);
    await classrooms.claimCoTeaching(member, email);
    await organizations.endMembership(formerMember, { at: startOfTests + day, why: 'deactivated' });
  });
  const [domain, provedDomain, joinRequest] = [nextId(), nextId(), nextId()];
  await transaction.run(async ({ domains, joinRequests }) => {
    // Without an organization, the claims belong to Pier, so that they do not use up Tidewater's limit.
    const organizationId = idOfPath(organization ?? 'tidewater/pier/');
    await domains.claim({ ...aDomainClaim(domain), organizationId });
    await domains.claim({ ...aDomainClaim(provedDomain), organizationId });
    await domains.prove(provedDomain, { at: startOfTests, how: 'dns' });
    const asking = { accountId: formerMember, organizationId, workspaceId: null };
    await joinRequests.ask({ ...asking, id: joinRequest, at: startOfTests });
    // Users with an address of this domain get a suggestion to join Uplands.
    await domains.claim({ ...aDomainClaim('harbor'), organizationId: 'uplands' });
    await domains.prove('harbor', { at: startOfTests, how: 'dns' });
  });
  const [receiving, rollover] = [nextId(), nextId()];
  const imports = { receiving, rollover, ready: nextId(), committing: nextId(), committed: nextId() };
  await transaction.run(async (stores) => {
    const into = organization ?? 'tidewater/';
    for (const state of ['receiving', 'committed', 'committing', 'ready'] as const) {
      const id = imports[state];
      await stores.imports.open({ id, organization: into, by: owner, at: startOfTests });
      const file = { name: 'students.csv', header: ['First name'], rows: 1, issues: [], stopped: false };
      const counts = noCounts;
      const none = { read: [], columns: [], schools: [], confirm: null, more: [] };
      const basis = await stores.imports.progressOfOthers({ id, organization: into });
      const issues = { error: 0, review: 0, warning: 0 };
      const report = { format: 'csv', counts, issues, basis, ...none } as const;
      const done = state === 'committed' ? { changeSetId: nextId(), committedAt: Date.UTC(2100, 0) } : {};
      await stores.imports.change(id, { state, files: [file], report, plan: 1, ...done });
      await stores.imports.addRecords(id, [{ file: 0, line: 2, cells: ['Ann'], problem: null }]);
    }
    await stores.imports.open({ id: rollover, organization: into, by: owner, at: startOfTests });
    await stores.imports.change(rollover, { rollover: noChoices });
  });
  const job = await jobs.enqueue('mail', { kind: 'sign-in-link', to: anEmail(), purpose: 'login' }, owner);
  const [device, userCode] = [nextId(), secrets.userCode()];
  const [order, document, billingFile] = [nextId(), nextId(), nextId()];
  await transaction.run(async ({ devices, deviceAuthorizations, orders, documents, billingFiles }) => {
    const buyer = { kind: 'account', id: owner, path: null } as const;
    const quoted = anOrder({ id: order, buyer, state: 'quoted', session: null, billTo: null });
    await orders.place(quoted);
    await documents.issue(quoteOf(quoted, document));
    await billingFiles.save({
      id: billingFile,
      kind: 'exemption-certificate',
      organization: idOfPath(organization ?? 'tidewater/pier/'),
      order: null,
      sentAt: startOfTests,
      sentBy: owner,
      file: aPdf(),
    });
    await devices.pair(aDevice({ id: device, accountId: owner }), someTokens(device));
    await deviceAuthorizations.open(
      aDeviceAuthorization({
        userCode: secrets.fingerprint(userCode),
        deviceCode: device,
        expiresAt: Date.UTC(2100, 0),
      }),
      0,
    );
  });
  return {
    classroom,
    third,
    successor,
    archived,
    assignment,
    removed,
    pass,
    day: tomorrow,
    job,
    domain,
    provedDomain,
    joinRequest,
    changeSet,
    student: studentId,
    rosterStudent,
    otherStudent,
    order,
    billingFile,
    document,
    device,
    userCode,
    invitation,
    ownInvitation,
    imports,
    member,
    formerMember,
    organization: idOfPath(organization ?? 'tidewater/'),
    district: (organization ?? 'tidewater/').split('/')[0] ?? '',
  };
}
