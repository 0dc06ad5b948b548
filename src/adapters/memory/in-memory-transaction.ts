import type { Reads, Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { InMemoryCapacityStore } from './in-memory-capacity-store.ts';
import type { InMemoryJobs } from './in-memory-jobs.ts';
import { undoOf } from './in-memory-calls.ts';
import { InMemoryGrantRepository } from './in-memory-grant-repository.ts';
import { draftLoginFiles, noLoginFiles } from './in-memory-login-files.ts';
import { draftSales } from './in-memory-sales.ts';
import { mergedInto } from './merged-into.ts';
import { draftPairs, noPairs } from './in-memory-pair-store.ts';
import { InMemoryPeopleDirectory } from './in-memory-people-directory.ts';
import { InMemoryRosterHistory } from './in-memory-roster-history.ts';
import { InMemoryStudentDirectory } from './in-memory-student-directory.ts';
import { InMemorySeatRepository } from './in-memory-seat-repository.ts';
import { draftRecords, noRecords } from './in-memory-student-records.ts';
import { draftTrialRequests, noTrialRequests } from './in-memory-trial-requests.ts';
import { draftClassLive, noClassLive } from './in-memory-class-live.ts';
import { draftClassWork, noClassWork } from './in-memory-class-work.ts';
import { type OtherStores, storesOf } from './in-memory-stores.ts';

/** Serializes transactions; each runs on a draft of the stores that is committed if it succeeds. */
export class InMemoryTransaction implements Transaction {
  readonly #accounts: InMemoryAccountRepository;
  readonly #jobs: InMemoryJobs;
  readonly #stores: Required<OtherStores>;
  readonly #rows = {
    records: noRecords(),
    trials: noTrialRequests(),
    pairs: noPairs(),
    files: noLoginFiles(),
    work: noClassWork(),
    live: noClassLive(),
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

  read<T>(work: (stores: Reads) => Promise<T>): Promise<T> {
    return this.run(work);
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
    const coded = stores.classCodes.draft(rooms.classrooms);
    const logging = stores.logins.draft({ ...near, classCodes: coded.classCodes });
    const people = {
      classrooms: rooms.classrooms,
      logins: logging.logins,
      mergedInto: (studentId: string) => mergedInto(rosters.roster.all(), studentId),
    };
    const learned = stores.studentProgress.draft(people);
    const running = draftClassLive(this.#rows.live, {
      ...coded,
      ...logging,
      programs: () => worked.stores.programs,
      changes: stores.changes,
    });
    const worked = draftClassWork(this.#rows.work, {
      ...learned,
      ...running,
      ...people,
      changes: stores.changes,
    });
    const around = { accounts, audited, imported, learned, logging, rosters, sourced, worked };
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
      classLive: running.classLive,
      classroomLife: rooms.classrooms.life(rosters.roster, learned.studentProgress),
      deviceAuthorizations: waiting.deviceAuthorizations,
      devices: paired.devices,
      codes: activating.codes,
      consents: agreed.consents,
      ...worked.stores,
      ...sold.sales,
      documents: papers.documents,
      domains: claimed.domains,
      grants: new InMemoryGrantRepository(accounts, organized.organizations),
      imports: imported.imports,
      invitations: invited.invitations,
      jobs: jobs.jobs,
      classCodes: coded.classCodes,
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
    const ofPeople = [printed, paired, seen, passed, views, coded, audited, agreed, running, worked];
    const ofBooks = [filed, renewed, cut, booked, activating, ordered, noticed, papers, sold];
    const drafts = [...ofRoster, ...ofOrganizations, ...ofPeople, ...ofBooks];
    stores.calls.note(undoOf(commit(), ...drafts.map((draft) => draft.commit())));
    return answer;
  }
}
