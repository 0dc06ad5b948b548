/** Providers: systems that give classrooms stable ids and send them repeatedly. A list is not a provider, because a person made it. */
export const rosterProviders = ['canvas', 'clever', 'kolibri', 'oneroster', 'sds-1', 'sds-2'] as const;
export type RosterProvider = (typeof rosterProviders)[number];

/** Returns the provider of a format family; null for lists. */
export const providerOf = (family: string): RosterProvider | null =>
  rosterProviders.find((provider) => provider === family) ?? null;
