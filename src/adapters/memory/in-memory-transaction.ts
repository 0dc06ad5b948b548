import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { InMemoryAuditLog } from './in-memory-audit-log.ts';
import { InMemoryAutoRenewals } from './in-memory-auto-renewals.ts';
import { InMemoryBillingDocuments } from './in-memory-billing-documents.ts';
import { InMemoryDiscountCodes } from './in-memory-discount-codes.ts';
import { InMemoryBillingFiles } from './in-memory-billing-files.ts';
import { InMemoryCapacityStore } from './in-memory-capacity-store.ts';
import { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { InMemoryConsentLog } from './in-memory-consent-log.ts';
import { InMemoryLessonRepository } from './in-memory-lesson-repository.ts';
import { InMemoryDeviceAuthorizations } from './in-memory-device-authorizations.ts';
import { InMemoryDomainRepository } from './in-memory-domain-repository.ts';
import { InMemoryDevices } from './in-memory-devices.ts';
import { InMemoryJoinCodes } from './in-memory-join-codes.ts';
import { InMemoryJoinRequestRepository } from './in-memory-join-request-repository.ts';
import type { InMemoryJobs } from './in-memory-jobs.ts';
import { InMemoryCalls, undoOf } from './in-memory-calls.ts';
import { InMemoryGrantRepository } from './in-memory-grant-repository.ts';
import { InMemoryImportStore } from './in-memory-import-store.ts';
import { InMemoryInvitationRepository } from './in-memory-invitation-repository.ts';
import { InMemoryActivationCodes } from './in-memory-activation-codes.ts';
import { InMemoryLedger } from './in-memory-ledger.ts';
import { draftLoginFiles, noLoginFiles } from './in-memory-login-files.ts';
import { InMemoryNotices } from './in-memory-notices.ts';
import { InMemoryOrders } from './in-memory-orders.ts';
import { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemoryOrganizationSettingsStore } from './in-memory-organization-settings-store.ts';
import { draftSales, noSales, type Sales } from './in-memory-sales.ts';
import { draftPairs, noPairs } from './in-memory-pair-store.ts';
import { InMemoryPeopleDirectory } from './in-memory-people-directory.ts';
import { InMemoryRecoveryCodeStore } from './in-memory-recovery-code-store.ts';
import { InMemoryRosterSources } from './in-memory-roster-sources.ts';
import { InMemoryRosterHistory } from './in-memory-roster-history.ts';
import { InMemoryRosterStore } from './in-memory-roster-store.ts';
import { InMemoryStudentDirectory } from './in-memory-student-directory.ts';
import { InMemorySeatRepository } from './in-memory-seat-repository.ts';
import { InMemorySessions } from './in-memory-sessions.ts';
import { InMemoryStudentLogins } from './in-memory-student-logins.ts';
import { draftRecords, noRecords } from './in-memory-student-records.ts';
import { draftTrialRequests, noTrialRequests } from './in-memory-trial-requests.ts';
import { InMemoryStudentProgress } from './in-memory-student-progress.ts';
import { InMemorySubstitutePasses } from './in-memory-substitute-passes.ts';
import { InMemoryViewAsStore } from './in-memory-view-as-store.ts';
import { InMemorySignInCodeStore } from './in-memory-sign-in-code-store.ts';

/** Stores that are empty, and calls that nobody runs, where they are left out. */
type OtherStores = {
  readonly audit?: InMemoryAuditLog;
  readonly consents?: InMemoryConsentLog;
  readonly recoveryCodes?: InMemoryRecoveryCodeStore;
  readonly classrooms?: InMemoryClassroomRepository;
  readonly organizations?: InMemoryOrganizationRepository;
  readonly roster?: InMemoryRosterStore;
  readonly logins?: InMemoryStudentLogins;
  readonly studentProgress?: InMemoryStudentProgress;
  readonly imports?: InMemoryImportStore;
  readonly sources?: InMemoryRosterSources;
  readonly invitations?: InMemoryInvitationRepository;
  readonly settings?: InMemoryOrganizationSettingsStore;
  readonly domains?: InMemoryDomainRepository;
  readonly joinCodes?: InMemoryJoinCodes;
  readonly joinRequests?: InMemoryJoinRequestRepository;
  readonly signInCodes?: InMemorySignInCodeStore;
  readonly deviceAuthorizations?: InMemoryDeviceAuthorizations;
  readonly devices?: InMemoryDevices;
  readonly sessions?: InMemorySessions;
  readonly passes?: InMemorySubstitutePasses;
  readonly viewAs?: InMemoryViewAsStore;
  readonly ledger?: InMemoryLedger;
  readonly codes?: InMemoryActivationCodes;
  readonly orders?: InMemoryOrders;
  readonly autoRenewals?: InMemoryAutoRenewals;
  readonly notices?: InMemoryNotices;
  readonly documents?: InMemoryBillingDocuments;
  readonly billingFiles?: InMemoryBillingFiles;
  readonly discountCodes?: InMemoryDiscountCodes;
  readonly calls?: InMemoryCalls;
  readonly sales?: Sales;
};

/** The stores that were given, and empty ones for the rest. */
function storesOf(accounts: InMemoryAccountRepository, others: OtherStores): Required<OtherStores> {
  const organizations = others.organizations ?? new InMemoryOrganizationRepository(accounts);
  const classrooms =
    others.classrooms ?? new InMemoryClassroomRepository(accounts, new InMemoryLessonRepository());
  const roster = others.roster ?? new InMemoryRosterStore(classrooms);
  classrooms.standBeside({
    schoolOf: (path) => organizations.ofPath(path)?.name ?? null,
    studentsIn: (id, on) => roster.studentsIn(id, on),
  });
  const joinCodes = others.joinCodes ?? new InMemoryJoinCodes(classrooms);
  const logins = others.logins ?? new InMemoryStudentLogins({ roster, joinCodes, classrooms });
  const noTime = { now: () => 0 };
  const settings = others.settings ?? new InMemoryOrganizationSettingsStore(accounts, organizations);
  const orders = others.orders ?? new InMemoryOrders();
  const autoRenewals = others.autoRenewals ?? new InMemoryAutoRenewals();
  const sales = others.sales ?? noSales();
  return {
    audit: new InMemoryAuditLog(noTime),
    consents: new InMemoryConsentLog(noTime),
    recoveryCodes: new InMemoryRecoveryCodeStore(),
    logins,
    studentProgress: new InMemoryStudentProgress({ classrooms, logins }),
    imports: new InMemoryImportStore({ accounts, organizations, roster }, noTime.now),
    sources: new InMemoryRosterSources({ roster, classrooms, accounts, organizations }),
    invitations: others.invitations ?? new InMemoryInvitationRepository(accounts, organizations),
    domains: new InMemoryDomainRepository(organizations),
    joinCodes,
    joinRequests: new InMemoryJoinRequestRepository(accounts, organizations),
    signInCodes: new InMemorySignInCodeStore(),
    deviceAuthorizations: new InMemoryDeviceAuthorizations(),
    devices: new InMemoryDevices(accounts),
    sessions: new InMemorySessions(accounts),
    passes: new InMemorySubstitutePasses(accounts, classrooms),
    viewAs: new InMemoryViewAsStore(),
    ledger: new InMemoryLedger(),
    codes: new InMemoryActivationCodes(),
    autoRenewals,
    sales,
    notices: new InMemoryNotices({ accounts, organizations, settings, orders, autoRenewals, ...sales }),
    documents: new InMemoryBillingDocuments(),
    billingFiles: new InMemoryBillingFiles(organizations),
    discountCodes: new InMemoryDiscountCodes(orders),
    calls: new InMemoryCalls(),
    ...others,
    settings,
    orders,
    classrooms,
    organizations,
    roster,
  };
}

/** Runs one work after the other, each on a draft of the stores that is committed only when the work is done. */
export class InMemoryTransaction implements Transaction {
  readonly #accounts: InMemoryAccountRepository;
  readonly #jobs: InMemoryJobs;
  readonly #stores: Required<OtherStores>;
  readonly #rows = {
    records: noRecords(),
    trials: noTrialRequests(),
    pairs: noPairs(),
    files: noLoginFiles(),
  };
  #last: Promise<unknown> = Promise.resolve();

  constructor(accounts: InMemoryAccountRepository, jobs: InMemoryJobs, others: OtherStores = {}) {
    this.#accounts = accounts;
    this.#jobs = jobs;
    this.#stores = storesOf(accounts, others);
  }

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const running = this.#last.then(() => this.#runNow(work));
    this.#last = running.catch(() => undefined);
    return running;
  }

  async #runNow<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const { accounts, commit } = this.#accounts.draft();
    const stores = this.#stores;
    const [codes, agreed] = [stores.recoveryCodes.draft(), stores.consents.draft()];
    const audited = stores.audit.draft();
    const jobs = this.#jobs.draft();
    const rooms = stores.classrooms.draft(accounts);
    const organized = stores.organizations.draft(accounts);
    const rosters = stores.roster.draft(rooms.classrooms);
    const [{ organizations }, { roster }] = [organized, rosters];
    const near = { accounts, organizations, roster: rosters.roster, classrooms: rooms.classrooms };
    const imported = stores.imports.draft(near);
    const sourced = stores.sources.draft(near);
    rosters.roster.tell(imported.imports, sourced.sources);
    const coded = stores.joinCodes.draft(rooms.classrooms);
    const logging = stores.logins.draft({ ...near, joinCodes: coded.joinCodes });
    const learned = stores.studentProgress.draft({ classrooms: rooms.classrooms, logins: logging.logins });
    const around = { accounts, audited, imported, logging, rosters, sourced };
    const grouped = draftPairs(this.#rows.pairs, { roster: rosters.roster, classrooms: rooms.classrooms });
    const printed = draftLoginFiles(this.#rows.files, near);
    const recorded = draftRecords(this.#rows.records, around);
    const sold = draftSales(stores.sales);
    const longer = draftTrialRequests(this.#rows.trials, accounts);
    const known = { logins: logging.logins, progress: learned.studentProgress, sources: sourced.sources };
    const directory = new InMemoryStudentDirectory(roster, rooms.classrooms, organizations, known);
    const [views, passed] = [stores.viewAs.draft(), stores.passes.draft(accounts, rooms.classrooms)];
    const invited = stores.invitations.draft(accounts, organized.organizations);
    const configured = stores.settings.draft(accounts, organized.organizations);
    const claimed = stores.domains.draft(organized.organizations);
    const asked = stores.joinRequests.draft(accounts, organized.organizations);
    const mailedCodes = stores.signInCodes.draft();
    const waiting = stores.deviceAuthorizations.draft();
    const paired = stores.devices.draft(accounts);
    const seen = stores.sessions.draft(accounts);
    const booked = stores.ledger.draft();
    const activating = stores.codes.draft();
    const ordered = stores.orders.draft();
    const renewed = stores.autoRenewals.draft();
    const [{ settings }, { orders }, { autoRenewals }] = [configured, ordered, renewed];
    rosters.roster.heed(settings);
    const noticed = stores.notices.draft({ ...near, ...sold, settings, orders, autoRenewals });
    const papers = stores.documents.draft();
    const cut = stores.discountCodes.draft(orders);
    const filed = stores.billingFiles.draft(organizations);
    const answer = await work({
      accounts,
      audit: audited.audit,
      autoRenewals,
      billingFiles: filed.billingFiles,
      capacity: new InMemoryCapacityStore({ accounts, organizations, roster, classrooms: rooms.classrooms }),
      discountCodes: cut.discountCodes,
      classrooms: rooms.classrooms,
      classroomLife: rooms.classrooms.life(rosters.roster, learned.studentProgress),
      deviceAuthorizations: waiting.deviceAuthorizations,
      devices: paired.devices,
      codes: activating.codes,
      consents: agreed.consents,
      ...sold.sales,
      documents: papers.documents,
      domains: claimed.domains,
      grants: new InMemoryGrantRepository(accounts, organized.organizations),
      imports: imported.imports,
      invitations: invited.invitations,
      jobs: jobs.jobs,
      joinCodes: coded.joinCodes,
      ledger: booked.ledger,
      loginFiles: printed.loginFiles,
      logins: logging.logins,
      notices: noticed.notices,
      orders: ordered.orders,
      studentProgress: learned.studentProgress,
      studentRecords: recorded.studentRecords,
      trialRequests: longer.trialRequests,
      joinRequests: asked.joinRequests,
      organizations: organized.organizations,
      seats: new InMemorySeatRepository(accounts, organized.organizations),
      settings: configured.settings,
      pairs: grouped.pairs,
      people: new InMemoryPeopleDirectory(accounts, organized.organizations),
      recoveryCodes: codes.recoveryCodes,
      roster: rosters.roster,
      rosterHistory: new InMemoryRosterHistory({ ...near, ...known, audited: audited.entries, directory }),
      sources: sourced.sources,
      students: directory,
      sessions: seen.sessions,
      signInCodes: mailedCodes.signInCodes,
      passes: passed.passes,
      viewAs: views.viewAs,
    });
    const ofRoster = [codes, rooms, rosters, imported, sourced, logging, learned, recorded, longer, grouped];
    const ofOrganizations = [organized, invited, configured, claimed, asked, jobs, mailedCodes, waiting];
    const ofPeople = [printed, paired, seen, passed, views, coded, audited, agreed];
    const ofBooks = [filed, renewed, cut, booked, activating, ordered, noticed, papers, sold];
    const drafts = [...ofRoster, ...ofOrganizations, ...ofPeople, ...ofBooks];
    stores.calls.note(undoOf(commit(), ...drafts.map((draft) => draft.commit())));
    return answer;
  }
}
