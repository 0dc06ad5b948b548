/**
 * Sources of which a classroom can be: programs that name classrooms by ids of their own, and send them again. A list, ours or any other,
 * is something that a person made.
 */
export const rosterProviders = ['canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2'] as const;
export type RosterProvider = (typeof rosterProviders)[number];

/** The provider of a family of formats; null for lists. */
export const providerOf = (family: string): RosterProvider | null =>
  rosterProviders.find((provider) => provider === family) ?? null;
