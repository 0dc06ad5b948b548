import { canEver } from '#domain/organizations/access/can.ts';
import { nextLesson } from '#domain/classrooms/classrooms/next-lesson.ts';
import { studentsInLesson } from '#domain/classrooms/students/latest-lesson.ts';
import type { ClassroomCard } from '#domain/classrooms/classrooms/classroom.ts';
import type { HomeFacts, NextClass, Office, Setup } from '#domain/lessons/home/home.ts';
import type { InvitationStatus } from '#domain/organizations/invitations/invitation.ts';
import { freeSeats } from '#domain/organizations/members/seats.ts';
import type { License } from '#domain/billing/license/license.ts';
import type { Clock } from '../ports/clock.ts';
import type { LicenseApp } from './billing/license/license-app.ts';
import type { ClassroomsApp } from './classrooms/classrooms/classrooms-app.ts';
import type { StudentLoginsApp } from './classrooms/logins/student-logins-app.ts';
import type { StudentsApp } from './classrooms/students/students-app.ts';
import type { Caller } from './identity/caller/caller.ts';
import { schoolDay } from './organizations/access/school-day.ts';
import type { InvitationsApp } from './organizations/invitations/invitations-app.ts';
import type { JoiningApp } from './organizations/joining/joining-app.ts';
import type { OrganizationsApp } from './organizations/organizations/organizations-app.ts';
import type { ImportsApp } from './rosters/imports/imports-app.ts';

/** The block at the top of the lessons (NAV-20). */
export type HomeApp = {
  /** Returns the state of the caller's classes or of the organization that they manage, and of their license. */
  readonly read: (caller: Caller) => Promise<HomeFacts>;
};

export type HomePorts = {
  readonly classrooms: Pick<ClassroomsApp, 'list' | 'read'>;
  readonly studentLogins: Pick<StudentLoginsApp, 'standings'>;
  readonly students: Pick<StudentsApp, 'latestProgress'>;
  readonly license: Pick<LicenseApp, 'read'>;
  readonly joining: Pick<JoiningApp, 'list'>;
  readonly invitations: Pick<InvitationsApp, 'list'>;
  readonly imports: Pick<ImportsApp, 'list'>;
  readonly organizations: Pick<OrganizationsApp, 'schools'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** How many classes, sorted by name, are searched for the next lesson. */
const maxClassesRead = 5;

/** Statuses of invitations that can still be accepted. */
const waiting: ReadonlySet<InvitationStatus> = new Set(['queued', 'sent', 'opened', 'bounced', 'no-seat']);

/** Whether the caller manages an organization. A workspace does not count, because it has only its owner. */
const runsOrganization = ({ actor, membership }: Caller): boolean =>
  actor.accountType !== 'admin' &&
  membership !== null &&
  membership.kind !== 'workspace' &&
  canEver(actor, 'join-request.decline').ok;

export const createHomeApp = (ports: HomePorts): HomeApp => ({
  read: async (caller) => {
    const isStaff = caller.actor.accountType === 'admin';
    const runs = runsOrganization(caller);
    const listed = isStaff ? [] : await ports.classrooms.list(caller);
    const taught = listed.filter(({ archivedAt, you }) => archivedAt === null && you !== null);
    const [license, next, setup, office] = await Promise.all([
      ports.license.read(caller),
      nextOf(ports, caller, taught),
      runs || isStaff ? null : setupOf(ports, caller, taught),
      runs ? officeOf(ports, caller) : null,
    ]);
    return { next, setup, office, license: licenseLine(license, runs) };
  },
});

async function nextOf(
  { classrooms, students, clock }: HomePorts,
  caller: Caller,
  taught: readonly ClassroomCard[],
): Promise<NextClass | null> {
  const withLessons = taught.filter(({ assignedLessons }) => assignedLessons.length > 0);
  const today = schoolDay(caller, clock.now());
  const found = await Promise.all(
    withLessons.slice(0, maxClassesRead).map(async (card) => {
      const board = await classrooms.read(caller, card.id);
      const next = board.ok ? nextLesson(board.value.assignments, today) : null;
      return next === null ? [] : [{ card, next }];
    }),
  );
  const [latest] = found.flat().toSorted((a, b) => b.next.at - a.next.at);
  if (latest === undefined) return null;
  const { id, name } = latest.card;
  const progress = await students.latestProgress(caller, id);
  const { part, assignment } = latest.next;
  const { lessonSlug: slug, lessonVersion: version, lesson } = assignment;
  const worked = progress.ok ? studentsInLesson(progress.value, assignment.id) : null;
  const { students: all, finished, needHelp } = worked ?? { students: 0, finished: 0, needHelp: 0 };
  return { id, name, slug, version, title: lesson.title, part, students: all, finished, needHelp };
}

async function setupOf(
  { studentLogins }: HomePorts,
  caller: Caller,
  taught: readonly ClassroomCard[],
): Promise<Setup> {
  const first = taught.find(({ students }) => students > 0) ?? taught[0];
  if (first === undefined) return { classId: null, students: false, cards: false, taught: false };
  const students = await studentLogins.standings(caller, first.id);
  return {
    classId: first.id,
    students: first.students > 0,
    cards: students.ok && students.value.some(({ kind }) => kind !== null),
    taught: taught.some(({ marked }) => marked.done + marked.needHelp > 0),
  };
}

async function officeOf(
  { joining, invitations, imports, organizations }: HomePorts,
  caller: Caller,
): Promise<Office> {
  const [requests, sent, listed, schools] = await Promise.all([
    joining.list(caller),
    invitations.list(caller, null),
    imports.list(caller),
    organizations.schools(caller),
  ]);
  const ready = listed.filter(({ state, isRehearsal }) => state === 'ready' && !isRehearsal);
  return {
    joinRequests: requests.length,
    invitations: sent.rows.filter(({ status }) => waiting.has(status)).length,
    imports: ready.length,
    importId: ready[0]?.id ?? null,
    schools:
      caller.membership?.kind === 'district' ? schools.filter(({ kind }) => kind === 'school').length : 0,
  };
}

/** Seats are shown only to users who manage the organization. */
function licenseLine({ state, lastDay, seats }: License, runs: boolean): HomeFacts['license'] {
  const limit = seats?.limit ?? null;
  const free = seats === null ? null : freeSeats(seats);
  return { state, lastDay, seats: runs && free !== null && limit !== null ? { free, limit } : null };
}
