import { paths } from './paths.ts';

/** The query parameter of the student list for the login cards of an import's new students, or of the whole school. */
export const cardsParameter = 'cards';
export const cardsSchoolParameter = 'school';

/** Returns the URL to print the login cards of an import's new students, or of its whole school. */
export const cardsOfImport = (importId: string, organizationId: string): string =>
  `${paths.students}?${new URLSearchParams({ [cardsParameter]: importId, [cardsSchoolParameter]: organizationId })}`;
