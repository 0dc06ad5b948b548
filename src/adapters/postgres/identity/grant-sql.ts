/** A grant `g` in the format of the domain. Null fields are omitted. */
export const grantJson = `json_strip_nulls(json_build_object('kind', g.kind,
    'startsAt', (extract(epoch from g.starts_at) * 1000)::bigint,
    'endsAt', (extract(epoch from g.ends_at) * 1000)::bigint,
    'owed', g.owed, 'trustedUntil', (extract(epoch from g.trusted_until) * 1000)::bigint))`;

/** Whether the organization with this path, or one above it, has a grant `g`. A path consists of IDs. */
export const isHeldAbove = (path: string): string => `g.organization_id = any(string_to_array(${path}, '/'))`;

/** The seat status of a membership `m`: a `SeatStanding`. */
export const seatStanding = `case when m.role <> 'teacher' then 'not-needed' when m.seated then 'held'
  when m.seat_asked_at is not null then 'asked' else 'none' end`;

/** Whether the organization's license covers a membership `m`. Teachers need a seat. */
export const isCoveredMemberSql = `(m.role <> 'teacher' or m.seated)`;
