import type { ClassroomService } from '#application/client/classrooms/ports/classroom-service.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import type { Assignment, Classroom, ClassroomBoard } from '#domain/classrooms/classrooms/classroom.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import type { Result } from '#domain/result.ts';
import { anAssignmentEdit } from '../../builders/a-classroom.ts';
import { aLesson, anActivity } from '../../builders/a-lesson.ts';
import type { Service } from '../../builders/a-service.ts';
import { anAccount, aVerifiedIdentity } from '../../builders/an-account.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day } from '../../builders/time.ts';
import { anEmail } from '../../builders/an-email.ts';

export type ClassroomServiceHarness = {
  readonly service: ClassroomService;
  readonly callAs: (identity: VerifiedIdentity | null) => void;
  readonly signIn: (identity: VerifiedIdentity) => Promise<void>;
  readonly load: (lessons: readonly Lesson[]) => Promise<void>;
  readonly openAccount: (identity: VerifiedIdentity, accountType: AccountType) => Promise<void>;
  /** Licenses the account's organization without a limit on classrooms. Creates a school if the account has no organization. */
  readonly license: (accountId: string) => Promise<void>;
  readonly advance: (ms: number) => Promise<void>;
  readonly waitingMails: () => Promise<readonly OutgoingMail[]>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export const ada = aVerifiedIdentity({ displayName: 'Ada Lovelace' });
export const grace = aVerifiedIdentity({
  id: 'grace',
  email: 'grace@hopper.test',
  displayName: 'Grace Hopper',
});
export const graceMail = anEmail('grace@hopper.test');
export const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });
export const invalid = (fields: object) => refused('form/invalid', { fields });
export const noRoom = refused('classroom/not-found');
export const noAssignment = refused('assignment/not-found');
export const roomEdit = { name: 'Room 12', gradeBand: '3-5' } as const;
export const done = { state: 'done', minutes: 12 } as const;

export const valueOf = <T>(result: Result<T, { readonly kind: string }>): T => {
  if (!result.ok) throw new Error(`refused: ${result.error.kind}`);
  return result.value;
};

export const callerEntryIn = ({ you }: Classroom): string => {
  if (you === null) throw new Error('the caller is none of its teachers');
  return you;
};

export const barge = (overrides: Partial<Lesson> = {}): Lesson =>
  aLesson({ activities: [anActivity({ id: 'warm-up' }), anActivity({ id: 'build' })], ...overrides });

export const behindClassrooms = ({ app, clock, accounts, grants, organizations, outbox }: Service) =>
  ({
    load: app.lessons.load,
    signIn: app.accounts.ensureProfile,
    openAccount: async ({ id, email }, accountType) => {
      await accounts.open(anAccount({ id, email, accountType }));
    },
    license: async (accountId) => {
      const at = clock.now();
      const [present] = await organizations.membershipsOf(accountId);
      const organizationId = present === undefined ? 'licensed' : idOfPath(present.organization);
      if (present === undefined) {
        await anOrganization(organizations, { id: organizationId });
        const membership = { id: 'licensed teacher', accountId, organizationId, role: 'teacher' } as const;
        await organizations.join({ ...membership, billingContact: false, at });
      }
      const [startsAt, endsAt] = [at, at + 365 * day];
      await grants.give({ organizationId, kind: 'school', seats: 9, startsAt, endsAt });
    },
    advance: (ms) => clock.advance(ms),
    waitingMails: async () => outbox.waiting(),
  }) satisfies Partial<ClassroomServiceHarness>;

export function classroomActs(harness: () => ClassroomServiceHarness) {
  const open = async (): Promise<Classroom> => valueOf(await harness().service.create(roomEdit));
  const assign = async (classroom: Classroom): Promise<Assignment> =>
    valueOf(await harness().service.assign(classroom.id, 'load-the-barge', anAssignmentEdit()));
  const board = async (id: string): Promise<ClassroomBoard> => valueOf(await harness().service.byId(id));
  const signInAs = async (identity: VerifiedIdentity): Promise<void> => {
    harness().callAs(identity);
    await harness().signIn(identity);
  };
  const byGrace = async <T>(work: () => Promise<T>): Promise<T> => {
    await signInAs(grace);
    const answer = await work();
    harness().callAs(ada);
    return answer;
  };
  const openShared = async (): Promise<Classroom> => {
    const { id } = await open();
    valueOf(await harness().service.addCoTeacher(id, graceMail));
    await byGrace(() => harness().service.list());
    return (await board(id)).classroom;
  };
  return { signInAs, open, assign, board, byGrace, openShared };
}
