import { messageMs } from '#domain/classrooms/class-work/class-messages.ts';
import { pausedUntil, showMs, showNow, type StudentNow } from '#domain/classrooms/class-work/class-now.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { admitStudent, type EntryEnded } from '../student-entry/admit-student.ts';
import { nameOfStudent } from '../student-entry/name-of-student.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';
import { networkDigest } from './network-digest.ts';
import { organizationOf } from './organization-of.ts';
import { recordClassChange } from '../class-changes/record-class-change.ts';

export type FollowedStudent = {
  /** The current state; null after the token has expired. */
  readonly read: () => Promise<StudentNow | null>;
  /** Calls the listener after each change that may concern students. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Records that the page follows the class for the next `forMs` milliseconds, so that the teacher sees who is present. */
  readonly connect: (forMs: number) => Promise<void>;
};

/** A student's part in the running class (CLS-2). */
export type StudentInClass = {
  readonly follow: (token: string, network: string) => Promise<Result<FollowedStudent, EntryEnded>>;
  /** Agrees or declines to show the student's program to the class; the last decision counts. */
  readonly answerShow: (
    holder: StudentHolder,
    agrees: boolean,
  ) => Promise<Result<void, { readonly kind: 'class/nothing-asked' }>>;
  readonly closeMessage: (holder: StudentHolder, sentAt: number) => Promise<void>;
  readonly leave: (holder: StudentHolder) => Promise<void>;
};

export function studentInClass(ports: ClassWorkPorts): StudentInClass {
  const { transaction, changes, clock, vault } = ports;
  const admit = admitStudent(ports);

  const stateOf = (holder: StudentHolder): Promise<StudentNow> =>
    transaction.read(async ({ classLive, logins }) => {
      const { classroomId, studentId, day } = holder;
      const { now: state, message, program } = await classLive.ofStudent(holder);
      const now = clock.now();
      const show = showNow(state, now);
      const isOwn = show?.studentId === studentId;
      const until = show === null ? 0 : show.at + showMs;
      const isShown = show?.state === 'shown' && !isOwn && program !== null;
      return {
        seq: state.seq,
        now,
        pausedUntil: pausedUntil(state, now),
        message: message !== null && message.sentAt > now - messageMs ? message : null,
        own:
          show === null || !isOwn
            ? null
            : { lessonSlug: show.lessonSlug, activityId: show.activityId, state: show.state, until },
        shown: isShown
          ? {
              name: await nameOfStudent(logins, { studentId: show.studentId, classroomId, day }),
              lessonSlug: show.lessonSlug,
              activityId: show.activityId,
              text: program,
              at: show.at,
              until,
            }
          : null,
      };
    });

  return {
    follow: async (token, network) => {
      const admitted = await admit(token);
      if (!admitted.ok) return admitted;
      const { classroomId, studentId, fingerprint, day } = admitted.value;
      return ok({
        read: async () => {
          const holder = await admit(token);
          return holder.ok ? stateOf(holder.value) : null;
        },
        subscribe: (listener) =>
          changes.subscribe('class-now', (id) => {
            if (id === null || id === classroomId) listener();
          }),
        connect: (forMs) =>
          transaction.run(async (stores) => {
            const connection = { fingerprint, classroomId, studentId, until: clock.now() + forMs };
            const digest = networkDigest(vault, { classroomId, day, network });
            if (await stores.classLive.connect({ ...connection, network: digest }))
              await recordClassChange(stores, classroomId, { students: false });
          }),
      });
    },

    answerShow: async ({ classroomId, studentId }, agrees) => {
      const organization = await organizationOf(ports, classroomId);
      return transaction.run(async (stores) => {
        const show = showNow(await stores.classLive.ofClassroom(classroomId), clock.now());
        if (show?.studentId !== studentId) return err({ kind: 'class/nothing-asked' });
        await stores.classLive.setShow(classroomId, { ...show, state: agrees ? 'shown' : 'refused' });
        await recordClassChange(stores, classroomId, { students: true });
        const action = agrees ? 'student/show-agreed' : 'student/show-refused';
        await stores.audit.record({ action, by: null, subject: studentId, organization });
        return ok(undefined);
      });
    },

    closeMessage: (holder, sentAt) =>
      transaction.run(async (stores) => {
        if (await stores.classLive.removeMessage(holder, sentAt))
          await recordClassChange(stores, holder.classroomId, { students: true });
      }),

    leave: ({ fingerprint, classroomId }) =>
      transaction.run(async (stores) => {
        await stores.logins.endToken(fingerprint, clock.now());
        await recordClassChange(stores, classroomId, { students: true });
      }),
  };
}
