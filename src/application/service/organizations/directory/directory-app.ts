import { pagePeople, type PagePeople, type PagePeoplePorts } from './page-people.ts';

/** The directory of people (ORG-5). */
export type DirectoryApp = { readonly page: PagePeople };

export const createDirectoryApp = (ports: PagePeoplePorts): DirectoryApp => ({ page: pagePeople(ports) });
