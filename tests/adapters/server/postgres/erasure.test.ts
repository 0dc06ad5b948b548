import { describe, expect, test } from 'vitest';
import { InMemoryIdentityDirectory } from '#adapters/memory/identity/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { personalData } from '#adapters/postgres/personal-data/personal-data.ts';
import { rowsAbout, tablesAboutPeople } from '#adapters/postgres/personal-data/rows-about.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresInvitationRepository } from '#adapters/postgres/organizations/postgres-invitation-repository.ts';
import { PostgresJobs } from '#adapters/postgres/platform/postgres-jobs.ts';
import { PostgresNotices } from '#adapters/postgres/billing/postgres-notices.ts';
import { PostgresAutoRenewals } from '#adapters/postgres/billing/postgres-auto-renewals.ts';
import { agreedRenewal } from '#domain/billing/orders/auto-renewal.ts';
import { PostgresBillingDocuments } from '#adapters/postgres/billing/postgres-billing-documents.ts';
import { PostgresBillingFiles } from '#adapters/postgres/billing/postgres-billing-files.ts';
import { PostgresActivationCodes } from '#adapters/postgres/billing/postgres-activation-codes.ts';
import { PostgresOrderContacts } from '#adapters/postgres/billing/postgres-order-contacts.ts';
import { PostgresOrders } from '#adapters/postgres/billing/postgres-orders.ts';
import { PostgresLedger } from '#adapters/postgres/billing/postgres-ledger.ts';
import { PostgresLessonReports } from '#adapters/postgres/lessons/postgres-lesson-reports.ts';
import { PostgresLessonRepository } from '#adapters/postgres/lessons/postgres-lesson-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresOrganizationSettingsStore } from '#adapters/postgres/organizations/postgres-organization-settings-store.ts';
import { PostgresPersonalExports } from '#adapters/postgres/personal-data/postgres-personal-exports.ts';
import { PostgresRecoveryCodeStore } from '#adapters/postgres/identity/postgres-recovery-code-store.ts';
import { PostgresSignInCodeStore } from '#adapters/postgres/identity/postgres-sign-in-code-store.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { fullConsent } from '#domain/identity/consents/consent.ts';
import { eraseAccount } from '#application/service/organizations/account-deletion/erase-account.ts';
import { aNewAssignment, aNewClassroom } from '../../../builders/a-classroom.ts';
import { aDevice, aDeviceAuthorization, someTokens } from '../../../builders/a-device.ts';
import { anAccount, aPendingSignUp, aVerifiedIdentity } from '../../../builders/an-account.ts';
import { aPdf } from '../../../builders/a-pdf.ts';
import { newInvitations } from '../../../builders/an-invitation.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { placeLessons } from '../../../server/a-place.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { aDocumentDraft } from '../../../builders/a-document.ts';
import { aGuestOrder, anOrderContact } from '../../../builders/an-order-contact.ts';
import { anOrder } from '../../../builders/an-order.ts';
import { PostgresViewAsStore } from '#adapters/postgres/organizations/postgres-view-as-store.ts';
import { tablesContaining } from './tables-containing.ts';
import { openForTests, testDatabases } from './test-databases.ts';

const email = anEmail('ada@lovelace.test');
const person = { accountId: 'account-of-ada', email };
const said = ['Lovelace', 'Ada', '5550102030', 'Harbor Primary', '198.51.100.7', 'Wilhelmina'];
const clock = new SystemClock();

/** Fills every table with personal data. Add each new table here. */
async function fill(database: Database): Promise<void> {
  const { db } = database;
  const accounts = new PostgresAccountRepository(db);
  const names = { firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: 'Harbor Primary' };
  const id = person.accountId;
  await accounts.open(anAccount({ id, email, ...names, phoneNumber: '5550102030' }));
  await accounts.open(
    anAccount({ id: 'grace', email: 'grace@hopper.test', firstName: 'Grace', lastName: 'Hopper' }),
  );
  await accounts.saveSignUp(aPendingSignUp({ email, ...names }));
  await new PostgresLessonRepository(db).replaceAll(placeLessons);
  const organizations = new PostgresOrganizationRepository(db);
  await anOrganization(organizations);
  const owner = { membershipId: 'm1', accountId: id, role: 'customer' as const };
  const workspace = { id: 'workspace', name: 'Ada Lovelace’s workspace', timeZone: 'America/New_York' };
  await organizations.openWorkspace({ ...workspace, owner, at: clock.now() });
  const membership = { id: 'm2', accountId: id, organizationId: 'oak', at: clock.now() };
  await organizations.join({ ...membership, role: 'teacher', billingContact: false });
  const settings = new PostgresOrganizationSettingsStore(db);
  await settings.replaceBillingAddresses('oak', [email]);
  const sent = { holder: { kind: 'account', id }, address: email, accountId: id } as const;
  const noticed = new PostgresNotices(db);
  await noticed.add({ id: 'notice-1', name: 'trial-begun', key: 'k', at: clock.now(), ...sent });
  await noticed.setStopped(sent, ['hints']);
  const report = {
    outcome: 'well',
    minutes: 40,
    understood: 'most',
    note: 'It went well, says Ada.',
  } as const;
  const reported = { accountId: id, slug: 'harbor-light', version: 1, at: clock.now() };
  await new PostgresLessonReports(db).record({ ...reported, ...report });
  const signed = { signedBy: 'Grace Hopper', signedOn: '2026-08-01', file: aPdf() };
  await settings.saveAgreement('oak', signed, clock.now());
  await db
    .insertInto('join_requests')
    .values({
      id: 'request-1',
      account_id: id,
      organization_id: 'oak',
      workspace_id: null,
      state: 'pending',
      asked_at: new Date(clock.now()).toISOString(),
    })
    .execute();
  await new PostgresViewAsStore(db).start({
    id: 'view-1',
    staffId: 'grace',
    accountId: id,
    reason: { why: 'asked-by-person', ticket: null },
    startedAt: clock.now(),
    expiresAt: clock.now() + 60_000,
  });
  const file = new TextEncoder().encode('Ada Lovelace');
  const made = { id: 'export-1', accountId: id, file, madeAt: clock.now(), endsAt: clock.now() + 60_000 };
  await new PostgresPersonalExports(db).save(made);
  const invitations = new PostgresInvitationRepository(db);
  const invitation = newInvitations({ invitedBy: 'grace', addresses: [{ id: 'i1', email }] });
  await invitations.invite(invitation);
  const addresses = [{ id: 'i2', email: anEmail('new@oak.test') }];
  await invitations.invite({ ...invitation, invitedBy: id, message: 'Yours, Ada Lovelace', addresses });
  await new PostgresRecoveryCodeStore(db).replace(id, ['digest']);
  const secrets = { digest: 'digest', expiresAt: clock.now() + 60_000, linkFingerprint: 'link' };
  await new PostgresSignInCodeStore(db).save(email, secrets);
  await new PostgresJobs(db, database.jobs, clock).enqueue(
    'mail',
    { kind: 'sign-in-link', to: email, purpose: 'login' },
    id,
  );
  const origin = () => ({ requestId: 'request-1', address: '198.51.100.7', viewedBy: null });
  await new PostgresTransaction(database, clock, { origin }).run(
    async ({
      audit,
      classrooms,
      consents,
      deviceAuthorizations,
      devices,
      classCodes,
      imports,
      loginFiles,
      pairs,
      passes,
      roster,
      sessions,
      studentRecords,
      trialRequests,
    }) => {
      const own = { id: 'room-own', name: 'Ada’s room', owner: { teacherId: 'seat-1', accountId: id } };
      const shared = { id: 'room-shared', owner: { teacherId: 'seat-2', accountId: 'grace' } };
      for (const room of [own, shared]) await classrooms.open(aNewClassroom(room), 99);
      await classCodes.save({
        classroomId: 'room-shared',
        sealed: 'sealed',
        digest: 'digest',
        at: clock.now(),
      });
      await classrooms.addTeacher('room-shared', { id: 'seat-3', email }, 9);
      await classrooms.claimCoTeaching(id, email);
      for (const classroomId of ['room-own', 'room-shared']) {
        await classrooms.assign(aNewAssignment({ id: `barge of ${classroomId}`, classroomId }), 9);
      }
      const pass = {
        id: 'pass-1',
        code: 'print',
        classroomId: 'room-shared',
        madeBy: id,
        madeAt: clock.now(),
      };
      const ofToday = { day: '2026-11-23', timeZone: 'America/Los_Angeles', today: '2026-11-23' };
      await passes.make({ ...pass, ...ofToday }, 9);
      await passes.saveToken(pass.id, 'token');
      await devices.pair(aDevice({ accountId: id, name: 'Ada’s phone' }), someTokens('ada'));
      // One import is deleted with the workspace. The other stays with the school.
      for (const organization of ['workspace/', 'oak/'])
        await imports.open({ id: `import into ${organization}`, organization, by: id, at: clock.now() });
      const student = { kind: 'student', id: 'student-1', from: null } as const;
      const enrollment = { kind: 'enrollment', id: 'e1', from: null } as const;
      const set = { id: 'set-1', kind: 'students-added', organization: 'workspace/', by: id } as const;
      await roster.apply({ ...set, at: clock.now(), undoes: null }, [
        { ...student, field: 'state', to: 'active' },
        { ...student, field: 'given', to: 'Wilhelmina' },
        { ...student, field: 'organization', to: 'workspace/' },
        { ...enrollment, field: 'state', to: 'active' },
        { ...enrollment, field: 'classroom', to: 'room-own' },
        { ...enrollment, field: 'student', to: 'student-1' },
        { ...enrollment, field: 'from', to: '2026-08-17' },
        { ...student, id: 'student-2', field: 'state', to: 'active' },
        { ...student, id: 'student-2', field: 'given', to: 'Wilfred' },
        { ...student, id: 'student-2', field: 'organization', to: 'workspace/' },
        { ...enrollment, id: 'e2', field: 'state', to: 'active' },
        { ...enrollment, id: 'e2', field: 'classroom', to: 'room-own' },
        { ...enrollment, id: 'e2', field: 'student', to: 'student-2' },
        { ...enrollment, id: 'e2', field: 'from', to: '2026-08-17' },
      ]);
      const ofOwn = { classroomId: 'room-own', on: '2026-08-18' };
      await pairs.setApart({ ...ofOwn, students: ['student-1', 'student-2'], apart: true });
      await pairs.save({
        ...ofOwn,
        assignmentId: 'barge of room-own',
        groups: [['student-1', 'student-2']],
      });
      const record = { codePrint: 'code', studentId: 'student-1', madeAt: clock.now(), madeBy: id };
      await trialRequests.ask(id, { why: 'Two weeks of snow', at: clock.now() });
      await loginFiles.save({
        id: 'cards-1',
        accountId: id,
        as: 'cards',
        sealed: file,
        cards: 1,
        classrooms: ['room-own'],
        students: ['student-1'],
        madeAt: clock.now(),
        endsAt: clock.now() + 60_000,
      });
      await studentRecords.save({ ...record, sha256: '0'.repeat(64) });
      const seen = { device: 'Chrome on ChromeOS', network: '198.51.100.7', lastSeenAt: clock.now() };
      await sessions.note({ accountId: id, signedInAt: clock.now(), ...seen });
      const decision = { accountId: id, secondFactor: false, sessionsMark: 'mark' };
      await deviceAuthorizations.saveLoginCode({ fingerprint: 'x', grant: decision, expiresAt: clock.now() });
      const waiting = aDeviceAuthorization({ deviceName: 'Ada’s laptop', network: '198.51.100.7', decision });
      await deviceAuthorizations.open(waiting, clock.now());
      await audit.record({ action: 'account/sessions-ended', by: id, subject: id });
      await consents.record(id, fullConsent(true));
    },
  );
  await db
    .insertInto('activity_progress')
    .values({
      assignment_id: 'barge of room-shared',
      activity_id: 'build',
      state: 'done',
      minutes: 5,
      version: 1,
      updated_at: new Date(clock.now()).toISOString(),
      updated_by: id,
    })
    .execute();
  const paid = { currency: 'USD', cents: 14_900 } as const;
  const at = clock.now();
  await new PostgresLedger(db).record({
    id: 'payment-1',
    kind: 'paid',
    at,
    buyer: id,
    order: 'order-1',
    amounts: { paid },
  });
  const buyer = { kind: 'account', id, path: null } as const;
  const codes = new PostgresActivationCodes(db);
  const batch = { id: 'batch', plan: 'teacher', seats: 1, years: 1, reseller: 'Books', amount: 1 } as const;
  const now = clock.now();
  await codes.add({ ...batch, madeAt: now, validUntil: now + 1 }, ['digest']);
  await codes.use('digest', { at: now, accountId: id, holder: id });
  await new PostgresOrders(db).place(anOrder({ buyer, orderedBy: id, billTo: null }));
  const renewals = new PostgresAutoRenewals(db);
  const agreed = { agreedBy: id, agreedAt: at } as const;
  await renewals.add(agreedRenewal({ ...agreed, id: 'own', buyer, session: 'cs-own' }));
  const school = { kind: 'organization', id: 'oak', path: 'oak/' } as const;
  await renewals.add(agreedRenewal({ ...agreed, id: 'of-school', buyer: school, session: 'cs-oak' }));
  const guest = aGuestOrder({ id: 'order-guest' });
  await new PostgresOrders(db).place(guest);
  const bought = { name: 'Ada Lovelace', organization: 'Harbor Primary', claimedAt: at, claimedBy: id };
  await new PostgresOrderContacts(db).save(anOrderContact({ order: guest.id, email, ...bought }));
  await new PostgresBillingFiles(db).save({
    id: 'file-1',
    kind: 'exemption-certificate',
    organization: 'tide',
    order: null,
    sentAt: at,
    sentBy: id,
    file: aPdf(),
  });
  await new PostgresBillingDocuments(db).issue(aDocumentDraft({ buyer, billTo: null }));
}

describe.each(testDatabases)('$name', (place) => {
  let database: Database;
  openForTests(place, async (opened) => {
    database = opened;
    await fill(database);
  });

  test.each(tablesAboutPeople)(
    "[SEC-9] the inventory finds the user's data in %s before erasure",
    async (table) => {
      const { rows } = await rowsAbout(database.db, table, person);
      expect(rows.length, `fill ${table} in erasure.test.ts`).toBeGreaterThan(0);
    },
  );

  test('[SEC-7] the result shows no secret', async () => {
    const { rows } = await rowsAbout(database.db, 'recovery_codes', person);
    expect(rows).toEqual([{ account_id: person.accountId }]);
  });

  test('[SEC-6] [SEC-9] erasure treats each table as in the inventory, and no column still identifies the user', async () => {
    const directory = new InMemoryIdentityDirectory(new InMemoryIdentityService(clock), clock);
    const transaction = new PostgresTransaction(database, clock);
    const erase = eraseAccount({ transaction, directory, clock, vault: new InMemoryVault() });
    const identity = aVerifiedIdentity({ id: person.accountId, email, secondFactor: true });
    expect(await erase(identity)).toMatchObject({ ok: true });

    for (const table of tablesAboutPeople) {
      const { rows } = await rowsAbout(database.db, table, person);
      const isKept = personalData[table]?.erasure.how === 'keep';
      expect(rows.length > 0, table).toBe(isKept);
    }
    const namedIn = await Promise.all(said.map((text) => tablesContaining(database, text)));
    // The goodbye mail is still queued. The network address of the user's calls is kept until the audit log expires. The ledger keeps the account's id.
    const books = ['billing_documents', 'billing_files', 'ledger_entries', 'ledger_events', 'orders'];
    const keptId = ['activation_codes', 'audit_log', ...books].map((table) => `public.${table}`);
    const left = new Set(namedIn.flat());
    expect([...left].toSorted()).toEqual(['pgboss.job_common', ...keptId]);
    expect(await tablesContaining(database, email)).toEqual(['pgboss.job_common']);
    expect(await tablesContaining(database, person.accountId)).toEqual(keptId);
  });
});
