import type { Classroom } from '#domain/classrooms/classroom.ts';
import type { KeptClassroom, Seat } from '../ports/classroom-repository.ts';

/** The seat of an account in a classroom that it teaches. */
export function seatOf({ seats }: KeptClassroom, accountId: string): Seat {
  const seat = seats.find((candidate) => candidate.accountId === accountId);
  if (seat === undefined) throw new Error('a classroom was read for somebody who does not teach it');
  return seat;
}

/** A classroom as one of its teachers sees it. */
export function presentClassroom(kept: KeptClassroom, accountId: string): Classroom {
  const { id, name, gradeBand, archivedAt, version, seats } = kept;
  return {
    id,
    name,
    gradeBand,
    archivedAt,
    version,
    teachers: seats.map(({ accountId: _account, ...teacher }) => teacher),
    you: seatOf(kept, accountId).id,
  };
}
