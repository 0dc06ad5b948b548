import type { AuditEntry } from '#domain/audit.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { isOpenAssignment } from '#domain/classrooms/classrooms/classroom.ts';
import {
  type ActivityMessages,
  type MessageChoice,
  messagesOf,
  parseMessage,
} from '#domain/classrooms/class-work/class-messages.ts';
import type { ClassShow, ShownPlace } from '#domain/classrooms/class-work/class-now.ts';
import type { WorkRefusal } from '#domain/classrooms/class-work/work-refusals.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedClassroom } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';
import { recordClassChange } from '../class-changes/record-class-change.ts';

type LedAct = Without<
  AuditEntry<
    | 'classroom/message-sent'
    | 'classroom/pause-ended'
    | 'classroom/paused'
    | 'classroom/show-asked'
    | 'classroom/show-ended'
  >,
  'by' | 'organization' | 'subject'
>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** Leads a running class: the teacher's actions on the students' pages (CLS-2). */
export type LeadClass = {
  /** Returns the messages of each activity of the open lessons of a classroom. */
  readonly messages: (
    caller: Caller,
    classroomId: string,
  ) => Promise<Result<readonly ActivityMessages[], WorkRefusal<'lead'>>>;
  /** Sends a message from the fixed list to one student, or to all students if `studentId` is null. */
  readonly send: (
    caller: Caller,
    classroomId: string,
    message: MessageChoice & { readonly studentId: string | null },
  ) => Promise<Result<void, WorkRefusal<'send'>>>;
  /** Covers or uncovers the students' pages. They are uncovered automatically after `pauseMs`. */
  readonly pause: (
    caller: Caller,
    classroomId: string,
    paused: boolean,
  ) => Promise<Result<void, WorkRefusal<'lead'>>>;
  /** Asks a student for permission to show their program to the class; if `place` is null, ends the request or the show. */
  readonly show: (
    caller: Caller,
    classroomId: string,
    place: ShownPlace | null,
  ) => Promise<Result<void, WorkRefusal<'show'>>>;
};

export function leadClass(ports: ClassWorkPorts): LeadClass {
  const { classrooms, lessons, transaction, clock } = ports;

  const ledClass = async (caller: Caller, classroomId: string) => {
    const request = { id: classroomId, action: 'classroom.lead', kinds: ['classroom/not-found'] } as const;
    return permittedClassroom(classrooms, caller, request);
  };

  const messages: LeadClass['messages'] = async (caller, classroomId) => {
    const classroom = await ledClass(caller, classroomId);
    if (!classroom.ok) return classroom;
    const day = await dayOfClassroom(ports, classroom.value, caller);
    const assigned = await classrooms.assignments(classroomId, everywhere);
    const open = assigned.filter((assignment) => isOpenAssignment(assignment, day));
    const read = await Promise.all(
      open.map(({ lessonSlug: slug, lessonVersion: version }) => lessons.byVersion({ slug, version })),
    );
    return ok(read.flatMap((lesson) => (lesson === null ? [] : messagesOf(lesson))));
  };

  const change = async <E>(
    caller: Caller,
    classroomId: string,
    make: (stores: Stores, day: IsoDate) => Promise<Result<LedAct, E>>,
  ): Promise<Result<void, E | { readonly kind: 'classroom/not-found' }>> => {
    const classroom = await ledClass(caller, classroomId);
    if (!classroom.ok) return classroom;
    const day = await dayOfClassroom(ports, classroom.value, caller);
    return transaction.run<Result<void, E>>(async (stores) => {
      const made = await make(stores, day);
      if (!made.ok) return made;
      await recordClassChange(stores, classroomId, { students: true });
      const { organization } = classroom.value;
      await stores.audit.record({ ...made.value, by: caller.account.id, subject: classroomId, organization });
      return ok(undefined);
    });
  };

  return {
    messages,

    send: async (caller, classroomId, { studentId, ...choice }) => {
      const isOfLesson = choice.step !== null || choice.hint !== null;
      const known = isOfLesson ? await messages(caller, classroomId) : ok([]);
      if (!known.ok) return known;
      const message = parseMessage(choice, known.value);
      if (message === null) return err({ kind: 'class/no-such-message' });
      return change<WorkRefusal<'send'>>(caller, classroomId, async ({ classLive }, day) => {
        const sent = await classLive.send({ classroomId, studentId, day, message, at: clock.now() });
        if (sent === 0 && studentId !== null) return err({ kind: 'student/not-found' });
        const after = { ...message, to: studentId === null ? 'all' : 'one' } as const;
        const concerns = studentId === null ? [] : [studentId];
        return ok({ action: 'classroom/message-sent', concerns, before: null, after });
      });
    },

    pause: (caller, classroomId, paused) =>
      change<never>(caller, classroomId, async ({ classLive }) => {
        await classLive.setPaused(classroomId, paused ? clock.now() : null);
        return ok({ action: paused ? 'classroom/paused' : 'classroom/pause-ended' });
      }),

    show: (caller, classroomId, place) =>
      change<WorkRefusal<'show'>>(caller, classroomId, async ({ classLive, logins, programs }, day) => {
        if (place !== null) {
          const { studentId, lessonSlug, activityId } = place;
          const there = await logins.ofClassroom(classroomId, day);
          if (!there.some(({ id }) => id === studentId)) return err({ kind: 'student/not-found' });
          const program = await programs.findOfActivityForUpdate(studentId, lessonSlug, activityId);
          if (program === null) return err({ kind: 'program/not-found' });
        }
        const show: ClassShow | null = place === null ? null : { ...place, state: 'asked', at: clock.now() };
        await classLive.setShow(classroomId, show);
        return ok(
          place === null
            ? { action: 'classroom/show-ended' }
            : { action: 'classroom/show-asked', concerns: [place.studentId] },
        );
      }),
  };
}
