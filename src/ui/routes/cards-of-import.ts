import { paths } from './paths.ts';

/** What the list of students is asked for by the result of an import: the cards of whom it added, or of its school. */
export const cardsParameter = 'cards';
export const cardsSchoolParameter = 'school';

/** Where the login cards of whom an import added, or of everybody in its school, are printed. */
export const cardsOfImport = (importId: string, organizationId: string): string =>
  `${paths.students}?${new URLSearchParams({ [cardsParameter]: importId, [cardsSchoolParameter]: organizationId })}`;
