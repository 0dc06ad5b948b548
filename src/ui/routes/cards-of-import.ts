import { paths } from './paths.ts';

/** Query parameters of the student list that open the login cards of an import: the ID of the import, and the ID of its school. */
export const cardsParameter = 'cards';
export const cardsSchoolParameter = 'school';

/** Returns the URL of the student list with a dialog that prints the login cards of an import's new students or of its whole school. */
export const cardsOfImport = (importId: string, organizationId: string): string =>
  `${paths.students}?${new URLSearchParams({ [cardsParameter]: importId, [cardsSchoolParameter]: organizationId })}`;
