import { type RawBuilder, sql } from 'kysely';

/** Defines the recursive table `them (id, kept)`. It contains each of these students and those who were merged into them, with the student who remains. */
export const withMerged = (
  ids: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`them (id, kept) as (select k.id, k.id from (${ids}) k (id)
    union all select s.id, them.kept from students s join them on s.merged_into = them.id)`;

/** A subquery for the IDs of a student and of the students who were merged into them. */
export const mergedIds = (
  studentId: string,
): RawBuilder<unknown> => sql`(with recursive ${withMerged(sql`select ${studentId}::text`)}
    select id from them)`;

/** The ID of the student who remains after merges, for a row `o` of students. It is the row's own ID if the student was not merged. */
export const keptId: RawBuilder<string> = sql`case when o.merged_into is null then o.id else (
    with recursive up as (select o.merged_into as id
      union all select s.merged_into from students s join up on s.id = up.id where s.merged_into is not null)
    select up.id from up join students s on s.id = up.id where s.merged_into is null) end`;
