import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NewApart, NewRound, PairStore } from '#application/service/classrooms/ports/pair-store.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { type ClassPairs, maxRounds } from '#domain/classrooms/pairs/pairs.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import { isInClassroomOn } from './roster-rows.ts';
import type { Schema } from '../schema.ts';

const studentsOf = (classroomId: string, on: IsoDate): RawBuilder<unknown> => sql`select s.*
  from enrollments e join students s on s.id = e.student_id
  where e.classroom_id = ${classroomId} and ${isInClassroomOn(sql`${on}::date`)}`;

export class PostgresPairStore implements PairStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ofClassroom(classroomId: string, on: IsoDate): Promise<ClassPairs> {
    const { rows } = await sql<ClassPairs>`with
        here as materialized (${studentsOf(classroomId, on)}),
        paired as (select p.* from paired_students p join assignments a on a.id = p.assignment_id
          where a.classroom_id = ${classroomId} and p.student_id in (select id from here)),
        groups as (select assignment_id, paired_on, place,
            json_agg(student_id order by student_id collate "C") as ids
          from paired group by assignment_id, paired_on, place),
        rounds as (select assignment_id, paired_on, json_agg(ids order by place) as groups
          from groups group by assignment_id, paired_on
          order by paired_on desc, assignment_id collate "C" desc limit ${maxRounds})
      select coalesce((select json_agg(json_build_object('id', id, 'given', given_name, 'family', family_name,
            'display', display_name) order by ${naturalOrder(sql.ref('name_folded'))}, id collate "C") from here), '[]') as students,
        coalesce((select json_agg(json_build_array(student_id, other_id)
            order by student_id collate "C", other_id collate "C") from students_apart
          where classroom_id = ${classroomId} and student_id in (select id from here)
            and other_id in (select id from here)), '[]') as apart,
        coalesce((select json_agg(json_build_object('assignmentId', assignment_id, 'on', paired_on::text,
            'groups', groups) order by paired_on desc, assignment_id collate "C" desc) from rounds), '[]') as rounds`.execute(
      this.#db,
    );
    return rows[0] ?? { students: [], apart: [], rounds: [] };
  }

  async save({ classroomId, assignmentId, on, groups }: NewRound) {
    const ids = groups.flat();
    const places = groups.flatMap((group, index) => group.map(() => index + 1));
    const { rows } = await sql<{ readonly lesson: boolean; readonly students: boolean }>`with
        wanted as (select * from unnest(${ids}::text[], ${places}::integer[]) as w (id, place)),
        checked as (select exists (select from assignments where id = ${assignmentId}
              and classroom_id = ${classroomId} and not removed) as lesson,
            not exists (select from wanted where id not in (select id from (${studentsOf(classroomId, on)}) as h))
              as students),
        gone as (delete from paired_students where assignment_id = ${assignmentId} and paired_on = ${on}::date
          and not student_id = any(${ids}::text[]) and (select lesson and students from checked)),
        added as (insert into paired_students (assignment_id, paired_on, student_id, place)
          select ${assignmentId}, ${on}::date, id, place from wanted where (select lesson and students from checked)
          on conflict (assignment_id, paired_on, student_id) do update set place = excluded.place)
      select * from checked`.execute(this.#db);
    if (rows[0]?.lesson !== true) return 'no-lesson';
    return rows[0].students ? 'saved' : 'no-student';
  }

  async setApart({ classroomId, students: [one, other], on, apart }: NewApart): Promise<boolean> {
    const { rows } = await sql<{ readonly here: boolean }>`with
        checked as (select count(distinct id) = 2 as here from (${studentsOf(classroomId, on)}) as h
          where id in (${one}, ${other})),
        gone as (delete from students_apart where classroom_id = ${classroomId} and student_id = ${one}
          and other_id = ${other} and not ${apart}::boolean and (select here from checked)),
        added as (insert into students_apart (classroom_id, student_id, other_id)
          select ${classroomId}, ${one}, ${other} where ${apart}::boolean and (select here from checked)
          on conflict do nothing)
      select * from checked`.execute(this.#db);
    return rows[0]?.here === true;
  }

  async copyApart(from: string, to: string): Promise<void> {
    await sql`with others as (select classroom_id, case when student_id = ${from} then other_id else student_id end as id
        from students_apart where ${from} in (student_id, other_id))
      insert into students_apart (classroom_id, student_id, other_id)
      select classroom_id, least(id collate "C", ${to} collate "C"), greatest(id collate "C", ${to} collate "C")
      from others where id <> ${to} on conflict do nothing`.execute(this.#db);
  }
}
