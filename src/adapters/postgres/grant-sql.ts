/** A grant `g` as the domain has it. What is not owed says nothing of it. */
export const grantJson = `json_strip_nulls(json_build_object('kind', g.kind,
    'startsAt', (extract(epoch from g.starts_at) * 1000)::bigint,
    'endsAt', (extract(epoch from g.ends_at) * 1000)::bigint,
    'owed', g.owed, 'trustedUntil', (extract(epoch from g.trusted_until) * 1000)::bigint))`;

/** Whether a grant `g` is held by the organization of a path, or by one above it: a path is made of ids. */
export const isHeldAbove = (path: string): string => `g.organization_id = any(string_to_array(${path}, '/'))`;

/** Where a membership `m` stands about its seat: a `SeatStanding`. */
export const seatStanding = `case when m.role <> 'teacher' then 'not-needed' when m.seated then 'held'
  when m.seat_asked_at is not null then 'asked' else 'none' end`;

/** Whether a membership `m` is covered by what its organization holds: whoever teaches needs a seat. */
export const isCoveredMember = `(m.role <> 'teacher' or m.seated)`;
